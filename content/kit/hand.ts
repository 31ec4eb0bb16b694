import type { Complexion } from './face.ts'
import { blob, curve, ellipse, type Point, tube } from './geometry.ts'
import { fill, type GroupNode, part, place, type SceneNode, stroke } from './scene.ts'

/**
 * What a hand does: hangs at `rest`, is `open` with its fingers spread, points with one finger (`point`), is closed
 * round something (`grip`), or carries something from below (`cup`).
 */
export type HandState = 'rest' | 'open' | 'point' | 'grip' | 'cup'

/** A finger from a knuckle, with a round tip. */
function finger([x, y]: Point, degrees: number, length: number, width: number): string {
  const angle = (degrees * Math.PI) / 180
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const middle: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2]
  return tube([x, y], middle, tip, width, width * 0.86) + ellipse(tip[0], tip[1], width * 0.43)
}

type Colours = Pick<Complexion, 'skin' | 'shade'>

/** Where each finger begins across the palm and how long it is, in halves of the palm's width, from the index to the little one. */
const fingers = [
  [0.68, 1.02],
  [0.24, 1.22],
  [-0.22, 1.14],
  [-0.66, 0.84],
] as const

/** A palm from the wrist to the knuckles, which are at `to`. */
const palmTo = (to: number, s: number): string =>
  blob(
    [
      [-1.2, -0.52],
      [-0.5, -0.8],
      [to * 0.45, -1],
      [to, -0.82],
      [to * 1.08, 0],
      [to, 0.82],
      [to * 0.45, 1],
      [-0.5, 0.8],
      [-1.2, 0.52],
    ].map(([x = 0, y = 0]): Point => [x * s, y * s]),
  )

/**
 * The shapes of a hand whose wrist joins a forearm that comes along the x axis; the middle of its palm is the origin. `size` is half
 * the width of the palm, `thumb` the side of the forearm on which the thumb is: 1 or -1 along y.
 */
function shapes(state: HandState, { skin, shade }: Colours, size: number, thumb: 1 | -1): SceneNode[] {
  const s = size
  const at = (x: number, y: number): Point => [x * s, y * s * thumb]
  const crease = (...points: Point[]) => stroke(curve(points), shade, s * 0.15)
  const thumbAt = (x: number, y: number, degrees: number, length: number) =>
    fill(finger(at(x, y), thumb * degrees, length * s, s * 0.5), skin)
  const row = (x: number, degrees: number, longer: number) =>
    fill(fingers.map(([y, long]) => finger(at(x, y), thumb * degrees, s * long * longer, s * 0.48)).join(''), skin)
  const gaps = (from: number, to: number, slant = 0) =>
    [0.46, 0, -0.44].map((y) => crease(at(from, y), at(to, y + slant)))
  switch (state) {
    case 'rest':
      return [
        row(0.6, 6, 1),
        thumbAt(-0.45, 0.55, 36, 1.3),
        fill(palmTo(0.8, s), skin),
        ...gaps(0.85, 1.45, 0.07),
        crease(at(0.5, 0.98), at(0.1, 0.72), at(-0.25, 0.66)),
      ]
    case 'open':
      return [
        fill(
          fingers
            .map(([y, long], i) => finger(at(0.5, y), thumb * (30 - i * 20), s * (long * 0.75 + 0.75), s * 0.46))
            .join(''),
          skin,
        ),
        thumbAt(-0.35, 0.45, 62, 1.45),
        fill(palmTo(0.8, s), skin),
      ]
    case 'point':
      return [
        fill(finger(at(0.35, 0.58), 0, s * 2.1, s * 0.5), skin),
        fill([0.14, -0.26, -0.62].map((y) => ellipse(...at(0.66, y), s * 0.4, s * 0.27)).join(''), skin),
        fill(palmTo(0.7, s), skin),
        thumbAt(-0.3, 0.72, 4, 0.95),
        crease(at(0.3, -0.44), at(0.95, -0.44)),
        crease(at(0.3, -0.05), at(1, -0.06)),
        crease(at(-0.1, 0.5), at(0.5, 0.5), at(0.78, 0.62)),
      ]
    case 'grip':
      return [
        fill(fingers.map(([y]) => ellipse(...at(0.52, y), s * 0.52, s * 0.3)).join(''), skin),
        fill(palmTo(0.55, s), skin),
        thumbAt(-0.45, 0.72, 8, 1.05),
        ...[0.36, 0, -0.44].map((y) => crease(at(0.3, y), at(0.96, y))),
        crease(at(-0.3, 0.5), at(0.4, 0.56), at(0.72, 0.7)),
      ]
    case 'cup':
      return [row(0.5, 16, 0.9), fill(palmTo(0.75, s), skin), thumbAt(-0.3, 0.45, 44, 1.2), ...gaps(0.9, 1.3, 0.14)]
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

/** A drawn hand at the end of a forearm that comes from `elbow`; `size` is half the width of its palm. */
export function drawnAt(drawn: SceneNode[], [x, y]: Point, elbow: Point, size: number, thumb: 1 | -1): GroupNode {
  const way = (Math.atan2(y - elbow[1], x - elbow[0]) * 180) / Math.PI
  const mirrored = thumb === 1 ? { rotate: way } : { rotate: way + 180, flip: true }
  return { ...place(drawn, { x, y, scale: size, ...mirrored }), part: { is: 'hand' } }
}

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
  /** A near hand (`drawn-hands.ts`) instead of that of the state. */
  drawn?: SceneNode[]
}

/** An arm that reaches into the picture from outside it, or from behind something: sleeve, wrist, and hand. */
export function forearm(arm: Forearm, colours: Colours): GroupNode {
  const { from, to, width, state, thumb = 1, sleeve, cuff = 0.8, holding = [], drawn } = arm
  const bend: Point = arm.bend ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return part({ is: 'arm', short: 0 }, [
    fill(tube(from, bend, to, width * 1.2, width * 0.7, cuff - 0.15), colours.skin),
    fill(tube(from, bend, to, width * 1.3, width * 0.98, 0, cuff), sleeve),
    fill(tube(from, bend, to, width * 1.32, width, cuff - 0.06, cuff), '#1d2440', 0.16),
    place(holding, { x: to[0], y: to[1] }),
    drawn
      ? drawnAt(drawn, to, bend, width * 0.54, thumb)
      : handAt(to, bend, { state, size: width * 0.54, thumb }, colours),
  ])
}

/** The fingers of a hand that holds on to an edge from behind it, at the middle of its knuckles; the arm is out of sight. */
export const fingersOver = ([x, y]: Point, size: number, colours: Colours): GroupNode =>
  part({ is: 'arm', short: 0 }, [handAt([x, y], [x, y - 10], { state: 'rest', size, thumb: 1 }, colours)])
