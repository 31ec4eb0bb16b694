import type { Point } from '../kit/geometry.ts'
import { noise } from './fields.ts'
import { type Sheet, shownOf } from './sheet.ts'

/** A line of points on the page, in points. */
export type Outline = { points: Point[]; isClosed: boolean }

/** What a shape's own hand adds to the wobble of its page. */
const own = 0.35

/** Continues what ends at the page's edge beyond it, so that no outline is drawn along the edge. */
function beyond(value: number, end: number): number {
  if (value <= 0.6) return value - 40
  return value >= end - 0.6 ? value + 40 : value
}

/** How far a hand strays at a place, one way: with the whole page, so that neighbours move together, and a little with its own shape. */
const stray = (x: number, y: number, way: number, seed: number) =>
  1.3 * noise(x / 46, y / 46, way) + 0.55 * noise(x / 15, y / 15, way + 1) + own * noise(x / 9, y / 9, seed + way)

/** The outlines as a hand draws them; `amount` is how far it strays, in points. */
export function drawnByHand(outlines: Outline[], sheet: Sheet, amount: number, seed: number): Outline[] {
  const { width, height } = shownOf(sheet)
  return outlines.map(({ points, isClosed }) => ({
    isClosed,
    points: points.map(([x, y]): Point => {
      const place: Point = [beyond(x, width), beyond(y, height)]
      if (amount === 0) return place
      return [place[0] + amount * stray(x, y, 1, seed), place[1] + amount * stray(x, y, 3, seed)]
    }),
  }))
}

/** With the way back to where a closed line began. */
export const returned = (outlines: Outline[]): Outline[] =>
  outlines.map(({ points, isClosed }) => ({
    isClosed,
    points: isClosed && points[0] ? [...points, points[0]] : points,
  }))

/** At most how thick a post is, and at least how long, in points and in times its thickness. */
const post = { thickness: 16, long: 120, slender: 12 }

/** Whether a shape is so long, thin and straight, as a lamp post is, that a painter takes a ruler. A line has a `width`. */
export function isPost(outlines: Outline[], width?: number): boolean {
  const [outline] = outlines
  const [first, last] = [outline?.points[0], outline?.points.at(-1)]
  if (!outline || !first || !last || outlines.length > 1) return false
  const { area, length } = sizeOf(outlines)
  const thickness = width ?? (2 * area) / Math.max(1, length)
  const long = width === undefined ? length / 2 : Math.hypot(last[0] - first[0], last[1] - first[1])
  // The way back is counted too.
  const isStraight = width === undefined || long * 2 > 0.98 * length
  return isStraight && thickness < post.thickness && long > Math.max(post.long, post.slender * thickness)
}

/** The area of closed outlines and the length of all of them. */
export function sizeOf(outlines: Outline[]): { area: number; length: number } {
  let [area, length] = [0, 0]
  for (const { points } of outlines) {
    let twice = 0
    for (const [i, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
      twice += x * nextY - nextX * y
      length += Math.hypot(nextX - x, nextY - y)
    }
    area += Math.abs(twice / 2)
  }
  return { area, length }
}
