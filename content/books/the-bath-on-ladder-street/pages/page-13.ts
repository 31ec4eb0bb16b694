import { fingersOverEdge } from '../../../kit/drawn-hands.ts'
import { blob, ellipse, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { nan } from '../cast/nan.ts'
import { near } from '../cast/near.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzleLight } from '../places/lighting.ts'
import { numberForty } from '../places/top.ts'
import { rainfall } from '../places/valley.ts'

/** How custard lands: a dollop that runs, a burst, a smear and a long drip. */
const shapes = [
  '-34,-8 -30,-24 -12,-26 -4,-36 14,-30 32,-24 38,-6 32,6 30,34 22,38 18,10 8,12 6,56 -4,58 -6,14 -16,12 -18,26 -26,28 -28,8',
  '-10,-14 -26,-40 -8,-24 6,-48 12,-22 40,-34 26,-10 52,4 26,10 30,38 10,20 -8,44 -12,18 -44,26 -24,4 -48,-10',
  '-46,-6 -20,-18 16,-14 54,-22 60,-10 24,4 8,22 0,20 -4,8 -30,8 -34,18 -42,14',
  '-12,-20 10,-22 20,-8 12,6 10,52 15,68 8,78 0,68 3,50 -2,8 -16,2 -20,-10',
] as const

const splat = (kind: 0 | 1 | 2 | 3, x: number, y: number, size: number, rotate = 0): SceneNode =>
  place(
    [
      fill(blob(shapes[kind]), colours.custard),
      fill(blob('-16,-10 -6,-16 8,-14 0,-5'), '#fbe596'),
      ...(kind === 1 ? [fill(ellipse(62, -26, 6) + ellipse(-60, 24, 5) + ellipse(40, 48, 4), colours.custard)] : []),
      ...(kind === 2 ? [fill(blob('-10,-12 20,-16 18,-4 -4,-2'), colours.pastry)] : []),
    ],
    { x, y, scale: size, rotate },
  )

// On a head of radius 1: what was in the box, with drips, and a dollop on each eyebrow.
const custardHat: SceneNode[] = [
  fill(
    blob(
      '-0.56,-0.94 -0.46,-1.24 0,-1.36 0.46,-1.22 0.58,-0.94 0.5,-0.8 0.46,-0.54 0.34,-0.54 0.3,-0.82 0.06,-0.84 0.02,-0.6 -0.1,-0.6 -0.14,-0.84 -0.34,-0.82 -0.38,-0.42 -0.52,-0.42 -0.5,-0.8',
    ),
    colours.custard,
  ),
  ...[-0.5, 0.22].map((x) =>
    fill(
      blob([
        [x - 0.3, -0.2],
        [x - 0.2, -0.44],
        [x + 0.06, -0.5],
        [x + 0.3, -0.38],
        [x + 0.32, -0.18],
        [x + 0.22, -0.14],
        [x + 0.2, 0.12],
        [x + 0.1, 0.12],
        [x + 0.08, -0.16],
        [x - 0.18, -0.14],
      ]),
      colours.custard,
    ),
  ),
  place(
    [
      fill(rect(-0.66, -0.16, 1.32, 0.32, 0.06), colours.pastry),
      fill(blob('-0.68,-0.16 -0.3,-0.28 0.4,-0.28 0.68,-0.14 0.3,-0.04 -0.2,-0.08'), colours.white),
    ],
    { x: 0.1, y: -1.36, rotate: 12 },
  ),
  fill(
    ellipse(-0.62, 0.6, 0.14, 0.1) + ellipse(0.5, 0.56, 0.13, 0.1) + ellipse(0.3, 1.06, 0.12, 0.09),
    colours.custard,
  ),
]

/** How much nearer the house is than it is drawn, so that its door stands at (806, 690). */
const closer = 1.66

/** The window upstairs, with its box of flowers and a gutter that cannot keep up. */
const upstairs: SceneNode[] = [
  ...paper(rect(392, -60, 196, 152, 4), colours.cream, 4),
  fill(rect(406, -60, 168, 138), '#7f98af'),
  fill('M406 -10Q470 20 430 78H406ZM574 -10Q510 20 550 78H574Z', colours.raspberry, 0.85),
  stroke('M490 -60V78', colours.cream, 7),
  ...[414, 446, 480, 512, 546, 572].flatMap((x, i) => [
    fill(ellipse(x, 84, 21, 15), i % 2 === 0 ? colours.leekDark : colours.leek),
    fill(
      ellipse(x - 6, 72 + (i % 3) * 6, 9) + ellipse(x + 9, 80 - (i % 2) * 8, 7),
      i % 2 === 0 ? colours.raspberry : colours.amber,
    ),
  ]),
  ...paper(rect(384, 92, 212, 30, 4), colours.wood, 5),
  fill(rect(596, -10, 380, 30), colours.iron),
  fill(rect(596, -10, 380, 10), colours.slatePale, 0.5),
  fill('M640 26q-6 12 0 17q6 -5 0 -17ZM702 44q-6 12 0 17q6 -5 0 -17ZM742 30q-6 12 0 17q6 -5 0 -17Z', colours.waterPale),
]

const peepers: SceneNode[] = [
  ...stand(samira, [66, 968], 1.86, {
    hands: [
      [-40, -70],
      [40, -70],
    ],
    turn: 0.6,
    nod: -0.3,
    tilt: -6,
    feeling: { ...faces.horrified, mouth: 'flat', gaze: [0.9, -0.6] },
  }),
  ...stand(nan, [232, 984], 1.86, {
    hands: [
      [-48, 6],
      [48, 6],
    ],
    turn: 0.6,
    nod: -0.3,
    tilt: 7,
    feeling: { ...faces.horrified, gaze: [0.9, -0.6] },
  }),
  ...stand(dewi, [428, 938], 1.9, {
    hands: [
      [-30, 2],
      [30, 2],
    ],
    turn: 0.65,
    nod: -0.5,
    tilt: -8,
    lean: 6,
    feeling: { ...faces.amazed, gaze: [0.8, -0.8] },
  }),
]

const fingertip: SceneNode[] = [
  fill(ellipse(-6, -146, 5.6, 6), colours.custard),
  fill(blob('-10,-142 -5,-142 -7,-132'), colours.custard),
]

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...numberForty(
          { wall: '#b9cfc9', shade: '#86a59e', isOpen: true, isDoorOpen: true },
          { door: 782, window: 596, pipe: 1006, ground: 660 },
        ),
      ],
      { x: 806 - 782 * closer, y: 690 - 660 * closer, scale: closer },
    ),
    place(upstairs, { y: -44 }),
    splat(0, 470, 246, 1.9),
    splat(3, 636, 500, 1.3, 4),
    splat(3, 366, 270, 1.1),
    splat(0, 604, 196, 0.8, 8),
    splat(2, 430, 496, 0.9),
    splat(1, 654, 300, 0.8, 20),
    fill(ellipse(812, 706, 110, 12), '#232338', 0.25),
    place(
      near(
        mrBowen,
        {
          turn: -0.4,
          nod: 0.1,
          tilt: -10,
          lean: 2,
          weight: 1,
          feeling: { eyes: 'half', brows: 'rest', mouth: 'tongue', gaze: [-0.5, 0.4] },
          hat: custardHat,
        },
        [
          { side: 1, elbow: [44, -52], hand: [49, 4], state: 'open', thumb: 1 },
          { side: -1, elbow: [-54, -60], hand: [-20, -121], state: 'point', thumb: 1 },
        ],
      ),
      { x: 812, y: 458, scale: 1.85 },
    ),
    place(fingertip, { x: 812, y: 458, scale: 1.85 }),
    splat(2, 800, 334, 0.7, 16),
    splat(3, 866, 404, 0.6, -6),
    splat(1, 676, 706, 0.6, 10),
    ...peepers,
    ...paper(rect(-10, 632, 584, 110, 8), '#5d5752', 6),
    clipTo(rect(-10, 632, 584, 110, 8), [
      fill([0, 1, 2, 3].map((i) => rect(i * 152 - 60, 656, 140, 56, 10)).join(''), '#716962', 0.8),
    ]),
    ...[samira, nan, dewi].flatMap(({ complexion }, i) =>
      ([1, -1] as const).map((way, hand) =>
        place(fingersOverEdge(complexion, way), {
          x: [24, 118, 176, 292, 392, 478][i * 2 + hand] ?? 0,
          y: 633,
          scale: i === 1 ? 24 : 20,
        }),
      ),
    ),
    ...rainfall(0.4, 22),
  ],
  lighting: drizzleLight,
  text: { x: 44, y: 36, w: 290, h: 370, ink: colours.ink, ground: '#b9cfc9', size: 21 },
}
