import type { Point } from './geometry.ts'
import type { Build, Pose } from './pose.ts'

/**
 * The legs of somebody who sits turned to one side (-1 the left of the picture, 1 the right): both knees go there, the near one lower and less
 * far, and the shins hang by `drop`, a share of the leg.
 */
export function sitting({ hips, leg, limb }: Build, way: -1 | 1, drop = 0.52): Pick<Pose, 'seat' | 'feet'> {
  const near: Point = [way * (leg * 0.4 - hips), limb * 0.7]
  const far: Point = [way * (leg * 0.42 + hips * 0.9), limb * 0.25]
  const nearFoot: Point = [near[0] + way * limb * 0.15, near[1] + leg * drop]
  const farFoot: Point = [far[0] + way * limb * 0.45, far[1] + leg * (drop - 0.02)]
  return way === 1 ? { seat: [near, far], feet: [nearFoot, farFoot] } : { seat: [far, near], feet: [farFoot, nearFoot] }
}
