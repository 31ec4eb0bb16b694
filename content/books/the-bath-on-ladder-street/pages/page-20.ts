import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
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
import { longPants, pants, sock } from '../props/washing.ts'

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

const givers: SceneNode[] = gives.map(({ who, x, turn, nod, eyes }, i) =>
  place(
    figure(who, {
      turn,
      nod,
      tilt: [-9, 7, 11][i] ?? 0,
      lean: [5, -3, -6][i] ?? 0,
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

/** Nine lines were lent, and one is back: it hangs across the street over our heads. */
const washing: SceneNode[] = [
  stroke(curve('560,-12 690,70 840,98 990,84'), colours.cream, 4),
  place(sock(colours.red, colours.cream), { x: 640, y: 42, scale: 1.1, rotate: 6 }),
  place(pants(colours.lilac, colours.cream), { x: 714, y: 74, scale: 1.25, rotate: 8 }),
  place(longPants(colours.teal), { x: 806, y: 94, scale: 1.15, rotate: 5 }),
  place(sock(colours.amber, colours.teal), { x: 872, y: 100, scale: 1.15, rotate: -3 }),
  place(pants(colours.raspberry, colours.white), { x: 934, y: 92, scale: 1.3, rotate: -5 }),
]

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
    place(coil(), { x: 586, y: 712, scale: 1.15 }),
    seatAt([420, 690], [580, 690]),
    fill(ellipse(488, 700, 120, 14), '#232338', 0.2),
    place(
      figure(samira, {
        turn: -0.45,
        nod: 0.6,
        tilt: -9,
        lean: -7,
        hands: [
          [-58, -18],
          [44, -2],
        ],
        grasp: ['grip', 'rest'],
        arms: ['over', 'over'],
        ...sitting(samira.build, -1, 0.12),
        feeling: { ...faces.content, mouth: 'tongue', gaze: [-0.6, 1] },
        holding: [[fill(ellipse(-6, 8, 9), colours.amber)], []],
      }),
      { x: 506, y: 668, scale: 1.34 },
    ),
    ...washing,
    ...stand(nan, [898, 800], 1.66, {
      turn: -0.55,
      nod: -0.3,
      tilt: -8,
      lean: -4,
      hands: [
        [-62, -6],
        [72, -10],
      ],
      grasp: ['rest', 'rest'],
      arms: ['front', 'front'],
      feeling: { ...faces.content, mouth: 'grin', gaze: [-0.9, -0.3] },
    }),
    ...stand(dewi, [764, 812], 1.62, {
      back: true,
      turn: -0.3,
      tilt: 8,
      lean: -6,
      hands: [
        [-94, -92],
        [34, -16],
      ],
      grasp: ['point', 'rest'],
      arms: ['back', 'front'],
      feeling: faces.eager,
    }),
  ],
  lighting: brightSun,
  text: { x: 48, y: 40, w: 500, h: 366, ink: colours.ink, ground: '#b9d8e0', size: 21 },
}
