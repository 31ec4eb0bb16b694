import type { Piece } from './page-pieces.ts'

/** Joins the runs of each line, in the order given. */
export function joinLines(pieces: Piece[]): Piece[] {
  const lines: Piece[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line && isBlank(piece)) line.text += ' '
    else if (line && isSameLine(line, piece)) {
      if (isPrintedTwice(line, piece)) continue
      const size = line.bottom - line.top
      line.text += (piece.left - line.right > 0.15 * size ? ' ' : '') + piece.text
      line.right = Math.max(line.right, piece.right)
      line.top = Math.min(line.top, piece.top)
      line.bottom = Math.max(line.bottom, piece.bottom)
    } else if (!isBlank(piece)) lines.push({ ...piece })
  }
  return lines.map((line) => ({ ...line, text: line.text.replace(/ +/g, ' ').trim() }))
}

function isBlank({ text }: Piece): boolean {
  return text.trim() === ''
}

function isSameLine(line: Piece, piece: Piece): boolean {
  if (!line.isUpright || !piece.isUpright) return false
  const [tall, small] = [line.bottom - line.top, piece.bottom - piece.top].sort((a, b) => b - a) as [number, number]
  const overlap = Math.min(line.bottom, piece.bottom) - Math.max(line.top, piece.top)
  const gap = piece.left - line.right
  return overlap > 0.6 * small && gap < 2 * tall && (gap > -0.5 * tall || isPrintedTwice(line, piece))
}

/** Some programs embolden text by printing it twice, a hair apart. */
function isPrintedTwice(line: Piece, piece: Piece): boolean {
  return line.text.endsWith(piece.text) && Math.abs(line.right - piece.right) < 0.1 * (line.bottom - line.top)
}
