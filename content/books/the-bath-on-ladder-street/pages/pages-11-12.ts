import { curve, ellipse, line, randomFrom, rect } from '../../../kit/geometry.ts'
import { undergrowth } from '../../../kit/materials.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Spread } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { nan } from '../cast/nan.ts'
import { postwoman } from '../cast/neighbours.ts'
import { cheer, faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { shopAtTheFoot } from '../places/shop-front.ts'
import { climb, onStep, onTrack, steps, terrace, track } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { cakeBox, custardSlice, letter } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'
import { rope, windingWheel } from '../props/wheel.ts'

const width = 1920
const light = { ...drizzle, skyTop: '#8fa4ba', skyLow: '#d5dde0' }
/** From the shop up to Mr Bowen's. */
const flight = { x: -20, y: 768, run: 44, rise: 11.6, count: 43 }
const slope = climb(flight)
const [farDrop, nearDrop] = [66, 132]
const [pianoX, pianoY] = onStep(flight, 19.4)
const [upX, upY] = onTrack(flight, farDrop, 35.6)
const [downX, downY] = onTrack(flight, nearDrop, 17)

const random = randomFrom(12)
const rushAlong = (from: number, to: number, drop: number, count: number) =>
  Array.from({ length: count }, () => {
    const [x, length] = [from + random() * (to - from), 60 + random() * 130]
    const y = 768 - (x + 20) * 0.264 + drop - random() * 96
    return line([x, y], [x + length, y - length * 0.264])
  }).join('')
const spray = Array.from({ length: 52 }, (_, i) =>
  ellipse(downX + 70 + random() * 250, downY - 70 - random() * 120 - (i % 5) * 8, 3 + random() * 6),
).join('')

/** The corner of Mr Bowen's house, whose pipe runs on though nothing stands under it. */
const corner: SceneNode[] = [
  fill(rect(1846, 30, 100, 260), '#b9cfc9'),
  fill([0, 1, 2].map((i) => rect(1846, 66 + i * 76, i % 2 ? 20 : 30, 40, 3)).join(''), colours.stone),
  ...paper(rect(1826, 6, 120, 30, 4), light.roof, 4),
  fill(rect(1832, 36, 112, 12, 6), colours.iron),
  stroke('M1880 44V196Q1880 224 1858 224H1846', colours.iron, 18),
  stroke('M1875 50V196Q1876 227 1860 228', colours.slatePale, 3, 0.5),
  stroke(curve('1842,224 1828,228 1824,256 1822,284'), colours.waterPale, 15, 0.95),
  fill(ellipse(1816, 286, 34, 6), colours.waterPale, 0.9),
]

export const spread: Spread = {
  scene: [
    ...sky(light, 19, width),
    ...valley(light, 560, 20, width),
    ...terrace(flight, light, { scale: 0.9, every: 3.2, from: 8.2, count: 6, first: 1 }),
    ...shopAtTheFoot(light, 0, 700, 0.82),
    ...steps(flight, light, width),
    ...corner,
    ...stand(mrFanelli, onStep(flight, 8), 0.58, {
      ...cheer(mrFanelli, 0.6),
      grasp: ['open', 'open'],
      turn: 0.5,
      feeling: faces.amazed,
    }),
    ...stand(postwoman, onStep(flight, 14), 0.64, {
      ...cheer(postwoman, 0.8),
      grasp: ['open', 'open'],
      turn: 0.4,
      lean: -8,
      feeling: faces.horrified,
    }),
    ...[
      [600, 392, -20],
      [664, 350, 24],
      [722, 404, -40],
      [790, 336, 12],
      [700, 296, 50],
    ].map(([x = 0, y = 0, r = 0]) => place(letter(), { x, y, rotate: r, scale: 0.9 })),
    place([...piano(), place(cat('fright'), { x: 0, y: -140 })], { x: pianoX, y: pianoY, scale: 0.84 }),
    place(windingWheel(false, 20), { x: 1688, y: 304, scale: 0.84 }),
    ...stand(dewi, onStep(flight, 27.4), 0.84, {
      ...cheer(dewi, 0.4),
      turn: 0.6,
      lean: 6,
      feeling: faces.amazed,
    }),
    ...stand(nan, [1776, 300], 0.82, {
      hands: [
        [-74, -128],
        [70, -122],
      ],
      arms: ['over', 'over'],
      grasp: ['open', 'open'],
      turn: -0.3,
      lean: -6,
      feeling: faces.horrified,
    }),
    ...track(flight, farDrop, width),
    stroke(rushAlong(980, 1480, farDrop, 26), '#ffffff', 3.4, 0.55),
    ...rope([upX + 96, upY - 96], [1688, 216], 6, 5),
    place(
      bathOnWheels({ paint: 'green', slope, load: [place(cakeBox(), { x: -26, y: -14, rotate: -38, scale: 1.2 })] }),
      { x: upX, y: upY - 36, scale: 1.36, rotate: -12 },
    ),
    place(custardSlice(), { x: 1612, y: 94, rotate: 32, scale: 1.5 }),
    stroke(curve('1514,196 1540,164 1566,140') + curve('1536,210 1562,182 1588,160'), colours.custard, 5, 0.9),
    ...track(flight, nearDrop, width),
    stroke(rushAlong(downX + 40, downX + 480, nearDrop, 22), '#ffffff', 3.4, 0.55),
    place(bathOnWheels({ paint: 'pink', slope, rain: 1 }), { x: downX, y: downY, scale: 1.42, rotate: 6 }),
    stroke(
      curve([
        [downX + 104, downY - 132],
        [downX + 150, downY - 168],
        [downX + 220, downY - 184],
        [downX + 290, downY - 172],
      ]) +
        curve([
          [downX + 110, downY - 118],
          [downX + 170, downY - 140],
          [downX + 236, downY - 138],
          [downX + 290, downY - 120],
        ]),
      colours.waterPale,
      9,
      0.85,
    ),
    fill(spray, colours.waterPale, 0.9),
    ...undergrowth({ x: 1300, y: 748, w: 660, h: 210 }, ['#6d9a74', '#557f61'], 12),
    ...rainfall(0.7, 21, -20, width),
  ],
  lighting: { ...drizzleLight, from: [1000, -380] },
  texts: [
    { x: 52, y: 36, w: 500, h: 290, ink: colours.ink, ground: '#a4b1bf', size: 22 },
    { x: 48, y: 30, w: 420, h: 210, ink: colours.ink, ground: '#a8b7c4', size: 19, loud: [0] },
  ],
}
