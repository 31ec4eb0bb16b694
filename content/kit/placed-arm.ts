import { curve, ellipse, type Point, poly, rounded, tube } from './geometry.ts'
import { drawnAt, type HandState, handAt } from './hand.ts'
import type { Figure, Pose } from './pose.ts'
import { fill, type GroupNode, part, place, type SceneNode, stroke } from './scene.ts'

/** In what folds and cuffs are drawn: it shades any cloth. */
const crease = '#1d2440'

/** An arm and where its elbow and hand are, in the figure's own units. */
export type PlacedArm = {
  /** Which arm it is: -1 the left of the picture, 1 the right. */
  side: -1 | 1
  elbow: Point
  /** The middle of the palm. */
  hand: Point
  state: HandState
  /** On which side of the forearm the thumb is. */
  thumb?: 1 | -1
  /** What the hand holds, drawn around its middle, under the fingers. */
  holding?: SceneNode[]
  /** How far the body leans, in degrees. */
  lean?: number
  /** How much larger than others the hand is. */
  handSize?: number
  /** A near hand (`drawn-hands.ts`) instead of that of the state. */
  drawn?: SceneNode[]
}

/** The pose of arms that a page draws with `placedArm`: those of the figure are out of sight behind the body. */
export const armsBehind: Required<Pick<Pose, 'hands' | 'arms' | 'elbows'>> = {
  hands: [
    [-6, -40],
    [6, -40],
  ],
  arms: ['back', 'back'],
  elbows: [-1, -1],
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

const turned = ([x, y]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
}

/** The straight band of a cuff, from `a` to `b`, `half` wide to either side. */
function bandOf(a: Point, b: Point, half: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half]
  return poly([
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
    [b[0] - nx, b[1] - ny],
    [a[0] - nx, a[1] - ny],
  ])
}

/**
 * An arm whose elbow the page places, for what two bones of one length cannot do: an elbow on a table, or one that points at us.
 * It is drawn in the figure's own units, after the figure.
 */
export function placedArm({ build, complexion, sleeve }: Figure, arm: PlacedArm): GroupNode {
  const { side, elbow, hand, state, thumb = side === 1 ? -1 : 1, holding = [], lean = 0, handSize = 1, drawn } = arm
  const { limb, torso, shoulders } = build
  const shoulder = turned([side * shoulders, -torso * 0.86 + limb * 0.18], lean)
  const collar = turned([side * shoulders * 0.46, -torso * 0.95 + limb * 0.2], lean)
  const length = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1
  const hem = between(elbow, hand, Math.max(0.3, 1 - (limb * 0.56) / length))
  const band = between(elbow, hand, Math.max(0.2, 1 - (limb * 0.9) / length))
  const upper = rounded(shoulder, elbow, limb * 0.56, limb * 0.5)
  const lower = rounded(elbow, band, limb * 0.5, limb * 0.44) + bandOf(band, hem, limb * 0.46)
  const edge = bandOf(band, hem, limb * 0.49)
  const inwards = between(shoulder, hand, 0.5)
  const crook = between(
    elbow,
    inwards,
    Math.min(0.5, (limb * 0.5) / (Math.hypot(inwards[0] - elbow[0], inwards[1] - elbow[1]) || 1)),
  )
  return part({ is: 'arm', short: 0 }, [
    fill(tube(between(elbow, hand, 0.5), between(elbow, hand, 0.8), hand, limb * 0.74, limb * 0.6), complexion.skin),
    place([fill(upper + lower, crease, 0.16)], { x: 0, y: 2.5 }),
    fill(tube(collar, between(collar, shoulder, 0.5), shoulder, limb * 0.44, limb * 1.1), sleeve),
    fill(upper, sleeve),
    fill(ellipse(shoulder[0], shoulder[1], limb * 0.56), sleeve),
    place([fill(lower, crease, 0.14)], { x: 0, y: 2 }),
    fill(lower, sleeve),
    fill(edge, sleeve),
    fill(edge, crease, 0.15),
    stroke(curve([crook, between(crook, elbow, 0.45), between(elbow, hand, 0.12)]), crease, limb * 0.065, 0.3),
    place(holding, { x: hand[0], y: hand[1] }),
    drawn
      ? drawnAt(drawn, hand, elbow, limb * 0.5 * handSize, thumb)
      : handAt(hand, elbow, { state, size: limb * 0.5 * handSize, thumb }, complexion),
  ])
}
