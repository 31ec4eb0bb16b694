import { identity, type Matrix, multiply, transform } from './matrix.ts'
import type { SceneNode } from './scene.ts'

type Box = { x: number; y: number; w: number; h: number }

/** The corners of one mark: all its points, or the first of a dot, whose arcs are written from there. */
function pointsOf(mark: string): [number, number][] {
  const numbers = (mark.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const last = mark.includes('a') ? 2 : numbers.length
  return Array.from({ length: last / 2 }, (_, i) => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0])
}

function isClear(mark: string, matrix: Matrix, boxes: Box[]): boolean {
  const points = pointsOf(mark).map((point) => transform(matrix, point))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return boxes.every(({ x, y, w, h }) => right < x || left > x + w || bottom < y || top > y + h)
}

/** The scene without those of its scattered marks that would lie across one of the boxes: a snowflake beside a word looks like a full stop. */
export function clearOf(nodes: SceneNode[], boxes: Box[], matrix = identity): SceneNode[] {
  return nodes.map((node) => {
    if (node.kind === 'group')
      return { ...node, children: clearOf(node.children, boxes, multiply(matrix, node.matrix)) }
    if (!node.scattered) return node
    const marks = node.d.split(/(?=M)/).filter((mark) => isClear(mark, matrix, boxes))
    return { ...node, d: marks.join('') }
  })
}
