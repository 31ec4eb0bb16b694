import type { Expression } from '../kit/face.ts'
import { figure } from '../kit/figure.ts'
import { ellipse } from '../kit/geometry.ts'
import type { Figure, Pose } from '../kit/pose.ts'
import { fill, part, place, type SceneNode, stroke } from '../kit/scene.ts'

export const glad: Expression = { eyes: 'open', brows: 'up', mouth: 'smile' }

/** Somebody to the waist, as puppets are drawn, glad unless the pose says otherwise. */
export const bust = (who: Figure, scale: number, pose: Pick<Pose, 'hands'> & Partial<Pose>): SceneNode[] => [
  place(figure(who, { legless: true, feeling: glad, ...pose }), { y: -6, scale }),
]

/** A coin of one pound, 148 wide. */
export const pound: SceneNode[] = [
  fill(ellipse(0, 0, 74), '#b98227'),
  fill(ellipse(0, 0, 60), '#e3b04b'),
  part({ is: 'lettering' }, [stroke('M26 -24C12 -44 -18 -36 -12 -8C-8 10 -4 18 -22 32H28M-26 4H12', '#2a2433', 9)]),
]
