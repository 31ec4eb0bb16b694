import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { bright } from '../places/light.ts'
import { brightSun } from '../places/lighting.ts'
import { shopAtTheFoot } from '../places/shop-front.ts'
import { climb, onStep, onTrack, steps, terrace, track } from '../places/street.ts'
import { rainbow, rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels, plug } from '../props/bath.ts'
import { bell, leeks, parcel, potato, tuba, welly } from '../props/goods.ts'
import { pianoWithCat } from '../props/piano.ts'
import { rope, windingWheel } from '../props/wheel.ts'

const flight = { x: 262, y: 640, run: 30, rise: 15.4, count: 22 }
const [upX, upY] = onTrack(flight, 58, 9.8)
const [pianoX, pianoY] = onStep(flight, 16.6)

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
    ...rainbow(700, 640, 430),
    ...valley(bright, 610, 26),
    ...terrace(flight, bright, { scale: 1.74, every: 9.4, from: 7.4, count: 2, first: 1 }),
    ...steps(flight, bright),
    ...shopAtTheFoot(bright, 0, 642, 0.85),
    // The bell that Mr Bowen's bell rings.
    stroke('M176 548H202V562', colours.ink, 4),
    place(bell(true), { x: 202, y: 562, scale: 0.8 }),
    place(pianoWithCat(), { x: pianoX, y: pianoY, scale: 0.66 }),
    place(windingWheel(true), { x: 816, y: 316, scale: 0.72 }),
    ...stand(mrBowen, [880, 308], 0.68, {
      turn: -0.5,
      tilt: -8,
      lean: -4,
      hands: [
        [-58, -176],
        [52, -34],
      ],
      arms: ['over', 'front'],
      feeling: faces.glad,
      holding: [[place(bell(true), { rotate: 165, scale: 1.1 })], []],
    }),
    ...track(flight, 58),
    ...rope([upX + 84, upY - 84], [786, 238], 0, 6),
    place(bathOnWheels({ paint: 'green', slope: climb(flight), load, lines: true }), { x: upX, y: upY, scale: 1.46 }),
    fill(rect(-10, 668, 470, 60), bright.riser),
    fill(rect(-10, 664, 470, 8), bright.tread),
    place(bathOnWheels({ paint: 'pink', slope: 0, lines: true }), { x: 316, y: 692, scale: 1.24 }),
    stroke(curve('322,670 323,688 318,702'), colours.waterPale, 13, 0.95),
    fill(ellipse(302, 707, 62, 8) + ellipse(190, 708, 128, 7), colours.waterPale, 0.85),
    place(leeks(9, 84, 23), { x: 22, y: 708 }),
    ...stand(mrFanelli, [466, 710], 0.92, {
      turn: -0.5,
      nod: 0.2,
      tilt: -8,
      weight: 1,
      hands: [
        [-84, -116],
        [56, -22],
      ],
      feeling: faces.glad,
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      holding: [[place(plug(), { x: -8, y: 2, scale: 0.8 })], []],
    }),
    ...[
      { who: samira, x: 838, y: 726, reach: -134, tilt: 6 },
      { who: dewi, x: 684, y: 738, reach: -138, tilt: -8 },
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
        { x, y, scale: 1.5 },
      ),
    ),
    ...rainfall(0.3, 24),
  ],
  lighting: brightSun,
  text: { x: 48, y: 32, w: 344, h: 400, ink: colours.ink, ground: '#b4d5e0', size: 20 },
}
