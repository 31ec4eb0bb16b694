import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { nan } from '../cast/nan.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { numberForty } from '../places/top.ts'
import { rainfall } from '../places/valley.ts'

const splat = (x: number, y: number, size: number, turn = 0): SceneNode =>
  place(
    [
      fill(
        blob(
          '-30,-6 -52,-20 -46,-34 -26,-22 -20,-52 -4,-54 2,-24 26,-42 40,-32 24,-8 54,-2 56,14 26,12 30,44 16,52 4,22 -14,44 -28,38 -20,14 -50,18 -54,6',
          0.22,
        ),
        colours.custard,
      ),
      fill(blob('-10,-8 8,-10 12,6 -6,8'), colours.custardShade, 0.6),
      fill(ellipse(40, -34, 5) + ellipse(-46, 30, 4) + ellipse(36, 40, 4), colours.custard),
    ],
    { x, y, scale: size, rotate: turn },
  )

// On a head of radius 1: custard over the crown and both eyebrows, pastry to one side.
const custardHat: SceneNode[] = [
  fill(
    blob(
      '-0.7,-0.62 -0.84,-1 -0.4,-1.36 0.3,-1.38 0.8,-1.06 0.76,-0.6 0.84,-0.2 0.8,0.28 0.7,0.3 0.64,-0.1 0.44,-0.5 0,-0.6 -0.5,-0.5 -0.74,0.02 -0.86,0.5 -0.96,0.46 -0.86,-0.1',
    ),
    colours.custard,
  ),
  fill(
    blob('-0.72,-0.16 -0.66,-0.48 -0.36,-0.56 -0.1,-0.4 -0.06,-0.2 -0.3,-0.24 -0.36,0.02 -0.46,0.02 -0.5,-0.2'),
    colours.custard,
  ),
  fill(
    blob('0,-0.2 0.06,-0.44 0.36,-0.56 0.64,-0.4 0.66,-0.14 0.54,-0.2 0.48,0.14 0.38,0.14 0.34,-0.22'),
    colours.custard,
  ),
  fill(blob('-0.4,-1 0,-1.22 0.5,-1.08 0.2,-0.84'), '#fbe596'),
  place(
    [
      fill(rect(-0.56, -0.14, 1.12, 0.28, 0.06), colours.pastry),
      fill(blob('-0.58,-0.14 -0.3,-0.26 0.4,-0.26 0.58,-0.12 0.2,-0.04 -0.2,-0.08'), colours.white),
    ],
    { x: 0.26, y: -1.36, rotate: 14 },
  ),
  fill(
    ellipse(-0.5, 0.74, 0.15, 0.11) + ellipse(0.56, 0.62, 0.16, 0.12) + ellipse(0.1, 1.04, 0.12, 0.09),
    colours.custard,
  ),
]

const peepers: SceneNode[] = [
  ...stand(nan, [230, 926], 1.5, {
    hands: [
      [-66, -84],
      [64, -84],
    ],
    turn: 0.6,
    nod: -0.2,
    feeling: faces.horrified,
  }),
  ...stand(dewi, [396, 894], 1.5, {
    hands: [
      [-40, -70],
      [40, -70],
    ],
    turn: 0.5,
    nod: -0.3,
    feeling: faces.amazed,
  }),
  ...stand(samira, [78, 894], 1.5, {
    hands: [
      [-40, -70],
      [40, -70],
    ],
    turn: 0.6,
    nod: -0.3,
    feeling: { ...faces.horrified, mouth: 'flat' },
  }),
]

export const page13: Drawing = {
  scene: [
    ...numberForty(
      { wall: '#b9cfc9', shade: '#86a59e', isOpen: true, isDoorOpen: true },
      { door: 782, window: 528, pipe: 916, ground: 660 },
    ),
    splat(528, 440, 1.35),
    splat(636, 536, 0.7, 40),
    splat(430, 340, 0.6, 80),
    splat(646, 384, 0.5, 10),
    place(
      figure(mrBowen, {
        turn: -0.35,
        nod: 0.1,
        hands: [
          [-7, -127],
          [46, -8],
        ],
        arms: ['over', 'front'],
        feeling: { eyes: 'half', brows: 'rest', mouth: 'flat', gaze: [-0.6, -0.6] },
        hat: custardHat,
      }),
      { x: 786, y: 476, scale: 1.4 },
    ),
    splat(760, 392, 0.5, 20),
    splat(816, 446, 0.4, 70),
    ...peepers,
    ...paper(rect(-10, 640, 560, 90, 6), colours.stoneShade, 5),
    clipTo(rect(-10, 640, 560, 90, 6), [
      fill([0, 1, 2, 3, 4].map((i) => rect(i * 118 - 40, 660, 106, 40, 8)).join(''), colours.stone, 0.7),
    ]),
    ...rainfall(0.4, 22),
  ],
  text: { x: 52, y: 44, w: 560, h: 250, ink: colours.ink, ground: '#b9cfc9', size: 23 },
}
