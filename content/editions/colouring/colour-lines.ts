import { simplified } from '../../../print/tracing/borders.ts'
import { edgeLines, ink, least, lengthOf, lineWidth, pathOf } from '../../../print/tracing/edge-lines.ts'
import type { Labels } from '../../../print/tracing/regions.ts'
import type { Point } from '../../kit/geometry.ts'
import type { PathNode, SceneNode } from '../../kit/scene.ts'
import { scale as fineness, margin, sheet } from '../../painter/sheet.ts'
import { pageSize } from '../../storybook.ts'
import { type Flat, flatten, isInside, isUncovered, type Mark } from './flat-scene.ts'

const mm = 72 / 25.4

/**
 * A picture of the story in lines to colour in: one line wherever the visible colour changes, so that what is hidden, and where limbs are joined, is not drawn.
 * `scale` is that in which it is printed. The lines are thinner around what is small, and nothing larger than a pupil is dark.
 */
export function colourLines(nodes: SceneNode[], scale: number): PathNode[] {
  const flat = flatten(nodes, scale)
  const page: Labels = { width: pageSize.width * fineness, height: pageSize.height * fineness, of: pageOf(flat) }
  const byWidth = new Map<number, string[]>()
  for (const { points, isClosed, width } of edgeLines(page, scale / fineness).lines)
    byWidth.set(width, [
      ...(byWidth.get(width) ?? []),
      pathOf(
        points.map(([x, y]): Point => [x / fineness, y / fineness]),
        isClosed,
      ),
    ])
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
  const long = parts.filter((points) => lengthOf(points) * scale >= (isFace || isLetters ? 1.2 * mm : least.line))
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
