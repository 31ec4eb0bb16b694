import { figure } from '../../../kit/figure.ts'
import { rect } from '../../../kit/geometry.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { clipTo, fill, paper, place, type SceneNode, seatAt } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { nan } from '../cast/nan.ts'
import { baby, mrNowak, neighbours, postwoman, samirasMum } from '../cast/neighbours.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { summer } from '../places/light.ts'
import { brightSun } from '../places/lighting.ts'
import { shelteredPiano } from '../places/step-forty.ts'
import { climb, onStep, onTrack, steps, terrace, track } from '../places/street.ts'
import { sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bag } from '../props/goods.ts'
import { windingWheel } from '../props/wheel.ts'

const flight = { x: -60, y: 752, run: 46, rise: 21, count: 24 }
const [bathX, bathY] = onTrack(flight, 82, 17.2)

type Way = Pick<Pose, 'hands'> & Partial<Pick<Pose, 'grasp' | 'lean'>>

/** Seven ways of waiting for rain, from the top of the street down. */
const ways: Way[] = [
  {
    hands: [
      [-18, -14],
      [44, -8],
    ],
    lean: -4,
  },
  {
    hands: [
      [-22, -60],
      [20, -64],
    ],
    grasp: ['cup', 'cup'],
  },
  {
    hands: [
      [-42, 4],
      [20, -166],
    ],
    grasp: ['rest', 'rest'],
  },
  {
    hands: [
      [-34, -118],
      [26, -12],
    ],
    grasp: ['open', 'rest'],
  },
  {
    hands: [
      [-8, -44],
      [12, -50],
    ],
    grasp: ['grip', 'grip'],
    lean: 3,
  },
  {
    hands: [
      [-22, -18],
      [22, -18],
    ],
  },
  {
    hands: [
      [-40, 8],
      [64, -96],
    ],
    grasp: ['rest', 'point'],
    lean: -5,
  },
]

/** Somebody sitting on step `n`, looking up. */
function sitter(
  who: Figure,
  n: number,
  scale: number,
  mouth: 'smile' | 'oh' | 'flat',
  turn: number,
  way: Way,
): SceneNode {
  const [x, y] = onStep(flight, n)
  return place(
    figure(who, {
      turn,
      nod: -1,
      tilt: turn * 8,
      arms: ['over', 'over'],
      ...way,
      ...sitting(who.build, n % 2 < 1 ? -1 : 1, 0.42),
      feeling: { eyes: 'open', brows: 'up', mouth, gaze: [turn, -1] },
    }),
    { x, y: y - 8, scale },
  )
}

const places: [Figure, number, number, 'smile' | 'oh' | 'flat', number][] = [
  [mrBowen, 21, 0.66, 'smile', -0.3],
  [neighbours[4], 19.2, 0.64, 'oh', -0.2],
  [postwoman, 17.4, 0.66, 'flat', -0.1],
  [mrNowak, 9.7, 0.7, 'oh', 0.2],
  [mrFanelli, 7.8, 0.72, 'smile', 0.2],
  [samirasMum, 5.9, 0.74, 'smile', 0.3],
  [neighbours[0], 3.8, 0.76, 'oh', 0.3],
]

/** Both babies on their mother's knees, with her hands round them; the origin is between her hips. */
const lap: SceneNode[] = [
  place(baby(colours.red), { x: -16, y: 6, scale: 0.86 }),
  place(baby(colours.amber), { x: 20, y: 8, scale: 0.86 }),
]

const front: [Figure, number, number, number, 'smile' | 'oh' | 'flat', number][] = [
  [nan, 432, 640, 1.08, 'smile', 0.35],
  [dewi, 566, 640, 1.14, 'oh', 0.4],
  [samira, 684, 640, 1.14, 'smile', 0.3],
]

const frontWays: Way[] = [
  {
    hands: [
      [-40, 6],
      [42, -100],
    ],
    grasp: ['rest', 'cup'],
    lean: -3,
  },
  {
    hands: [
      [-12, -40],
      [12, -44],
    ],
    grasp: ['grip', 'grip'],
    lean: 3,
  },
  {
    hands: [
      [-34, 10],
      [38, 8],
    ],
    lean: -6,
  },
]

/** The low wall that the three sit on, with the whole street behind them. */
const wall: SceneNode[] = [
  seatAt([338, 644], [738, 644]),
  fill(rect(344, 650, 388, 80), colours.stone),
  clipTo(rect(344, 650, 388, 80), [
    fill(
      Array.from({ length: 14 }, (_, i) =>
        rect(334 + (i % 7) * 62 + (i > 6 ? 30 : 0), 668 + Math.floor(i / 7) * 30, 54, 23, 7),
      ).join(''),
      colours.stoneShade,
      0.4,
    ),
  ]),
  ...paper(rect(338, 640, 400, 18, 5), colours.stoneShade, 4),
]

export const drawing: Drawing = {
  scene: [
    ...sky(summer, 37),
    cloud(606, 150, 96, '#8b98ab'),
    fill('M664 178q-8 15 0 21q8 -6 0 -21Z', '#e8f4fa'),
    ...valley(summer, 600, 38),
    ...terrace(flight, summer, { scale: 0.93, every: 3.5, from: 4, count: 6, first: 1 }),
    ...steps(flight, summer),
    place(shelteredPiano(), { x: onStep(flight, 13.6)[0], y: onStep(flight, 13.6)[1], scale: 0.62 }),
    place(windingWheel(true), { x: 936, y: 266, scale: 0.7 }),
    ...places.map(([who, n, scale, mouth, turn], i) =>
      sitter(
        who,
        n,
        scale,
        mouth,
        turn,
        ways[i] ?? {
          hands: [
            [0, 0],
            [0, 0],
          ],
        },
      ),
    ),
    ...[2.8, 4.9, 7, 9.2, 18.3, 20.2].map((n, i) =>
      place(
        bag(
          [colours.red, colours.teal, colours.amber, colours.lilac, colours.raspberry, colours.blue][i] ?? colours.red,
          i % 2 ? 'bread' : 'leeks',
        ),
        { x: onStep(flight, n)[0], y: onStep(flight, n)[1] - 34, scale: 0.56 },
      ),
    ),
    place(lap, { x: onStep(flight, 5.9)[0], y: onStep(flight, 5.9)[1] - 8, scale: 0.74 }),
    ...track(flight, 82),
    place(bathOnWheels({ paint: 'pink', slope: climb(flight), lines: true }), { x: bathX, y: bathY, scale: 1.12 }),
    ...wall,
    ...front.map(([who, x, y, scale, mouth, turn], i) =>
      place(
        figure(who, {
          turn,
          nod: -1,
          tilt: 5,
          ...(frontWays[i] ?? {
            hands: [
              [0, 0],
              [0, 0],
            ],
          }),
          arms: ['over', 'over'],
          ...sitting(who.build, i === 1 ? -1 : 1, 0.48),
          feeling: { eyes: 'open', brows: 'up', mouth, gaze: [0.5, -1] },
        }),
        { x, y, scale },
      ),
    ),
    place(bag(colours.orange, 'leeks'), { x: 778, y: 650, scale: 1.1 }),
    place(bag(colours.teal, 'bread'), { x: 316, y: 650, scale: 1.1 }),
  ],
  lighting: brightSun,
  text: { x: 48, y: 40, w: 520, h: 300, ink: colours.ink, ground: '#8fcbe8', size: 22 },
}
