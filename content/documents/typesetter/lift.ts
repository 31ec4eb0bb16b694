import { curve, type Point } from '../../kit/geometry.ts'
import { fullColumn, type Setting } from './design.ts'

const scale = 1.3
export const liftHeight = 220 * scale

/** A lift of two yoghurt pots, with empty lines at its parts for their names. */
export function drawLift({ doc, look }: Setting, top: number): void {
  doc
    .save()
    .translate(fullColumn.left + fullColumn.width / 2, top + 4)
    .scale(scale)
  const [x, y] = [0, 0]
  const shape = (points: Point[]) =>
    doc
      .polygon(...points.map(([px, py]): [number, number] => [x + px, y + py]))
      .fillAndStroke('#ffffff', look.colour.ink)
  doc.lineWidth(1.4).lineJoin('round').lineCap('round')
  // The table, and the pencil taped to it.
  shape([
    [-130, 30],
    [-10, 30],
    [-10, 42],
    [-130, 42],
  ])
  shape([
    [-112, 42],
    [-100, 42],
    [-102, 206],
    [-110, 206],
  ])
  shape([
    [-60, 20],
    [62, 20],
    [62, 30],
    [-60, 30],
  ])
  shape([
    [62, 20],
    [76, 25],
    [62, 30],
  ])
  shape([
    [-48, 16],
    [-30, 16],
    [-30, 32],
    [-48, 32],
  ])
  // The string over the pencil, its two ends down to the handles.
  doc
    .path(
      curve([
        [x + 4, y + 110],
        [x + 4, y + 34],
        [x + 27, y + 16],
        [x + 50, y + 34],
        [x + 50, y + 60],
      ]),
    )
    .stroke()
  pot(4, 132)
  pot(50, 82)
  // A toy in the lower pot, drops into the upper one.
  doc.circle(x + 4, y + 126, 7).stroke()
  for (const [dx, dy] of [
    [38, 44],
    [62, 40],
    [67, 53],
  ] as const)
    doc.path(`M${x + dx} ${y + dy}c-3 5 -3 8 0 8c3 0 3 -3 0 -8Z`).stroke()
  shape([
    [-40, 200],
    [110, 200],
    [104, 212],
    [-34, 212],
  ])
  const names: [Point, Point][] = [
    [
      [-100, 6],
      [-50, 22],
    ],
    [
      [108, 50],
      [50, 48],
    ],
    [
      [118, 96],
      [70, 98],
    ],
    [
      [112, 146],
      [22, 150],
    ],
    [
      [128, 190],
      [100, 205],
    ],
  ]
  for (const [[fromX, fromY], [toX, toY]] of names) {
    // To the edge of the column.
    const end = (Math.sign(fromX) * fullColumn.width) / 2 / scale
    doc.lineWidth(0.8).strokeColor(look.colour.muted)
    doc
      .moveTo(x + end, y + fromY)
      .lineTo(x + fromX, y + fromY)
      .lineTo(x + toX, y + toY)
      .stroke()
    doc.circle(x + toX, y + toY, 2).fill(look.colour.ink)
  }
  doc.restore()

  function pot(px: number, py: number) {
    const ink = doc.lineWidth(1.4).strokeColor(look.colour.ink)
    ink
      .path(
        curve([
          [x + px - 20, y + py],
          [x + px, y + py - 22],
          [x + px + 20, y + py],
        ]),
      )
      .stroke()
    shape([
      [px - 22, py],
      [px + 22, py],
      [px + 16, py + 44],
      [px - 16, py + 44],
    ])
  }
}
