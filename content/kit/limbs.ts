import { blob, curve, ellipse, limb, limbAt, type Point, poly, reach, rounded, tube } from './geometry.ts'
import { handAt } from './hand.ts'
import type { Figure, Pose } from './pose.ts'
import { fill, type PathNode, part, place, type SceneNode, stroke } from './scene.ts'

/** In what folds and cuffs are drawn: it shades any cloth. */
const crease = '#1d2440'

/** The folds in the crook of a bent sleeve or trouser leg. None if it is nearly straight. */
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
      ...(length > build.limb * 1.5
        ? [fill(rounded(hip, hollow(length / wide / 1.9, 0), wide * 0.7, wide * 0.63), figure.sleeve)]
        : []),
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

/** The slope from the neck to the arm; it has the sleeve's colour and is one shape with it. */
function slope({ build }: Figure, pose: Pose, side: number, shoulder: Point): string {
  const lean = ((pose.lean ?? 0) * Math.PI) / 180
  const [x, y] = [side * build.shoulders * 0.5, -build.torso * 0.95 + build.limb * 0.2]
  const collar: Point = [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)]
  const middle: Point = [(collar[0] + shoulder[0]) / 2, (collar[1] + shoulder[1]) / 2 - build.limb * 0.06]
  return tube(collar, middle, shoulder, build.limb * 0.5, build.limb * 1.24)
}

/** An arm: sleeve, hand, and what the hand holds. `side` is -1 for the left of the picture, 0 for a body that is seen from the side. */
export function arm(
  figure: Figure,
  pose: Pose,
  index: 0 | 1,
  shoulder: Point,
  side: -1 | 0 | 1 = index === 0 ? -1 : 1,
): SceneNode[] {
  const { build, complexion } = figure
  const hand = index === 0 ? -1 : 1
  const bend = (pose.hands[index][1] >= shoulder[1] ? -hand : hand) * (pose.elbows?.[index] ?? 1)
  const { joint, end } = reach(shoulder, pose.hands[index], build.arm, bend)
  const short = Math.hypot(pose.hands[index][0] - end[0], pose.hands[index][1] - end[1])
  const holding = pose.holding?.[index] ?? []
  const state = pose.grasp?.[index] ?? (holding.length > 0 ? 'grip' : 'rest')
  const sleeve = limb(shoulder, joint, end, build.limb * 1.28, build.limb * 0.92, 0, figure.cuff)
  // Where an arm is folded tight its sleeve creases shut; without this the background shows in the crook.
  const at = (t: number) => limbAt(shoulder, joint, end, t)
  const isFolded = Math.hypot(end[0] - shoulder[0], end[1] - shoulder[1]) < build.arm * 0.55
  const shapes = [
    ...(isFolded ? [fill(poly([at(0.14), at(0.5), at(0.86)]), figure.sleeve)] : []),
    fill(limb(shoulder, joint, end, build.limb * 1.2, build.limb * 0.72, 0.3), complexion.skin),
    place([fill(sleeve, crease, 0.14)], { x: 0, y: 2.5 }),
    fill(sleeve, figure.sleeve),
    fill(
      limb(shoulder, joint, end, build.limb * 1.28, build.limb * 0.95, figure.cuff - 0.07, figure.cuff),
      crease,
      0.14,
    ),
    fill(ellipse(shoulder[0], shoulder[1], build.limb * 0.65), figure.sleeve),
    ...(side === 0 ? [] : [fill(slope(figure, pose, side, shoulder), figure.sleeve)]),
    ...folds(shoulder, joint, end, build.limb),
    place(holding, { x: end[0], y: end[1] }),
    handAt(
      end,
      joint,
      { state, size: build.limb * 0.53 * (pose.handSize ?? 1), thumb: hand === 1 ? -1 : 1 },
      complexion,
    ),
  ]
  return [part({ is: 'arm', short }, shapes)]
}
