import { figure } from '../../../kit/figure.ts'
import { ellipse, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { mrNowak, postwoman, samirasMum } from '../cast/neighbours.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { bright } from '../places/light.ts'
import { brightSun } from '../places/lighting.ts'
import { paving } from '../places/paving.ts'
import { shelteredPiano } from '../places/step-forty.ts'
import { onStep, steps, terrace } from '../places/street.ts'
import { sky, valley } from '../places/valley.ts'
import { coil, coins, sink } from '../props/sink.ts'

const wall: SceneNode[] = [
  fill(rect(-10, 470, 440, 260), colours.stone),
  clipTo(rect(-10, 470, 440, 260), [
    fill(
      Array.from({ length: 36 }, (_, i) =>
        rect((i % 6) * 80 - 30 + (Math.floor(i / 6) % 2) * 40, 492 + Math.floor(i / 6) * 40, 70, 32, 8),
      ).join(''),
      colours.stoneShade,
      0.4,
    ),
  ]),
  ...paper(rect(-16, 458, 456, 22, 5), colours.stoneShade, 5),
]

// The givers look somewhere else, and nobody sees what it was.
const gives = [
  { who: samirasMum, x: 104, turn: -0.5, nod: -0.3, eyes: 'closed', hand: [204, 424], coin: colours.amber },
  { who: postwoman, x: 250, turn: -0.1, nod: -0.7, eyes: 'open', hand: [268, 412], coin: '#c98a4a' },
  { who: mrNowak, x: 400, turn: 0.6, nod: -0.1, eyes: 'open', hand: [326, 424], coin: '#d8d4cc' },
] as const

const givers: SceneNode[] = gives.map(({ who, x, turn, nod, eyes }) =>
  place(
    figure(who, {
      turn,
      nod,
      hands: [
        [-30, -20],
        [30, -20],
      ],
      arms: ['back', 'back'],
      feeling: { eyes, brows: 'up', mouth: 'smile', gaze: [turn * 1.6, nod * 1.2] },
      legless: true,
    }),
    { x, y: 524, scale: 0.98 },
  ),
)

const hands: SceneNode[] = gives.flatMap(({ who, x, hand: [hx, hy], coin }) => {
  const side = hx > x ? 1 : -1
  return [
    forearm(
      {
        from: [x + side * 36, 452],
        bend: [(x + hx) / 2 + side * 24, 462],
        to: [hx, hy],
        width: 21,
        state: 'rest',
        thumb: side === 1 ? -1 : 1,
        sleeve: who.sleeve,
        cuff: 0.68,
      },
      who.complexion,
    ),
    fill(ellipse(hx + side * 9, hy + 24, 9), coin),
    stroke(ellipse(hx + side * 9, hy + 24, 6), '#232338', 1.2, 0.3),
  ]
})

/** Far off on its hill: the steps, some houses, and step forty with its bench and its roof. */
const farFlight = { x: 392, y: 612, run: 13, rise: 7.4, count: 50 }
const [fortyX, fortyY] = onStep(farFlight, 18)

export const drawing: Drawing = {
  scene: [
    ...sky(bright, 33),
    cloud(640, 130, 230, bright.cloud, 0.9),
    cloud(60, 420, 190, bright.cloud, 0.8),
    ...valley(bright, 540, 34),
    ...terrace(farFlight, bright, { scale: 0.58, every: 7.2, from: 3, count: 7, first: 2 }),
    ...steps(farFlight, bright),
    glow(fortyX, fortyY - 60, 120, '#fff1b8', 0.8),
    place(shelteredPiano(), { x: fortyX, y: fortyY, scale: 0.44 }),
    ...givers,
    ...wall,
    ...paving(646, { stone: '#a99b88', joint: '#8a7c6b', wear: '#c7b9a4' }, 200),
    place(sink(), { x: 262, y: 474, scale: 1.1 }),
    ...hands,
    ...coins(402, 700, 7, colours.amber),
    ...coins(428, 706, 5, '#d8d4cc'),
    ...coins(376, 708, 4, '#c98a4a'),
    ...coins(436, 688, 8, colours.amber),
    ...coins(372, 690, 3, '#d8d4cc'),
    place(coil(), { x: 628, y: 706, scale: 0.9 }),
    seatAt([470, 684], [590, 684]),
    fill(ellipse(524, 690, 92, 12), '#232338', 0.2),
    place(
      figure(samira, {
        turn: -0.2,
        nod: 0.5,
        hands: [
          [-52, -14],
          [40, -20],
        ],
        grasp: ['grip', 'rest'],
        arms: ['over', 'over'],
        seat: [
          [-40, 8],
          [40, 8],
        ],
        feet: [
          [20, 24],
          [-20, 26],
        ],
        feeling: { ...faces.content, gaze: [-0.5, 1] },
        holding: [[fill(ellipse(-6, 6, 9), colours.amber)], []],
      }),
      { x: 524, y: 668, scale: 1.26 },
    ),
    ...stand(nan, [886, 704], 1.2, {
      turn: -0.4,
      nod: -0.2,
      weight: 1,
      hands: [
        [-44, -20],
        [50, -14],
      ],
      feeling: { ...faces.content, gaze: [-0.9, -0.4] },
    }),
    ...stand(dewi, [764, 706], 1.14, {
      back: true,
      turn: 0.3,
      lean: -5,
      weight: -1,
      hands: [
        [-58, -122],
        [40, -16],
      ],
      grasp: ['point', 'rest'],
      arms: ['back', 'front'],
      feeling: faces.eager,
    }),
  ],
  lighting: brightSun,
  text: { x: 48, y: 40, w: 540, h: 350, ink: colours.ink, ground: '#b9d8e0', size: 21 },
}
