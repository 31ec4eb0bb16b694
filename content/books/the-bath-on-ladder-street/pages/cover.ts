import { ellipse } from '../../../kit/geometry.ts'
import { placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { near, shortNecked } from '../cast/near.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { climb, onTrack, steps, terrace, track } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bag, custardSlice, parcel, potato, tuba, welly } from '../props/goods.ts'
import { ruleSign } from '../props/rule-sign.ts'
import { rope, windingWheel } from '../props/wheel.ts'

const light = { ...drizzle, skyTop: '#384a6b', skyLow: '#8499b0', hill: '#7fa084', hillNear: '#5f8463' }
const flight = { x: -100, y: 806, run: 46, rise: 25, count: 24 }
const [x, y] = onTrack(flight, 90, 10.2)
const nanNear = shortNecked(nan, 9)

const load: SceneNode[] = [
  place(tuba(), { x: 40, y: 0, scale: 1.05 }),
  place(bag(colours.raspberry, 'leeks'), { x: -36, y: -46, rotate: 4 }),
  place(parcel(46, 38), { x: -8, y: 4 }),
  place(welly(colours.red), { x: 64, y: 2, rotate: 10 }),
  potato(24, -6, 26),
  potato(-28, 0, 24, 40),
  potato(10, -44, 22, 90),
  place(custardSlice(), { x: -8, y: -34, scale: 0.9 }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 39),
    cloud(540, 120, 220, light.cloud, 0.35),
    ...valley(light, 610, 40),
    ...terrace(flight, light, { scale: 1.12, every: 3.6, from: 4, count: 6, first: 0 }),
    ...steps(flight, light),
    ...stand(dewi, [202, 632], 1.36, {
      turn: 0.45,
      nod: -0.2,
      tilt: -9,
      lean: 4,
      hands: [
        [-58, -118],
        [50, -50],
      ],
      grasp: ['open', 'rest'],
      arms: ['back', 'front'],
      feeling: faces.glad,
    }),
    ...stand(samira, [104, 700], 1.46, {
      turn: 0.5,
      nod: -0.2,
      tilt: 8,
      lean: -4,
      weight: -1,
      hands: [
        [-46, -134],
        [54, -124],
      ],
      grasp: ['open', 'open'],
      arms: ['back', 'back'],
      feeling: faces.glad,
    }),
    place(windingWheel(true), { x: 878, y: 452, scale: 1.55 }),
    fill(ellipse(664, 596, 96, 11), '#232338', 0.26),
    place(
      near(
        nanNear,
        {
          turn: -0.35,
          nod: 0,
          tilt: -9,
          lean: 8,
          feet: [
            [-48, 90],
            [26, 100],
          ],
          feeling: faces.glad,
        },
        [
          { side: 1, elbow: [66, -62], hand: [98, -108], state: 'grip' },
          { side: -1, elbow: [-56, -34], hand: [-34, 16], state: 'grip' },
        ],
      ),
      { x: 656, y: 404, scale: 1.75 },
    ),
    ...track(flight, 90),
    ...rope([x + 100, y - 102], [806, 262], 4, 8),
    place([placedArm(nanNear, { side: -1, elbow: [-56, -34], hand: [-34, 16], state: 'grip', lean: 8 })], {
      x: 656,
      y: 404,
      scale: 1.75,
    }),
    place(bathOnWheels({ paint: 'green', slope: climb(flight), load }), { x, y, scale: 1.84 }),
    place(ruleSign, { x: 800, y: 640, scale: 0.95, rotate: 3 }),
    ...rainfall(0.6, 27),
  ],
  lighting: drizzleLight,
  text: {
    x: 52,
    y: 48,
    w: 560,
    h: 300,
    ink: '#ffffff',
    ground: '#4a5c7b',
    title: 'climb',
    loud: [0],
    loudSize: 66,
    size: 21,
  },
}
