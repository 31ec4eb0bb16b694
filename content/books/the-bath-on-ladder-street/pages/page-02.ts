import { curve, type Point } from '../../../kit/geometry.ts'
import { place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { postwoman, samirasMum } from '../cast/neighbours.ts'
import { climbing, down, faces, stand, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { shopAtTheFoot } from '../places/shop-front.ts'
import { onStep, steps, terrace } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { leeks, paperBag, potato } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'
import { pushchair } from '../props/pushchair.ts'

const flight = { x: 176, y: 668, run: 25, rise: 15.4, count: 28 }
const [pianoX, pianoY] = onStep(flight, 13)

const bounces: Point[] = [
  [760, 190],
  [706, 236],
  [640, 262],
  [584, 316],
  [520, 330],
  [470, 404],
  [404, 410],
  [350, 486],
  [286, 500],
  [222, 590],
  [160, 618],
]

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 3),
    ...valley(drizzle, 560, 4),
    ...terrace(flight, drizzle, { scale: 1.02, every: 6.2, from: 4.2, count: 4, first: 1 }),
    ...steps(flight, drizzle),
    ...shopAtTheFoot(drizzle, 0, 672, 0.82),
    place(leeks(6, 26, 15), { x: 26, y: 706 }),
    place([...piano(), place(cat('sitting'), { x: 4, y: -136 })], { x: pianoX, y: pianoY, scale: 0.58 }),
    ...walk(postwoman, onStep(flight, 19), 0.6, {
      ...climbing(postwoman, 26),
      hands: [
        [30, -40],
        [-10, -4],
      ],
      tilt: -14,
      feeling: faces.amazed,
    }),
    ...walk(samirasMum, onStep(flight, 7), 0.58, {
      ...climbing(samirasMum, 24),
      hands: [
        [52, -30],
        [58, -26],
      ],
      feeling: faces.amazed,
      holding: [[], [place(pushchair(), { x: 2, y: 2, scale: 1.15, rotate: -24 })]],
    }),
    ...walk(
      dewi,
      onStep(flight, 25.5),
      0.78,
      {
        feet: [
          [10, 82],
          [-10, 82],
        ],
        nod: 0.4,
        hands: [
          [44, -46],
          [48, -40],
        ],
        feeling: faces.horrified,
        holding: [[], [place(paperBag('ripped'), { x: 8, y: 0, scale: 0.8 })]],
      },
      true,
    ),
    ...stand(mrFanelli, [172, 690], 0.5, {
      ...down(mrFanelli),
      turn: 0.3,
      nod: 0.4,
      feeling: { ...faces.content, brows: 'up' },
    }),
    stroke(curve(bounces), colours.white, 2.4, 0.4),
    ...bounces.map(([x, y], i) => potato(x, y, 24 - (i % 3) * 2, i * 47)),
    potato(182, 682, 22, 30),
    potato(206, 690, 20, 100),
    potato(158, 694, 24, 160),
    potato(560, 610, 96, 24),
    potato(742, 520, 76, 140),
    potato(838, 664, 124, -30),
    ...rainfall(0.6, 12),
  ],
  text: { x: 52, y: 44, w: 400, h: 300, ink: colours.ink, ground: '#a4b1bf', size: 21, loud: [0] },
}
