import type { Point } from '../../kit/geometry.ts'
import type { PathNode, SceneNode } from '../../kit/scene.ts'
import { scale as fineness, margin, sheet } from '../../painter/sheet.ts'
import { pageSize } from '../../storybook.ts'
import { type Flat, flatten, isInside, isUncovered, type Mark } from './flat-scene.ts'
import { type Labels, regionsOf } from './regions.ts'
import { bordersOf, simplified, smoothed } from './trace.ts'

export const ink = '#1c1a18'
const mm = 72 / 25.4
/** In points on the paper: what publishers use in faces and hands, and what a child of six can colour up to. */
export const lineWidth = { min: 0.7 * mm, max: 1.2 * mm }
/** The sides of regions whose edges have these widths, in points on the paper. */
const sides = { fine: 6 * mm, bold: 28 * mm }
/** In points on the paper: a smaller or thinner region belongs to its neighbour, a shorter line is a speck. */
const min = { side: 2.2 * mm, thickness: 0.75 * mm, line: 2 * mm }
/** In pixels of the sheet. */
const [smoothing, tolerance] = [3, 0.35]

/**
 * A picture of the story in lines to colour in: one line wherever the visible colour changes, so that what is hidden, and where limbs are joined, is not drawn.
 * `scale` is that in which it is printed. The lines are thinner around what is small, and nothing larger than a pupil is dark.
 */
export function colourLines(nodes: SceneNode[], scale: number): PathNode[] {
  const flat = flatten(nodes, scale)
  // Of the paper, per pixel.
  const size = scale / fineness
  const page: Labels = { width: pageSize.width * fineness, height: pageSize.height * fineness, of: pageOf(flat) }
  const { labels, areas } = regionsOf(page, (min.side / size) ** 2, min.thickness / size)
  const byWidth = new Map<number, string[]>()
  for (const border of bordersOf(labels)) {
    const smooth = simplified(smoothed(border, smoothing).points, tolerance)
    if (!border.isClosed && lengthOf(smooth) * size < min.line) continue
    const [one, other] = border.between
    const side = Math.sqrt(Math.min(areas[one] ?? 0, areas[other] ?? 0)) * size
    const width = widthFor(side)
    byWidth.set(width, [
      ...(byWidth.get(width) ?? []),
      pathOf(
        smooth.map(([x, y]): Point => [x / fineness, y / fineness]),
        border.isClosed,
      ),
    ])
  }
  const edges = [...byWidth].map(
    ([width, parts]): PathNode => ({ kind: 'path', d: parts.join(''), stroke: ink, width: width / scale }),
  )
  const marks = flat.marks.flatMap((mark) => drawnMark(mark, flat, scale))
  return [...edges, ...withoutMeshes(marks, scale)]
}

/** The page without what is around it. */
function pageOf({ colours }: Flat): Int32Array {
  const [width, height] = [pageSize.width * fineness, pageSize.height * fineness]
  const of = new Int32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const start = (y + margin) * sheet.width + margin
    of.set(colours.subarray(start, start + width), y * width)
  }
  return of
}

/** In tenths of a point, so that a page has few of them. */
function widthFor(side: number): number {
  const share = Math.min(1, Math.max(0, (side - sides.fine) / (sides.bold - sides.fine)))
  return Math.round((lineWidth.min + share * (lineWidth.max - lineWidth.min)) * 10) / 10
}

type Drawn = { path: PathNode; lines: Point[][]; isKept: boolean }

/** The side of a square of the page, in points of the paper, and how much of one lines may cover: a net would be a black patch. */
const mesh = { side: 5 * mm, most: 0.3 }

function withoutMeshes(marks: Drawn[], scale: number): PathNode[] {
  const side = mesh.side / scale
  const covered = new Map<string, number>()
  const squareOf = ([x, y]: Point) => `${Math.floor(x / side)} ${Math.floor(y / side)}`
  const steps = (points: Point[]) =>
    points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y]
      return { square: squareOf([(x + fromX) / 2, (y + fromY) / 2]), length: Math.hypot(x - fromX, y - fromY) }
    })
  for (const { path, lines, isKept } of marks) {
    if (isKept) continue
    for (const { square, length } of lines.flatMap(steps))
      covered.set(square, (covered.get(square) ?? 0) + (length * (path.width ?? 0)) / side ** 2)
  }
  return marks.flatMap(({ path, lines, isKept }) => {
    if (isKept) return [path]
    const open = lines.filter((points) => {
      const all = steps(points)
      const sum = all.reduce((total, { square, length }) => total + length * (covered.get(square) ?? 0), 0)
      return sum <= mesh.most * all.reduce((total, { length }) => total + length, 0)
    })
    return open.length === 0
      ? []
      : [{ ...path, d: open.map((points) => pathOf(simplified(points, 0.2), false)).join('') }]
  })
}

function drawnMark(mark: Mark, flat: Flat, scale: number): Drawn[] {
  const { outlines, width, isFilled, isFace, isLetters } = mark
  const isBare = (point: Point) => isUncovered(flat, mark, point)
  const isWithin = (point: Point) => isInside(mark, point)
  if (isFilled) {
    // A pupil keeps to its eye.
    const shown = outlines
      .filter(({ points }) => points.filter(isBare).length > points.length * 0.6)
      .map(({ points }) => points.filter(isWithin))
      .filter((points) => points.length > 2)
    if (shown.length === 0) return []
    const d = shown.map((points) => pathOf(points, true)).join('')
    return [{ path: { kind: 'path', d, fill: ink }, lines: [], isKept: true }]
  }
  const parts = outlines.flatMap(({ points }) => seenParts(points, (point) => isBare(point) && isWithin(point)))
  const long = parts.filter((points) => lengthOf(points) * scale >= (isFace || isLetters ? 1.2 * mm : min.line))
  if (long.length === 0) return []
  const own = Math.max(lineWidth.min, Math.min(width * scale, lineWidth.max))
  const d = long.map((points) => pathOf(simplified(points, 0.2), false)).join('')
  return [{ path: { kind: 'path', d, stroke: ink, width: own / scale }, lines: long, isKept: isFace || isLetters }]
}

/** The stretches of a line that are seen. */
function seenParts(points: Point[], isShown: (point: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]]
  for (const point of points) {
    if (isShown(point)) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

function lengthOf(points: Point[]): number {
  let sum = 0
  for (const [index, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    sum += Math.hypot(x - fromX, y - fromY)
  }
  return sum
}

/** The first place of a line, and from there in steps to the next: half of what is kept otherwise. In hundredths of a point. */
function pathOf(points: Point[], isClosed: boolean): string {
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
