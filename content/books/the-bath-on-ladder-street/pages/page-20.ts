import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { near } from '../cast/near.ts'
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
  fill(rect(-10, 470, 560, 260), colours.stone),
  clipTo(rect(-10, 470, 560, 260), [
    fill(
      Array.from({ length: 42 }, (_, i) =>
        rect((i % 7) * 80 - 30 + (Math.floor(i / 7) % 2) * 40, 492 + Math.floor(i / 7) * 40, 70, 32, 8),
      ).join(''),
      colours.stoneShade,
      0.4,
    ),
  ]),
  ...paper(rect(-16, 458, 576, 22, 5), colours.stoneShade, 5),
]

/** A coin that has just been let go. */
const falling = (x: number, y: number, colour: string): SceneNode[] => [
  stroke(line([x - 4, y - 22], [x - 4, y - 10]) + line([x + 5, y - 20], [x + 5, y - 11]), colours.white, 2, 0.8),
  fill(ellipse(x, y, 10), colour),
  stroke(ellipse(x, y, 6.4), '#232338', 1.3, 0.35),
]

const [mumAt, postAt, nowakAt] = [62, 262, 470]

/** The givers look somewhere else, and nobody sees what it was. */
const givers: SceneNode[] = [
  place(
    near(
      samirasMum,
      {
        turn: -0.5,
        nod: -0.2,
        tilt: -8,
        lean: 5,
        feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
        legless: true,
      },
      [
        { side: -1, elbow: [-46, -52], hand: [-40, -4], state: 'rest' },
        { side: 1, elbow: [70, -84], hand: [92, -60], state: 'rest', thumb: 1 },
      ],
    ),
    { x: mumAt, y: 528, scale: 1.3 },
  ),
  place(
    near(
      postwoman,
      {
        turn: 0.45,
        nod: -0.6,
        tilt: 8,
        lean: -3,
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, -1] },
        legless: true,
      },
      [
        { side: 1, elbow: [44, -54], hand: [40, -4], state: 'rest' },
        { side: -1, elbow: [-50, -62], hand: [-8, -58], state: 'rest', thumb: -1 },
      ],
    ),
    { x: postAt, y: 520, scale: 1.3 },
  ),
  place(
    near(
      mrNowak,
      {
        turn: 0.6,
        nod: -0.1,
        tilt: 9,
        lean: -6,
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [1, -0.2] },
        legless: true,
      },
      [
        { side: 1, elbow: [46, -54], hand: [40, -4], state: 'rest' },
        { side: -1, elbow: [-70, -86], hand: [-92, -62], state: 'rest', thumb: -1 },
      ],
    ),
    { x: nowakAt, y: 526, scale: 1.3 },
  ),
]

/** The arms that give, before the sink's rim. */
const giving: SceneNode[] = [
  place([placedArm(samirasMum, { side: 1, elbow: [70, -84], hand: [92, -60], state: 'rest', thumb: 1, lean: 5 })], {
    x: mumAt,
    y: 528,
    scale: 1.3,
  }),
  place([placedArm(postwoman, { side: -1, elbow: [-50, -62], hand: [-8, -58], state: 'rest', thumb: -1, lean: -3 })], {
    x: postAt,
    y: 520,
    scale: 1.3,
  }),
  place([placedArm(mrNowak, { side: -1, elbow: [-70, -86], hand: [-92, -62], state: 'rest', thumb: -1, lean: -6 })], {
    x: nowakAt,
    y: 526,
    scale: 1.3,
  }),
]

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
    place(sink(false), { x: 262, y: 478, scale: 1.22 }),
    ...giving,
    ...falling(192, 474, colours.amber),
    ...falling(246, 476, '#c98a4a'),
    ...falling(338, 474, '#d8d4cc'),
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
    place(
      near(
        nan,
        {
          turn: -0.55,
          nod: -0.3,
          tilt: -10,
          lean: -5,
          feeling: { ...faces.content, mouth: 'grin', gaze: [-0.9, -0.3] },
        },
        [
          { side: -1, elbow: [-50, -42], hand: [-52, 6], state: 'rest' },
          { side: 1, elbow: [50, -44], hand: [24, -10], state: 'rest', thumb: -1 },
        ],
      ),
      { x: 868, y: 640, scale: 1.55 },
    ),
    ...stand(dewi, [752, 812], 1.62, {
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
  text: { x: 48, y: 36, w: 560, h: 250, ink: colours.ink, ground: '#b9d8e0', size: 20.5 },
}
