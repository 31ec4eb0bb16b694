import { blob, curve, type Point, rounded } from './geometry.ts'
import type { Figure } from './pose.ts'
import { fill, type SceneNode, stroke } from './scene.ts'

/** The colour of folds, which shades any cloth. */
const crease = '#1d2440'

export type SeatedLeg = { hip: Point; knee: Point; foot: Point }

/**
 * A leg of somebody who sits near us: a whole thigh from the hip to the knee, a shin that hangs, and a boot whose toe points as
 * the knee does. Draw it before its figure, whose coat lies over its hip.
 */
export function seatedLeg({ build: { limb }, trousers, shoe }: Figure, { hip, knee, foot }: SeatedLeg): SceneNode[] {
  const way = Math.sign(knee[0] - hip[0]) || 1
  const at = (t: number): Point => [knee[0] + (foot[0] - knee[0]) * t, knee[1] + (foot[1] - knee[1]) * t]
  const [x, y] = foot
  const s = limb
  return [
    fill(rounded(knee, at(0.9), s * 0.66, s * 0.5), trousers),
    fill(rounded(hip, knee, s * 0.86, s * 0.72), trousers),
    stroke(
      curve([
        [knee[0] - way * s * 0.5, knee[1] + s * 0.66],
        [knee[0] - way * s * 0.66, knee[1] + s * 0.3],
        [knee[0] - way * s * 0.96, knee[1] + s * 0.1],
      ]),
      crease,
      s * 0.1,
      0.4,
    ),
    fill(rounded(at(0.62), at(0.98), s * 0.66, s * 0.58), shoe),
    fill(
      blob([
        [x - way * s * 0.62, y - s * 0.5],
        [x + way * s * 0.4, y - s * 0.46],
        [x + way * s * 1.36, y + s * 0.06],
        [x + way * s * 1.3, y + s * 0.46],
        [x - way * s * 0.64, y + s * 0.46],
      ]),
      shoe,
    ),
    stroke(
      curve([
        [x - way * s * 0.62, y + s * 0.46],
        [x + way * s * 0.4, y + s * 0.5],
        [x + way * s * 1.28, y + s * 0.44],
      ]),
      crease,
      s * 0.13,
      0.4,
    ),
  ]
}
