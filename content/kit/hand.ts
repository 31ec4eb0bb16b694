import type { Complexion } from './face.ts'
import { curve, ellipse, type Point, tube } from './geometry.ts'
import { fill, type GroupNode, part, place, type SceneNode, stroke } from './scene.ts'

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

type Colours = Pick<Complexion, 'skin' | 'shade'>

/**
 * The shapes of a hand whose wrist joins a forearm that comes along the x axis; the middle of its palm is the origin. `size` is half
 * the width of the palm, `thumb` the side of the forearm on which the thumb is: 1 or -1 along y.
 */
function shapes(state: HandState, { skin, shade }: Colours, size: number, thumb: 1 | -1): SceneNode[] {
  const s = size
  const crease = (from: Point, to: Point) => stroke(curve([from, to]), shade, s * 0.16)
  switch (state) {
    case 'rest':
      return [
        fill(
          [-0.6, -0.2, 0.2, 0.58]
            .map((y, i) => finger([s * 0.4, y * s], thumb * 5, s * (i === 1 || i === 2 ? 0.9 : 0.72), s * 0.5))
            .join(''),
          skin,
        ),
        fill(finger([s * 0.05, thumb * s * 0.55], thumb * 30, s * 0.85, s * 0.46), skin),
        fill(ellipse(0, 0, s * 1.02, s * 0.96), skin),
        ...[-0.4, 0, 0.39].map((y) => crease([s * 0.72, y * s], [s * 1.25, (y + thumb * 0.05) * s])),
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

/** A hand at the end of a forearm that comes from `elbow`: its wrist is always joined. `size` is half the width of the palm. */
export const handAt = (
  [x, y]: Point,
  elbow: Point,
  { state, size, thumb }: { state: HandState; size: number; thumb: 1 | -1 },
  colours: Colours,
): GroupNode => ({
  ...place(shapes(state, colours, size, thumb), {
    x,
    y,
    rotate: (Math.atan2(y - elbow[1], x - elbow[0]) * 180) / Math.PI,
  }),
  part: { is: 'hand' },
})

type Forearm = {
  /** Where the arm comes into the picture, and the middle of its palm. */
  from: Point
  to: Point
  /** Which way it bends on the way. */
  bend?: Point
  width: number
  state: HandState
  thumb?: 1 | -1
  sleeve: string
  /** How much of it the sleeve covers, 0–1. */
  cuff?: number
  /** Drawn between the arm and the fingers, around the palm. */
  holding?: SceneNode[]
}

/** An arm that reaches into the picture from outside it, or from behind something: sleeve, wrist, and hand. */
export function forearm(arm: Forearm, colours: Colours): GroupNode {
  const { from, to, width, state, thumb = 1, sleeve, cuff = 0.8, holding = [] } = arm
  const bend: Point = arm.bend ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return part({ is: 'arm', short: 0 }, [
    fill(tube(from, bend, to, width * 1.2, width * 0.7, cuff - 0.15), colours.skin),
    fill(tube(from, bend, to, width * 1.3, width * 0.98, 0, cuff), sleeve),
    fill(tube(from, bend, to, width * 1.32, width, cuff - 0.06, cuff), '#1d2440', 0.16),
    place(holding, { x: to[0], y: to[1] }),
    handAt(to, bend, { state, size: width * 0.54, thumb }, colours),
  ])
}

/** The fingers of a hand that holds on to an edge from behind it, at the middle of its knuckles; the arm is out of sight. */
export const fingersOver = ([x, y]: Point, size: number, colours: Colours): GroupNode =>
  part({ is: 'arm', short: 0 }, [handAt([x, y], [x, y - 10], { state: 'rest', size, thumb: 1 }, colours)])
