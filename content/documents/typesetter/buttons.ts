import type { FrontMatter } from '../front-matter.ts'
import { colour } from './design.ts'

type Button = [fromRight: number, y: number, radius: number, holes: 2 | 4]

/** A different handful on each kind of document, so that they can be told apart on a shelf: three for the three reading groups, and so on. */
export const buttons: Record<FrontMatter['category'], Button[]> = {
  'teachers-guide': [
    [122, 62, 36, 4],
    [50, 90, 26, 2],
  ],
  'lesson-plan': [[84, 74, 48, 4]],
  'guided-reading': [
    [150, 92, 20, 2],
    [100, 74, 27, 4],
    [40, 60, 33, 2],
  ],
  'discussion-topic': [
    [112, 74, 34, 2],
    [46, 74, 34, 4],
  ],
  introduction: [
    [146, 104, 17, 2],
    [116, 60, 19, 4],
    [74, 96, 18, 2],
    [44, 50, 17, 2],
    [32, 108, 19, 4],
  ],
}

/** A coat button: no two of a pair the same, as on the hats of the first story. */
export function drawButton(doc: PDFKit.PDFDocument, x: number, y: number, radius: number, holes: 2 | 4): void {
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
