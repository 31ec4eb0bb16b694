import type { Piece } from './page-pieces.ts'

/** Paragraphs of an untagged page: lines of one size, one under the other; columns from left to right. */
export function orderByPosition(lines: Piece[]): Piece[][] {
  const paragraphs: Piece[][] = []
  for (const line of lines) {
    const paragraph = paragraphs.findLast(([...before]) => followsOn(before.at(-1), line))
    if (paragraph) paragraph.push(line)
    else paragraphs.push([line])
  }
  return sortBlocks(paragraphs)
}

function followsOn(above: Piece | undefined, line: Piece): boolean {
  if (!above?.isUpright || !line.isUpright) return false
  const size = line.bottom - line.top
  const isSameSize = Math.abs(above.bottom - above.top - size) < 0.1 * size
  const pitch = line.top - above.top
  const overlaps = Math.min(above.right, line.right) > Math.max(above.left, line.left)
  return isSameSize && overlaps && pitch > 0.7 * size && pitch < 1.75 * size
}

/** Cuts the page recursively where a white strip runs right through it: into columns, else from top to bottom. */
function sortBlocks(blocks: Piece[][]): Piece[][] {
  if (blocks.length < 2) return blocks
  const columns = cut(blocks, 'left', 'right')
  if (columns.length > 1) return columns.flatMap(sortBlocks)
  const [top = [], ...below] = cut(blocks, 'top', 'bottom')
  if (below.length > 0) return [top, below.flat()].flatMap(sortBlocks)
  return blocks.toSorted((a, b) => edge(a, 'top') - edge(b, 'top') || edge(a, 'left') - edge(b, 'left'))
}

function cut(blocks: Piece[][], start: 'left' | 'top', end: 'right' | 'bottom'): Piece[][][] {
  const parts: Piece[][][] = []
  let reach = Number.NEGATIVE_INFINITY
  for (const block of blocks.toSorted((a, b) => edge(a, start) - edge(b, start))) {
    const part = parts.at(-1)
    if (part && edge(block, start) < reach) part.push(block)
    else parts.push([block])
    reach = Math.max(reach, edge(block, end))
  }
  return parts
}

function edge(block: Piece[], side: 'left' | 'top' | 'right' | 'bottom'): number {
  const values = block.map((piece) => piece[side])
  return side === 'left' || side === 'top' ? Math.min(...values) : Math.max(...values)
}
