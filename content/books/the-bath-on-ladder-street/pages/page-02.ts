import { curve, type Point } from '../../../kit/geometry.ts'
import { place, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { postwoman, samirasMum } from '../cast/neighbours.ts'
import { climbing, down, faces, stand, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { shopAtTheFoot } from '../places/shop-front.ts'
import { onStep, steps, terrace } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { leeks, paperBag, potato } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'
import { pushchair } from '../props/pushchair.ts'

const light = { ...drizzle, hill: '#aabf9f', hillNear: '#9db393', roof: '#8795a0' }
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
    cloud(60, 190, 260, drizzle.cloud, 0.5),
    cloud(330, 110, 190, drizzle.cloud, 0.4),
    ...valley(drizzle, 560, 4),
    ...terrace(flight, drizzle, { scale: 1.5, every: 9.2, from: 3.6, count: 3, first: 1 }),
    ...steps(flight, light),
    ...shopAtTheFoot(drizzle, 0, 672, 0.82),
    place(leeks(6, 26, 15), { x: 26, y: 706 }),
    place([...piano(), place(cat('sitting'), { x: 4, y: -136 })], { x: pianoX, y: pianoY, scale: 0.58 }),
    ...walk(postwoman, onStep(flight, 19), 0.5, {
      ...climbing(postwoman, 26),
      hands: [
        [30, -40],
        [-10, -4],
      ],
      tilt: -14,
      feeling: faces.amazed,
    }),
    ...walk(samirasMum, onStep(flight, 7), 0.5, {
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
      0.62,
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
    ...stand(mrFanelli, [172, 690], 0.45, {
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
    potato(372, 668, 84, 24),
    potato(292, 604, 52, 140),
    ...rainfall(0.6, 12),
  ],
  lighting: drizzleLight,
  text: { x: 592, y: 448, w: 338, h: 242, ink: colours.ink, ground: '#9db393', size: 18.5, loud: [0], loudSize: 40 },
}
