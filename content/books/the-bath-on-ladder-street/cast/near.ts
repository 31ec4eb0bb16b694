import { figure } from '../../../kit/figure.ts'
import { armsBehind, type PlacedArm, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import type { SceneNode } from '../../../kit/scene.ts'

type Near = Omit<Pose, 'hands' | 'arms' | 'elbows'>

/** Somebody close to us, whose two elbows the page places. The first arm lies under the second. */
export function near(who: Figure, pose: Near, arms: [PlacedArm, PlacedArm]): SceneNode[] {
  // A body with its weight on one leg leans the other way.
  const lean = (pose.lean ?? 0) - (pose.seat ? 0 : (pose.weight ?? 0) * 4)
  return [...figure(who, { ...pose, ...armsBehind }), ...arms.map((arm) => placedArm(who, { lean, ...arm }))]
}

/** A figure with a shorter neck, for a head that is bent, or sunk between the shoulders. */
export const shortNecked = (who: Figure, neck: number): Figure => ({ ...who, build: { ...who.build, neck } })
