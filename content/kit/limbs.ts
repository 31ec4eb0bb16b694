import { blob, curve, ellipse, limb, limbAt, type Point, reach, rounded, tube } from './geometry.ts'
import type { Figure, Pose } from './pose.ts'
import { fill, type PathNode, type SceneNode, stroke } from './scene.ts'

/** In what folds are drawn: it shades any cloth. */
const crease = '#1d2440'

/** The folds in the crook of a bent trouser leg. None if it is nearly straight. */
function folds(from: Point, joint: Point, end: Point, width: number): SceneNode[] {
  const straight = Math.hypot(end[0] - from[0], end[1] - from[1])
  const bent = Math.hypot(joint[0] - from[0], joint[1] - from[1]) + Math.hypot(end[0] - joint[0], end[1] - joint[1])
  if (straight > bent * 0.94) return []
  const [x, y] = limbAt(from, joint, end, 0.5)
  const inwards = Math.atan2((from[1] + end[1]) / 2 - joint[1], (from[0] + end[0]) / 2 - joint[0])
  const at = (angle: number, length: number): Point => [
    x + Math.cos(inwards + angle) * length,
    y + Math.sin(inwards + angle) * length,
  ]
  return [-1, 1].map((side) =>
    stroke(
      curve([at(side * 0.3, width * 0.44), at(side * 0.9, width * 0.24), at(side * 1.9, width * 0.16)]),
      crease,
      width * 0.075,
      0.4,
    ),
  )
}

function shoe(figure: Figure, [x, y]: Point, way: number, size: number): PathNode {
  const s = size
  return fill(
    blob([
      [x - way * s * 0.5, y - s * 0.45],
      [x + way * s * 0.35, y - s * 0.4],
      [x + way * s * 1.15, y],
      [x + way * s * 1.1, y + s * 0.35],
      [x - way * s * 0.55, y + s * 0.35],
    ]),
    figure.shoe,
  )
}

/** The skirt of a coat over a thigh: it widens to a straight hem before the knee, whose fold shows. */
function skirtOver(hip: Point, knee: Point, wide: number, colour: string): SceneNode[] {
  const along = (t: number): Point => [hip[0] + (knee[0] - hip[0]) * t, hip[1] + (knee[1] - hip[1]) * t]
  const cloth = (from: number, to: number) =>
    tube(along(from), along((from + to) / 2), along(to), wide * 1.3, wide * 1.42)
  return [
    fill(rounded(along(-0.1), along(0.3), wide * 0.66, wide * 0.66), colour),
    fill(cloth(0.1, 0.82), colour),
    fill(cloth(0.74, 0.82), crease, 0.2),
  ]
}

/** A leg. Of somebody who sits, the thigh goes from the hip to the knee, and the shin hangs. */
export function leg(figure: Figure, pose: Pose, index: 0 | 1): SceneNode[] {
  const { build } = figure
  const side = index === 0 ? -1 : 1
  const hip: Point = [side * build.hips, -4]
  const way = pose.turn && Math.abs(pose.turn) > 0.45 ? Math.sign(pose.turn) : side
  const [wide, thin] = [build.limb * 1.35, build.limb * 0.95]
  const foot = pose.feet?.[index] ?? [side * build.hips, build.leg]
  if (pose.seat) {
    const knee = pose.seat[index]
    const middle: Point = [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2]
    const length = Math.hypot(knee[0] - hip[0], knee[1] - hip[1]) || 1
    const [alongX, alongY] = [(knee[0] - hip[0]) / length, (knee[1] - hip[1]) / length]
    const hollow = (back: number, down: number): Point => [
      knee[0] - alongX * wide * back,
      knee[1] - alongY * wide * back + wide * down,
    ]
    return [
      fill(tube(knee, middle, foot, wide, thin), figure.trousers),
      fill(ellipse(knee[0], knee[1], wide / 2), figure.trousers),
      fill(tube(knee, middle, foot, wide * 1.06, thin * 1.12, 1 - figure.boot, 1), figure.shoe),
      shoe(figure, foot, way, build.limb * 0.9),
      fill(tube(hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 4], knee, wide * 1.1, wide), figure.trousers),
      // A coat lies over the lap.
      ...(length <= build.limb * 1.5
        ? []
        : figure.hasSkirt
          ? skirtOver(hip, knee, wide, figure.sleeve)
          : [fill(rounded(hip, hollow(length / wide / 1.9, 0), wide * 0.7, wide * 0.63), figure.sleeve)]),
      ...(length > wide * 0.9
        ? [stroke(curve([hollow(0.2, 0.42), hollow(0.3, 0.16), hollow(0.5, -0.04)]), crease, wide * 0.07, 0.4)]
        : []),
    ]
  }
  const { joint, end } = reach(hip, foot, build.leg, pose.knees?.[index] ?? -side)
  return [
    fill(limb(hip, joint, end, wide, thin), figure.trousers),
    ...folds(hip, joint, end, wide),
    fill(limb(hip, joint, end, wide * 1.08, thin * 1.12, 1 - figure.boot, 1), figure.shoe),
    shoe(figure, end, way, build.limb * 0.9),
  ]
}
