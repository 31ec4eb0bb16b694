import type { Complexion } from '../../../kit/face.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, type Point, rounded } from '../../../kit/geometry.ts'
import { armsBehind, type PlacedArm, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'

type Near = Omit<Pose, 'hands' | 'arms' | 'elbows'>

/** Somebody close to us, whose two elbows the page places. The first arm lies under the second. */
export function near(who: Figure, pose: Near, arms: [PlacedArm, PlacedArm]): SceneNode[] {
  // A body with its weight on one leg leans the other way.
  const lean = (pose.lean ?? 0) - (pose.seat ? 0 : (pose.weight ?? 0) * 4)
  return [...figure(who, { ...pose, ...armsBehind }), ...arms.map((arm) => placedArm(who, { lean, ...arm }))]
}

/** A figure with a shorter neck, for a head that is bent, or sunk between the shoulders. */
export const shortNecked = (who: Figure, neck: number): Figure => ({ ...who, build: { ...who.build, neck } })

/** The fingers of a hand that hangs on to an edge from behind it: `at` is the edge, `size` half the width of the hand. */
export function hooked([x, y]: Point, size: number, { skin, shade }: Complexion): SceneNode[] {
  const at = (i: number) => x + (i - 1.5) * size * 0.54
  const fingers = [0.72, 0.92, 0.86, 0.62].map((long, i) =>
    rounded([at(i), y - size * 0.3], [at(i), y + size * long], size * 0.3, size * 0.26),
  )
  const gaps = [0.5, 1.5, 2.5].map((i) => `M${at(i)} ${y - size * 0.1}V${y + size * 0.56}`)
  return [
    fill(ellipse(x, y - size * 0.36, size * 1.08, size * 0.5), skin),
    fill(fingers.join(''), skin),
    stroke(gaps.join(''), shade, size * 0.14),
  ]
}
