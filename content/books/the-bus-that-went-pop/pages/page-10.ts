import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, shadow, shed, sky, snowfall, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { greyDay } from '../places/light.ts'
import { greyLight } from '../places/lighting.ts'
import { barrow } from '../props/garden.ts'
import { rhubarb } from '../props/rhubarb.ts'
import { robin } from '../props/robin.ts'

const limp = (x: number, y: number, way: number): SceneNode =>
  stroke(
    curve([
      [x, y],
      [x + way * 30, y - 26],
      [x + way * 66, y - 6],
      [x + way * 80, y + 26],
    ]),
    '#84a055',
    5,
  )

const heap: SceneNode[] = [
  ...paper(rect(-150, -120, 14, 130), colours.woodDark, 3),
  ...[-96, -58, -20].map((y) => fill(rect(-146, y, 292, 22, 3), colours.wood)),
  fill(blob('-136,-60 -120,-110 -60,-140 0,-152 70,-138 124,-106 138,-60 130,0 -130,0'), '#5c4434'),
  place(rhubarb('asleep', 4), { x: -64, y: -112, scale: 0.8, rotate: 24 }),
  place(rhubarb('asleep', 7), { x: 48, y: -116, scale: 0.86, rotate: 160 }),
  place(rhubarb('asleep', 9), { x: -6, y: -128, scale: 0.8, rotate: -14 }),
  limp(-40, -140, -1),
  limp(-20, -150, 1),
  limp(40, -142, 1),
  limp(70, -120, 1),
  ...[-76, -36].map((y) => fill(rect(-150, y, 300, 22, 3), colours.wood)),
  stroke(line([-140, -64], [140, -66]) + line([-140, -24], [140, -26]), colours.woodDark, 2, 0.6),
  ...paper(rect(138, -120, 14, 130), colours.woodDark, 3),
  fill(blob('-152,-120 -136,-128 -134,-116 -150,-112'), colours.snow),
]

const tub: SceneNode[] = [
  seatAt([-110, -62], [110, -62]),
  fill(blob('-130,0 -120,-56 -90,-70 90,-70 120,-56 130,0', 0.08), colours.tin),
  fill(blob('-126,-40 -100,-76 0,-84 100,-76 126,-40 90,-58 -90,-58', 0.1), colours.snow),
  stroke(curve('-124,-20 0,-12 124,-20'), colours.tinDark, 3),
]

export const drawing: Drawing = {
  scene: [
    ...sky(greyDay, 240, 101),
    ...town(greyDay, 222, 25, false),
    ...ground({ ...greyDay, groundMark: greyDay.groundFar }, 214, 105),
    place(
      [
        place(shed(greyDay, true), { x: 876, y: 476, scale: 0.7 }),
        place(bus({ down: 'blankets', roof: 'snowy' }), { x: 640, y: 506, scale: 0.42 }),
        shadow(174, 672, 280, 0.14),
        place(heap, { x: 170, y: 668, scale: 0.86 }),
        place(robin(), { x: 291, y: 566, scale: 0.8, flip: true }),
        place(barrow(), { x: 330, y: 706, scale: 0.92 }),
        shadow(466, 700, 150, 0.16),
        place(
          figure(mrGill, {
            turn: -0.3,
            nod: 0.6,
            tilt: -5,
            lean: -3,
            hands: [
              [-14, -24],
              [12, -20],
            ],
            grasp: ['grip', 'grip'],
            arms: ['over', 'over'],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.2, 1] },
          }),
          { x: 440, y: 562, scale: 1.12 },
        ),
        place(
          [
            shadow(790, 704, 300, 0.14),
            place(tub, { x: 790, y: 702, scale: 1.05 }),
            ...[
              {
                who: kai,
                x: 734,
                y: 630,
                hands: [
                  [-14, -64],
                  [14, -64],
                ] as const,
                mouth: 'sad' as const,
              },
              {
                who: mei,
                x: 856,
                y: 634,
                hands: [
                  [-44, -16],
                  [44, -16],
                ] as const,
                mouth: 'shout' as const,
              },
            ].map(({ who, x, y, hands, mouth }) =>
              place(
                figure(who, {
                  turn: who === kai ? -0.4 : 0.2,
                  tilt: who === kai ? -6 : 4,
                  lean: who === kai ? 5 : -5,
                  nod: 0.2,
                  hands: [hands[0], hands[1]],
                  arms: ['over', 'over'],
                  ...sitting(who.build, who === kai ? -1 : 1, who === kai ? 0.6 : 0.9),
                  feeling: {
                    eyes: mouth === 'shout' ? 'squeezed' : 'half',
                    brows: mouth === 'shout' ? 'cross' : 'worried',
                    mouth,
                  },
                }),
                { x, y, scale: 1.06 },
              ),
            ),
          ],
          { x: 760 - 790 * 1.2, y: 700 - 704 * 1.2, scale: 1.2 },
        ),
      ],
      { y: -224 },
    ),
    snowfall(130, 110, 107, 3),
  ],
  lighting: greyLight,
  text: { x: 60, y: 500, w: 850, h: 190, ink: colours.ink, ground: '#dfe5f1', size: 20 },
}
