import { place, type SceneNode } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { cheer, faces, stand } from '../cast/poses.ts'
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

const load: SceneNode[] = [
  place(tuba(), { x: 40, y: 0, scale: 1.05 }),
  place(bag(colours.raspberry, 'leeks'), { x: -46, y: -46, rotate: -6 }),
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
    ...stand(dewi, [214, 622], 1.16, { ...cheer(dewi, 0.5), turn: 0.4, feeling: faces.glad }),
    ...stand(samira, [104, 676], 1.16, { ...cheer(samira, 0.3), turn: 0.5, feeling: faces.glad }),
    place(windingWheel(true), { x: 850, y: 394, scale: 1.2 }),
    ...stand(nan, [666, 504], 1.3, {
      turn: -0.3,
      lean: -6,
      hands: [
        [-44, -20],
        [99, -92],
      ],
      grasp: ['rest', 'grip'],
      arms: ['front', 'over'],
      feeling: faces.glad,
    }),
    ...track(flight, 90),
    ...rope([x + 100, y - 102], [812, 264], 16, 7),
    place(bathOnWheels({ paint: 'green', slope: climb(flight), load }), { x, y, scale: 1.72 }),
    place(ruleSign, { x: 772, y: 628, scale: 1.05, rotate: 3 }),
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
