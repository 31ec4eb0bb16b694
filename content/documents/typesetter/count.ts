import { blob, curve, type Point, randomFrom } from '../../kit/geometry.ts'
import type { Art, Thing } from '../art.ts'
import { fullColumn, type Setting } from './design.ts'

type Count = Extract<Art, { kind: 'count' }>
type Doc = PDFKit.PDFDocument

const perRow: Record<Thing, number> = { buttons: 7, potatoes: 8, rhubarbs: 8 }
const rowHeight: Record<Thing, number> = { buttons: 62, potatoes: 50, rhubarbs: 80 }

export const countHeight = ({ thing, count }: Count): number => Math.ceil(count / perRow[thing]) * rowHeight[thing]

/** Things to count, lying about in rows: not so straight that they count themselves. */
export function drawCount({ doc, look }: Setting, { thing, count }: Count, top: number): void {
  const random = randomFrom(count)
  const width = fullColumn.width / perRow[thing]
  doc.lineWidth(1.3).lineJoin('round').lineCap('round').strokeColor(look.colour.ink)
  for (let index = 0; index < count; index += 1) {
    const [column, row] = [index % perRow[thing], Math.floor(index / perRow[thing])]
    const x = fullColumn.left + (column + 0.5) * width + (random() - 0.5) * width * 0.2
    const y = top + (row + 0.5) * rowHeight[thing] + (random() - 0.5) * 6
    doc.save().translate(x, y)
    if (thing === 'buttons') drawButtonToColour(doc, 18 + random() * 7, random() < 0.5 ? 2 : 4)
    else {
      doc.rotate((random() - 0.5) * (thing === 'potatoes' ? 120 : 16))
      if (thing === 'potatoes') drawPotato(doc, 17 + random() * 6)
      else drawRhubarb(doc)
    }
    doc.restore()
  }
}

const inked = (doc: Doc, d: string) => doc.path(d).fillAndStroke('#ffffff', '#2a2320')

/** A button in outline, for a crayon. */
export function drawButtonToColour(doc: Doc, radius: number, holes: 2 | 4): void {
  doc.circle(0, 0, radius).stroke()
  doc.circle(0, 0, radius * 0.74).stroke()
  const far = radius * 0.24
  const places =
    holes === 2
      ? [
          [-far, 0],
          [far, 0],
        ]
      : [
          [-far, -far],
          [far, -far],
          [-far, far],
          [far, far],
        ]
  for (const [x = 0, y = 0] of places) doc.circle(x, y, radius * 0.11).stroke()
}

function drawPotato(doc: Doc, size: number): void {
  const outline: Point[] = [
    [-size, 2],
    [-size * 0.6, -size * 0.62],
    [size * 0.3, -size * 0.7],
    [size, -size * 0.1],
    [size * 0.55, size * 0.66],
    [-size * 0.5, size * 0.6],
  ]
  inked(doc, blob(outline))
  for (const [x, y] of [
    [-0.4, -0.15],
    [0.25, -0.3],
    [0.15, 0.28],
  ] as const)
    doc
      .path(
        curve([
          [x * size - 3, y * size],
          [x * size, y * size + 2.4],
          [x * size + 3, y * size],
        ]),
      )
      .stroke()
}

/** A knobbly root with roots like hairs, and three stalks under crinkled leaves. */
function drawRhubarb(doc: Doc): void {
  for (const side of [-1, 1, 0]) {
    const [x, y] = [side * 13, side === 0 ? -24 : -17]
    inked(
      doc,
      blob([
        [side * 3 - 2.5, 14],
        [x - 3, y + 4],
        [x + 3, y + 4],
        [side * 3 + 2.5, 14],
      ]),
    )
    inked(
      doc,
      blob([
        [x - 9, y + 4],
        [x - 10, y - 5],
        [x - 3, y - 11],
        [x + 4, y - 10],
        [x + 10, y - 4],
        [x + 8, y + 5],
        [x, y + 2],
      ]),
    )
    doc.path(`M${x} ${y + 2}L${x} ${y - 6}M${x} ${y - 1}L${x - 5} ${y - 5}M${x} ${y - 1}L${x + 5} ${y - 5}`).stroke()
  }
  for (const x of [-14, -5, 5, 14]) doc.path(`M${x} 24L${x * 1.25} 33`).stroke()
  inked(
    doc,
    blob([
      [-20, 20],
      [-15, 9],
      [-6, 12],
      [2, 8],
      [9, 12],
      [17, 10],
      [20, 20],
      [11, 28],
      [0, 25],
      [-11, 28],
    ]),
  )
  doc.path('M-9 18c2 3 5 3 7 0M4 21c2 3 5 3 7 0').stroke()
}
