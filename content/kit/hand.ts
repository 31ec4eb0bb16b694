import type { Complexion } from './face.ts'
import { curve, ellipse, type Point, tube } from './geometry.ts'
import { fill, type SceneNode, stroke } from './scene.ts'

/**
 * What a hand does: hangs at `rest`, is `open` with its fingers spread, points with one finger (`point`), is closed
 * round something (`grip`), or carries something from below (`cup`).
 */
export type HandState = 'rest' | 'open' | 'point' | 'grip' | 'cup'

/** Degrees to either side of the forearm's direction in which the four fingers of an open hand point. */
const spread = [-34, -12, 10, 32]

/** A finger from a knuckle, with a round tip. */
function finger([x, y]: Point, degrees: number, length: number, width: number): string {
  const angle = (degrees * Math.PI) / 180
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const middle: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2]
  return tube([x, y], middle, tip, width, width * 0.86) + ellipse(tip[0], tip[1], width * 0.43)
}

/**
 * A hand whose wrist joins a forearm that comes along the x axis; the middle of its palm is the origin. `size` is half
 * the width of the palm, `thumb` the side of the forearm on which the thumb is: 1 or -1 along y.
 */
export function hand(state: HandState, { skin, shade }: Complexion, size: number, thumb: 1 | -1): SceneNode[] {
  const s = size
  const crease = (from: Point, to: Point) => stroke(curve([from, to]), shade, s * 0.16)
  switch (state) {
    case 'rest':
      return [
        fill(ellipse(0, 0, s * 1.12, s), skin),
        fill(ellipse(s * 0.2, thumb * s * 0.85, s * 0.62, s * 0.36), skin),
      ]
    case 'open':
      return [
        fill(spread.map((degrees) => finger([s * 0.5, degrees * s * 0.021], degrees, s * 1.5, s * 0.5)).join(''), skin),
        fill(finger([0, thumb * s * 0.5], thumb * 62, s * 1.15, s * 0.52), skin),
        fill(ellipse(s * 0.12, 0, s * 1.02, s * 0.98), skin),
      ]
    case 'point':
      return [
        fill(finger([s * 0.4, thumb * s * 0.4], 0, s * 1.9, s * 0.52), skin),
        fill(ellipse(0, 0, s * 1.02, s), skin),
        fill(ellipse(s * 0.25, thumb * s * 0.8, s * 0.6, s * 0.34), skin),
        crease([s * 0.5, -thumb * s * 0.62], [s * 0.92, -thumb * s * 0.5]),
        crease([s * 0.55, -thumb * s * 0.12], [s * 1, -thumb * s * 0.05]),
      ]
    case 'grip':
      return [
        fill(ellipse(0, 0, s * 1.04, s * 1.08), skin),
        fill(ellipse(s * 0.2, thumb * s * 0.9, s * 0.66, s * 0.36), skin),
        ...[-0.55, -0.05, 0.45].map((y) => crease([s * 0.3, y * s * 1.1], [s * 0.95, y * s])),
      ]
    case 'cup':
      return [
        fill(
          [-0.55, -0.18, 0.2, 0.55].map((y) => finger([s * 0.5, y * s], thumb * 14, s * 0.95, s * 0.44)).join(''),
          skin,
        ),
        fill(ellipse(0, 0, s * 1.1, s * 0.92), skin),
        fill(finger([s * 0.1, thumb * s * 0.5], thumb * 40, s * 1, s * 0.48), skin),
      ]
  }
}
