import { rect } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill, patka } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, shadow, sky } from '../places/allotment.ts'
import { blanket, dollsHouse, seatFromSide, unlit, upperDeck } from '../places/inside.ts'
import { night } from '../places/light.ts'
import { candle } from '../places/lighting.ts'
import { muck } from '../props/garden.ts'
import { beam, smallTorch } from '../props/lights.ts'
import { rhubarb } from '../props/rhubarb.ts'

/** His driver's jacket over his pyjamas: he buttoned it in the dark. */
const coated: Figure = { ...mrGill, trousers: colours.frost, shoe: colours.heather }

const riders = (growth: 'noses'): SceneNode[] =>
  [300, 430, 560, 690].flatMap((x, i) => [
    place(seatFromSide(unlit), { x, y: 606 }),
    place(rhubarb(growth, i + 2), { x: x - 6, y: 542, scale: 0.86 }),
  ])

/** The door, all but shut: only a crack is left for his torch. */
const door: SceneNode[] = [
  fill(rect(18, 296, 40, 318), '#0f1130'),
  fill(rect(58, 296, 78, 318, 4), '#4a2450'),
  fill(rect(72, 320, 50, 120, 6), '#20244f'),
  stroke(rect(58, 296, 78, 318, 4), '#6a3a66', 4),
]

export const drawing: Drawing = {
  scene: [
    ...sky(night, 470, 81),
    ...ground({ ...night, groundMark: night.ground }, 440, 85),
    place(
      [
        place(
          [
            ...upperDeck({ glass: '#20244f', windowsAt: 84, shade: 0.66 }),
            ...dollsHouse(unlit, (index) => blanket(index, 0.55)),
            ...[200, 420, 640, 840].map((x) => place(muck(240, false), { x, y: 612, scale: 0.5 })),
            ...riders('noses'),
            clipTo(rect(20, 240, 910, 372), [
              place([beam(900, 300, 0.95)], { x: 66, y: 441, rotate: 5 }),
              glow(330, 500, 260, '#ffe39a', 0.35),
            ]),
            ...door,
          ],
          { x: 150, y: 14 },
        ),
        shadow(118, 652, 130, 0.4),
        place(
          profile(coated, {
            lean: 14,
            nod: 0.2,
            hands: [
              [74, -60],
              [86, -70],
            ],
            grasp: ['grip', 'grip'],
            feet: [
              [-26, 116],
              [18, 116],
            ],
            feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.3] },
            hat: patka(true),
            holding: [[], [place(smallTorch(colours.rhubarb), { x: 16, y: -4, scale: 1.2, rotate: 5 })]],
          }),
          { x: 70, y: 532, scale: 1.02 },
        ),
      ],
      { x: 20, y: -142, scale: 0.92 },
    ),
  ],
  lighting: { ...candle, from: [330, 380] },
  text: { x: 60, y: 518, w: 850, h: 172, ink: colours.white, ground: '#2b2f5c', size: 19 },
}
