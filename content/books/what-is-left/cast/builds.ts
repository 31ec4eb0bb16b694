import { ellipse, line } from '../../../kit/geometry.ts'
import type { HeadView } from '../../../kit/pose.ts'
import { type SceneNode, stroke } from '../../../kit/scene.ts'

export const child = { head: 38, neck: 6, torso: 74, shoulders: 25, arm: 76, leg: 82, limb: 18, hips: 13 }
export const adult = { head: 31, neck: 15, torso: 104, shoulders: 33, arm: 104, leg: 112, limb: 22, hips: 16 }

/** Round glasses, on a face or in profile. */
export const glassesOf = ({ turn, side }: HeadView, colour: string): SceneNode[] => {
  if (side) return [stroke(ellipse(0.56, 0.08, 0.24, 0.26) + line([0.32, 0.04], [-0.1, 0.02]), colour, 0.07)]
  const gap = 0.37 - Math.abs(turn) * 0.06
  const x = turn * 0.4
  return [
    stroke(
      ellipse(x - gap, 0.1, 0.27) + ellipse(x + gap, 0.1, 0.27) + line([x - gap + 0.27, 0.06], [x + gap - 0.27, 0.06]),
      colour,
      0.07,
    ),
  ]
}
