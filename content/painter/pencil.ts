import type { Joint } from './brush.ts'
import type { Canvas } from './canvas.ts'
import { coverAt } from './combine-masks.ts'
import { noise } from './fields.ts'
import type { Mask } from './mask.ts'
import type { Outline } from './outlines.ts'
import { pixel, scale } from './sheet.ts'

/** How wide a pencil's line is at each point of each outline, in points; 0 where it is lifted. */
export type Line = { outlines: Outline[]; pressure: Float32Array[] }

/** The way in which a closed line runs round: 1 or -1. */
function turnOf({ points }: Outline): number {
  let twice = 0
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    twice += x * nextY - nextX * y
  }
  return twice > 0 ? 1 : -1
}

/** A pencil is pressed unevenly, more on the side away from the light, and lifts off here and there. */
export function pressureOf(
  outlines: Outline[],
  width: number,
  seed: number,
  towards: readonly [number, number],
): Float32Array[] {
  return outlines.map((outline, o) => {
    const { points, isClosed } = outline
    const pressure = new Float32Array(points.length)
    const turn = turnOf(outline)
    let run = 0
    for (const [i, [x, y]] of points.entries()) {
      const [beforeX, beforeY] = points[Math.max(0, i - 1)] ?? [x, y]
      const [afterX, afterY] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
      run += length / 2
      const [outX, outY] = [((afterY - beforeY) / length) * turn, (-(afterX - beforeX) / length) * turn]
      const turned = isClosed ? 0.8 - 0.42 * (outX * towards[0] + outY * towards[1]) : 0.85
      const press = (0.66 + 0.5 * noise(run / 26, (seed + o) * 1.7, 5)) * turned
      pressure[i] = press < 0.26 ? 0 : press * width
    }
    return pressure
  })
}

const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => [
  Math.cos((eighth * Math.PI) / 4),
  Math.sin((eighth * Math.PI) / 4),
])

/** The distance from a line at which the shapes beside it are looked up. */
const beside = 2 * scale

/**
 * The same line without its parts inside a joined shape and around hidden joints. Where the shape's own colour is on both sides,
 * only the share `onSame` is left.
 */
export function quietened(
  { outlines, pressure }: Line,
  { sheet, top }: Canvas,
  { mask, joints, code, onSame }: { mask: Mask; joints: Joint[]; code: number; onSame: number },
): Float32Array[] {
  return outlines.map(({ points }, o) =>
    (pressure[o] ?? new Float32Array(points.length)).map((press, i) => {
      const [px, py] = (points[i] ?? [0, 0]).map(pixel) as [number, number]
      let [inside, same] = [0, 0]
      for (const [dx = 0, dy = 0] of ways) {
        const [x, y] = [Math.round(px + dx * beside), Math.round(py + dy * beside)]
        if (coverAt(mask, x, y) > 127) inside += 1
        else if (x >= 0 && y >= 0 && x < sheet.width && y < sheet.height && top[y * sheet.width + x] === code) same += 1
      }
      if (inside === ways.length) return 0
      if (same > 0 && joints.some(({ x, y, radius }) => Math.hypot(px - x, py - y) < radius * 1.5)) return 0
      return same > (ways.length - inside) / 2 ? press * onSame : press
    }),
  )
}
