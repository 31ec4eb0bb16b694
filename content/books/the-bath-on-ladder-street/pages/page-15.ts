import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { samirasMum } from '../cast/neighbours.ts'
import { faces, stand, walk } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { bright } from '../places/light.ts'
import { brightSun } from '../places/lighting.ts'
import { shopAtTheFoot } from '../places/shop-front.ts'
import { climb, onStep, onTrack, steps, terrace, track } from '../places/street.ts'
import { rainbow, rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels, plug } from '../props/bath.ts'
import { bag, bell, leeks, parcel, potato, tuba, welly } from '../props/goods.ts'
import { pianoWithCat } from '../props/piano.ts'
import { pushchair } from '../props/pushchair.ts'
import { rope, windingWheel } from '../props/wheel.ts'

const flight = { x: 236, y: 640, run: 25, rise: 14.2, count: 25 }
const [upX, upY] = onTrack(flight, 50, 11.4)
const [pianoX, pianoY] = onStep(flight, 16.4)

const load: SceneNode[] = [
  place(parcel(44, 34), { x: -44, y: 4 }),
  place(tuba(), { x: 8, y: 2, scale: 0.95 }),
  place(parcel(34, 26, colours.lilac), { x: -38, y: -28 }),
  place(welly(colours.teal), { x: 48, y: 4 }),
  place(welly(colours.teal), { x: 62, y: 0, rotate: 16 }),
  potato(34, -4, 24),
  potato(-12, -2, 22, 40),
  potato(40, -16, 20, 100),
]

export const drawing: Drawing = {
  scene: [
    ...sky(bright, 25),
    cloud(90, 416, 220, bright.cloud, 0.7),
    ...rainbow(690, 640, 404),
    ...valley(bright, 610, 26),
    ...terrace(flight, bright, { scale: 1.74, every: 10.4, from: 8, count: 2, first: 1 }),
    ...steps(flight, bright),
    ...shopAtTheFoot(bright, 0, 642, 0.85),
    // The wire from the top of the street, and the bell that it rings.
    stroke(curve('197,550 330,520 560,470 840,330'), colours.ink, 2.2, 0.7),
    stroke('M182 552H197V564', colours.ink, 3.4),
    place(bell(true), { x: 197, y: 566, scale: 0.62 }),
    place(pianoWithCat(), { x: pianoX, y: pianoY, scale: 0.52 }),
    ...walk(samirasMum, onStep(flight, 20.4), 0.42, {
      feet: [
        [40, 90],
        [-14, 116],
      ],
      hands: [
        [52, -30],
        [58, -26],
      ],
      feeling: faces.glad,
      holding: [[], [place(pushchair(), { x: 2, y: 2, scale: 1.15, rotate: -24 })]],
    }),
    place(windingWheel(true), { x: 872, y: 292, scale: 0.62 }),
    ...stand(mrBowen, [930, 292], 0.48, {
      turn: -0.4,
      hands: [
        [-64, -170],
        [40, -20],
      ],
      arms: ['over', 'front'],
      feeling: faces.glad,
      holding: [[place(bell(true), { rotate: 165, scale: 0.9 })], []],
    }),
    ...track(flight, 50),
    ...rope([upX + 56, upY - 58], [846, 226], 0, 4),
    place(bathOnWheels({ paint: 'green', slope: climb(flight), load, lines: true }), { x: upX, y: upY, scale: 1.06 }),
    fill(rect(-10, 668, 470, 60), bright.riser),
    fill(rect(-10, 664, 470, 8), bright.tread),
    place(bathOnWheels({ paint: 'pink', slope: 0, lines: true }), { x: 330, y: 690, scale: 1.04 }),
    stroke(curve('322,670 323,688 318,702'), colours.waterPale, 13, 0.95),
    fill(ellipse(302, 707, 62, 8) + ellipse(190, 708, 128, 7), colours.waterPale, 0.85),
    place(leeks(9, 84, 23), { x: 22, y: 708 }),
    ...stand(mrFanelli, [440, 706], 0.7, {
      hands: [
        [-96, -112],
        [40, -30],
      ],
      turn: -0.4,
      feeling: faces.glad,
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      holding: [[place(plug(), { x: -8, y: 2, scale: 0.72 })], []],
    }),
    place(bag(colours.raspberry, 'leeks'), { x: 490, y: 664, scale: 0.7 }),
    ...[
      { who: samira, x: 852, y: 706, reach: -134, tilt: 6 },
      { who: dewi, x: 716, y: 722, reach: -138, tilt: -4 },
    ].map(({ who, x, y, reach, tilt }, index) =>
      place(
        figure(who, {
          back: true,
          turn: -0.3,
          tilt,
          hands: [
            [-50, index === 0 ? -10 : reach],
            [54, index === 0 ? reach : -16],
          ],
          grasp: ['open', 'open'],
          arms: ['back', 'back'],
          feeling: faces.glad,
          legless: true,
        }),
        { x, y, scale: 1.3 },
      ),
    ),
    ...rainfall(0.3, 24),
  ],
  lighting: brightSun,
  text: { x: 48, y: 32, w: 344, h: 400, ink: colours.ink, ground: '#b4d5e0', size: 20 },
}
