import type { Point } from './geometry.ts'

/** An affine transformation as PDF and SVG write it: a, b, c, d, e, f. */
export type Matrix = [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The transformation of a group that lies within another: first `inner`, then `outer`. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** Where a point of a group is on the page. */
export const transform = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

/** How many points on the page a unit of a group is. */
export const scaleOf = ([a, b]: Matrix): number => Math.hypot(a, b)
