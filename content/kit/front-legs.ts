import { blob, curve, ellipse, type Point, rounded } from './geometry.ts'
import type { Figure } from './pose.ts'
import { fill, type SceneNode, stroke } from './scene.ts'

/** The colour of folds, which shades any cloth. */
const crease = '#1d2440'

type FrontLeg = { hip: Point; knee: Point; foot: Point }

/**
 * A leg of somebody who sits and faces us: the thigh comes towards us and is short, the knee is the nearest part of it, the shin hangs,
 * and the boot shows its toe. Draw it after its figure, whose coat ends at the hip. `foot` is the middle of its sole.
 */
export function frontLeg(
  { build: { limb: s }, trousers, shoe, boot }: Figure,
  { hip, knee, foot }: FrontLeg,
): SceneNode[] {
  const at = (t: number): Point => [knee[0] + (foot[0] - knee[0]) * t, knee[1] + (foot[1] - knee[1]) * t]
  const out = Math.sign(knee[0] - hip[0]) || 1
  const [x, y] = foot
  return [
    fill(rounded(knee, at(0.8), s * 0.64, s * 0.5), trousers),
    // The shin lies in the shade of the knee.
    fill(rounded(at(0.12), at(0.42), s * 0.62, s * 0.5), crease, 0.16),
    fill(rounded(hip, knee, s * 0.8, s * 0.74), trousers),
    stroke(
      curve([
        [knee[0] - s * 0.5, knee[1] + s * 0.42],
        [knee[0], knee[1] + s * 0.66],
        [knee[0] + s * 0.5, knee[1] + s * 0.42],
      ]),
      crease,
      s * 0.08,
      0.34,
    ),
    fill(rounded(at(Math.max(0.3, 1 - boot * 1.25)), at(0.84), s * 0.6, s * 0.56), shoe),
    fill(
      blob([
        [x - s * 0.58, y - s * 0.7],
        [x + s * 0.58, y - s * 0.7],
        [x + s * (0.72 + out * 0.1), y - s * 0.2],
        [x + s * (0.6 + out * 0.1), y],
        [x - s * (0.6 - out * 0.1), y],
        [x - s * (0.72 - out * 0.1), y - s * 0.2],
      ]),
      shoe,
    ),
    fill(ellipse(x + out * s * 0.08, y - s * 0.38, s * 0.44, s * 0.24), '#ffffff', 0.14),
    stroke(
      curve([
        [x - s * 0.6, y - s * 0.06],
        [x, y + s * 0.02],
        [x + s * 0.6, y - s * 0.06],
      ]),
      crease,
      s * 0.14,
      0.45,
    ),
  ]
}
