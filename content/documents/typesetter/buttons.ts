import type { Look } from './design.ts'

type Button = [fromRight: number, y: number, radius: number, holes: 2 | 4]

/** For documents that belong to no book: five, for the five ways to use one. */
export const buttons: Button[] = [
  [146, 104, 17, 2],
  [116, 60, 19, 4],
  [74, 96, 18, 2],
  [44, 50, 17, 2],
  [32, 108, 19, 4],
]

/** A coat button: no two of a pair the same, as on the hats of the first story. */
export function drawButton(
  doc: PDFKit.PDFDocument,
  colour: Pick<Look['colour'], 'tint' | 'accent'>,
  [x, y]: [number, number],
  radius: number,
  holes: 2 | 4,
): void {
  doc.circle(x, y, radius).fill(colour.tint)
  doc
    .circle(x, y, radius * 0.74)
    .lineWidth(1.6)
    .strokeColor(colour.accent)
    .stroke()
  const offset = radius * 0.24
  const places =
    holes === 2
      ? [
          [-1, 0],
          [1, 0],
        ]
      : [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ]
  for (const [dx = 0, dy = 0] of places) doc.circle(x + dx * offset, y + dy * offset, radius * 0.13).fill(colour.accent)
}
