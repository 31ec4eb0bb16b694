import { figure } from '../../../kit/figure.ts'
import { forearm } from '../../../kit/hand.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Pose } from '../../../kit/pose.ts'
import { place, type SceneNode } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { baby, samirasMum } from './neighbours.ts'

type Look = Omit<Pose, 'hands' | 'arms' | 'elbows'> & {
  babies: ['asleep' | 'wide', 'asleep' | 'wide']
  /** What hangs from the crook of each arm, drawn from there downwards. */
  hanging?: [SceneNode[], SceneNode[]]
}

const arms = [
  { side: -1, elbow: [-60, -38], hand: [-14, -22], thumb: -1 },
  { side: 1, elbow: [60, -36], hand: [16, -14], thumb: 1 },
] as const

/** Samira's mum with a baby on each forearm, its back against her arm. Her origin is between her hips. */
export function mumWithBabies({ babies, hanging = [[], []], ...pose }: Look): SceneNode[] {
  const { complexion, sleeve } = samirasMum
  return [
    ...figure(samirasMum, { ...pose, ...armsBehind }),
    ...arms.map((arm) => placedArm(samirasMum, { ...arm, state: 'rest', lean: pose.lean ?? 0 })),
    place(hanging[0], { x: -56, y: -30 }),
    place(hanging[1], { x: 56, y: -28 }),
    place(baby(colours.amber, babies[0]), { x: -31, y: -26, rotate: 9, scale: 1.2 }),
    place(baby(colours.red, babies[1]), { x: 31, y: -22, rotate: -8, scale: 1.2 }),
    ...arms.map(({ elbow, hand, thumb }) =>
      forearm({ from: elbow, to: hand, width: 20, state: 'rest', thumb, sleeve, cuff: 0.7 }, complexion),
    ),
  ]
}
