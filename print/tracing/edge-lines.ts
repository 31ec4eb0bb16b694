import { bordersOf, simplified, smoothed } from './borders.ts'
import type { Point } from './point.ts'
import { type Labels, regionsOf } from './regions.ts'

/** The colour of lines to colour in. */
export const ink = '#1c1a18'
const mm = 72 / 25.4
/** In points on the paper: what publishers use in faces and hands, and what a child of six can colour up to. */
export const lineWidth = { min: 0.7 * mm, max: 1.2 * mm }
/** The sides of regions whose edges have these widths, in points on the paper. */
const sides = { fine: 6 * mm, bold: 28 * mm }
/** In points on the paper: a smaller or thinner region belongs to its neighbour, a shorter line is a speck. */
export const least = { side: 2.2 * mm, thickness: 0.75 * mm, line: 2 * mm }
/** In pixels. */
const [smoothing, tolerance] = [3, 0.35]

/** A line along which two regions meet, in pixels, and how wide it is printed. */
export interface EdgeLine {
  points: Point[]
  isClosed: boolean
  width: number
}

/**
 * The lines along which the colours of a picture meet, and the regions between them. `size`: of a pixel on the paper, in points. The lines are thinner around
 * what is small.
 */
export function edgeLines(page: Labels, size: number): { lines: EdgeLine[]; labels: Labels; areas: number[] } {
  const { labels, areas } = regionsOf(page, (least.side / size) ** 2, least.thickness / size)
  const lines = bordersOf(labels).flatMap((border): EdgeLine[] => {
    const points = simplified(smoothed(border, smoothing).points, tolerance)
    if (!border.isClosed && lengthOf(points) * size < least.line) return []
    const [one, other] = border.between
    const side = Math.sqrt(Math.min(areas[one] ?? 0, areas[other] ?? 0)) * size
    return [{ points, isClosed: border.isClosed, width: widthFor(side) }]
  })
  return { lines, labels, areas }
}

/** In tenths of a point, so that a page has few of them. */
function widthFor(side: number): number {
  const share = Math.min(1, Math.max(0, (side - sides.fine) / (sides.bold - sides.fine)))
  return Math.round((lineWidth.min + share * (lineWidth.max - lineWidth.min)) * 10) / 10
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0
  for (const [index, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    sum += Math.hypot(x - fromX, y - fromY)
  }
  return sum
}

/** The first place of a line, and from there in steps to the next: half of what is kept otherwise. In hundredths of a point. */
export function pathOf(points: readonly Point[], isClosed: boolean): string {
  const places = (isClosed && points.length > 3 ? points.slice(0, -1) : points).map(
    ([x, y]): Point => [Math.round(x * 100), Math.round(y * 100)],
  )
  const steps = places.map(([x, y], index) => {
    const [fromX, fromY] = places[index - 1] ?? [0, 0]
    return `${(x - fromX) / 100} ${(y - fromY) / 100}`
  })
  const [first, ...rest] = steps.map((step) => step.replace(' -', '-'))
  if (first === undefined) return ''
  const lines = rest.length > 0 ? `l${rest.join(' ').replaceAll(' -', '-')}` : ''
  return `M${first}${lines}${isClosed ? 'z' : ''}`
}
