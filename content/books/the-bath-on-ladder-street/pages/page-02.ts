import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, type Point } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { postwoman, samirasMum } from '../cast/neighbours.ts'
import { faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { paving } from '../places/paving.ts'
import { stairsUp } from '../places/stairs-up.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bag, paperBag, potato } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'
import { pushchair } from '../props/pushchair.ts'

/** Where the potatoes touch the steps on their way down, and how large they are there. */
const bounces: [number, number, number][] = [
  [606, 178, 20],
  [634, 232, 24],
  [604, 300, 30],
  [628, 370, 38],
  [596, 540, 58],
  [540, 640, 76],
]

/** The arc of one bounce, over the step between two of them. */
const arc = ([x, y]: Point, [nextX, nextY]: Point): string =>
  curve([
    [x, y],
    [x + (nextX - x) * 0.4, Math.min(y, nextY) - (nextY - y) * 0.3],
    [nextX, nextY],
  ])

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 3),
    ...valley(drizzle, 590, 4),
    place(stairsUp(drizzle), { x: -30, y: -40 }),
    ...paving(668, { stone: '#8d8279', joint: '#6f665f', wear: '#bcb2a6' }, 4),
    ...stand(dewi, [622, 176], 0.58, {
      nod: 0.5,
      tilt: -8,
      hands: [
        [-54, -84],
        [50, -96],
      ],
      grasp: ['open', 'grip'],
      feeling: faces.amazed,
      holding: [[], [place(paperBag('ripped'), { x: 4, y: -10, scale: 0.9, rotate: 14 })]],
    }),
    ...stand(postwoman, [540, 262], 0.54, {
      turn: 0.4,
      nod: 0.3,
      tilt: 8,
      lean: -12,
      weight: -1,
      hands: [
        [-62, -14],
        [64, -104],
      ],
      grasp: ['grip', 'open'],
      feeling: faces.amazed,
      holding: [bag(colours.red), []],
    }),
    place([...piano(), place(cat('fright'), { x: 4, y: -134, scale: 0.9 })], { x: 706, y: 352, scale: 0.82 }),
    stroke(
      bounces
        .slice(1)
        .map(([x, y], i) => arc([bounces[i]?.[0] ?? x, bounces[i]?.[1] ?? y], [x, y]))
        .join(''),
      colours.white,
      3,
      0.55,
    ),
    place(pushchair(), { x: 512, y: 364, scale: 1.36 }),
    ...stand(samirasMum, [482, 502], 0.84, {
      turn: 0.55,
      nod: 0.2,
      tilt: 9,
      lean: -4,
      hands: [
        [22, -36],
        [38, -42],
      ],
      arms: ['front', 'over'],
      feeling: faces.amazed,
    }),
    ...bounces.flatMap(([x, y, size], i) => [
      fill(ellipse(x, y + size * 0.52, size * 0.5, size * 0.12), '#232338', 0.22),
      potato(x, y, size, i * 47),
    ]),
    fill(ellipse(640, 704, 62, 12), '#232338', 0.24),
    potato(640, 664, 98, 24),
    place(
      figure(mrFanelli, {
        turn: -0.6,
        nod: 0.1,
        tilt: -9,
        lean: -5,
        hands: [
          [-99, -120],
          [-6, -34],
        ],
        grasp: ['cup', 'cup'],
        arms: ['over', 'over'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-1, 0] },
        load: [potato(-24, -52, 34, 20), potato(8, -54, 36, 100), potato(-8, -66, 32, 60)],
        holding: [[potato(2, -20, 44, -20)], []],
        legless: true,
      }),
      { x: 842, y: 742, scale: 1.9 },
    ),
    ...rainfall(0.5, 12),
  ],
  lighting: drizzleLight,
  text: { x: 48, y: 52, w: 320, h: 400, ink: colours.ink, ground: '#a4b1bf', size: 20, loud: [0], loudSize: 50 },
}
