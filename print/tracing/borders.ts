import type { Point } from './point.ts'
import type { Labels } from './regions.ts'

/** A line between two regions, in pixels; closed where it has no end. */
export type Border = { points: Point[]; isClosed: boolean; between: [number, number] }

/** The four ways from a corner of the grid: to the right, down, to the left, up. */
const ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Every line along which two regions meet, once: from where three meet to where three meet again. */
export function bordersOf({ width, height, of }: Labels): Border[] {
  const across = width + 1
  const labelAt = (x: number, y: number) =>
    of[Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)] ?? 0
  /** The regions on both sides of the step from a corner, smaller number first; null where they are one. */
  const sidesOf = (x: number, y: number, way: number): [number, number] | null => {
    if ((way === 0 && x >= width) || (way === 2 && x <= 0) || (way === 1 && y >= height) || (way === 3 && y <= 0))
      return null
    const [a, b] =
      way === 0
        ? [labelAt(x, y - 1), labelAt(x, y)]
        : way === 2
          ? [labelAt(x - 1, y - 1), labelAt(x - 1, y)]
          : way === 1
            ? [labelAt(x - 1, y), labelAt(x, y)]
            : [labelAt(x - 1, y - 1), labelAt(x, y - 1)]
    return a === b ? null : a < b ? [a, b] : [b, a]
  }
  const used = new Uint8Array(across * (height + 1))
  const exitsOf = (x: number, y: number) => ways.flatMap((_, way) => (sidesOf(x, y, way) ? [way] : []))
  const isUsed = (x: number, y: number, way: number) => ((used[y * across + x] ?? 0) >> way) & 1
  const use = (x: number, y: number, way: number) => {
    used[y * across + x] = (used[y * across + x] ?? 0) | (1 << way)
  }
  const borders: Border[] = []
  const follow = (startX: number, startY: number, first: number) => {
    const between = sidesOf(startX, startY, first)
    if (!between) return
    const points: Point[] = [[startX, startY]]
    let [x, y, way] = [startX, startY, first]
    for (;;) {
      const [dx, dy] = ways[way] ?? [0, 0]
      use(x, y, way)
      x += dx
      y += dy
      use(x, y, (way + 2) % 4)
      points.push([x, y])
      const exits = exitsOf(x, y)
      const next = exits.find((each) => each !== (way + 2) % 4 && !isUsed(x, y, each))
      if (exits.length !== 2 || next === undefined) break
      way = next
    }
    borders.push({ points, isClosed: x === startX && y === startY && exitsOf(x, y).length === 2, between })
  }
  const corners: number[] = []
  for (let y = 0; y <= height; y += 1) {
    const [above, below] = [Math.max(y - 1, 0) * width, Math.min(y, height - 1) * width]
    for (let x = 0; x <= width; x += 1) {
      const [left, right] = [Math.max(x - 1, 0), Math.min(x, width - 1)]
      const label = of[below + right]
      if (of[above + left] !== label || of[above + right] !== label || of[below + left] !== label)
        corners.push(y * across + x)
    }
  }
  const visit = (isEnd: boolean) => {
    for (const corner of corners) {
      const [x, y] = [corner % across, Math.floor(corner / across)]
      const exits = exitsOf(x, y)
      if ((exits.length !== 2) !== isEnd) continue
      for (const way of exits) if (!isUsed(x, y, way)) follow(x, y, way)
    }
  }
  visit(true)
  visit(false)
  return borders
}

/** A line without the steps of its pixels: each place is the mean of those around it, its ends stay where they are. */
export function smoothed({ points, isClosed, between }: Border, reach: number): Border {
  const open = isClosed ? points.slice(0, -1) : points
  const count = open.length
  const soft = open.map(([x, y], index): Point => {
    const most = isClosed ? Math.min(reach, Math.floor((count - 1) / 2)) : Math.min(reach, index, count - 1 - index)
    if (most === 0) return [x, y]
    let [sumX, sumY] = [0, 0]
    for (let step = -most; step <= most; step += 1) {
      const [px, py] = open[(index + step + count) % count] ?? [x, y]
      sumX += px
      sumY += py
    }
    return [sumX / (2 * most + 1), sumY / (2 * most + 1)]
  })
  return { points: isClosed && soft[0] ? [...soft, soft[0]] : soft, isClosed, between }
}

/** A line with as few points as keep it within `most` of where it was. */
export function simplified(points: Point[], most: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [far, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index] ?? first
    const off =
      length > 0 ? Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length : Math.hypot(x - first[0], y - first[1])
    if (off > far) [far, at] = [off, index]
  }
  if (far <= most) return [first, last]
  return [...simplified(points.slice(0, at + 1), most).slice(0, -1), ...simplified(points.slice(at), most)]
}
