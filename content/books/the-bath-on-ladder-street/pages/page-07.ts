import { undergrowth } from '../../../kit/materials.ts'
import type { Pose } from '../../../kit/pose.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { mrNowak, neighbours, postwoman } from '../cast/neighbours.ts'
import { cheer, down, faces, stand, walk } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { climb, onStep, onTrack, steps, terrace, track } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { potatoHeap, stoneHeap } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'
import { rope, windingWheel } from '../props/wheel.ts'

const flight = { x: -60, y: 764, run: 36, rise: 19, count: 25 }
const slope = climb(flight)
const [farDrop, nearDrop] = [58, 128]
const [upX, upY] = onTrack(flight, farDrop, 16.5)
const [downX, downY] = onTrack(flight, nearDrop, 9.5)
const [pianoX, pianoY] = onStep(flight, 12)
const crowd = [neighbours[0], samira, mrNowak, neighbours[4]] as const
const crowdSteps = [19.4, 8, 9.9, 17.6]

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 9),
    ...valley(drizzle, 570, 10),
    ...terrace(flight, drizzle, { scale: 1.05, every: 5.2, from: 4.3, count: 4, first: 1 }),
    ...steps(flight, drizzle),
    ...crowd.flatMap((who, i) =>
      stand(who, onStep(flight, crowdSteps[i] ?? 5), 0.44, {
        ...(i % 2
          ? down(who)
          : i === 0
            ? {
                ...cheer(who, 0.2),
                hands: [
                  [-40, -20],
                  [52, -176],
                ] as Pose['hands'],
              }
            : cheer(who, 0.8)),
        turn: 0.5 - i * 0.2,
        tilt: i * 5 - 8,
        feeling: i % 2 ? faces.amazed : faces.glad,
      }),
    ),
    place([...piano(), place(cat('sitting'), { x: 4, y: -136 })], { x: pianoX, y: pianoY, scale: 0.66 }),
    ...walk(postwoman, onStep(flight, 5), 0.46, {
      feet: [
        [8, 116],
        [-8, 116],
      ],
      hands: [
        [40, -150],
        [20, -30],
      ],
      feeling: faces.amazed,
    }),
    place(windingWheel(false), { x: 905, y: 340, scale: 0.84 }),
    ...stand(nan, [806, 332], 0.62, {
      ...cheer(nan, 0.5),
      grasp: ['open', 'open'],
      weight: 1,
      turn: -0.4,
      tilt: -5,
      feeling: faces.glad,
    }),
    ...stand(dewi, onStep(flight, 21.6), 0.6, {
      hands: [
        [-30, -124],
        [30, -120],
      ],
      grasp: ['rest', 'rest'],
      arms: ['over', 'over'],
      tilt: 6,
      weight: -1,
      turn: -0.3,
      feeling: faces.glad,
    }),
    ...track(flight, farDrop),
    ...rope([upX + 62, upY - 62], [1000, upY - 62 - (938 - upX) * 0.528], 0, 4),
    place(bathOnWheels({ paint: 'green', slope, load: potatoHeap(124, 7) }), { x: upX, y: upY, scale: 1.02 }),
    ...track(flight, nearDrop),
    ...rope([downX + 64, downY - 64], [1000, downY - 64 - (936 - downX) * 0.528], 0, 4),
    place(bathOnWheels({ paint: 'pink', slope, load: stoneHeap }), { x: downX, y: downY, scale: 1.1 }),
    ...undergrowth({ x: 640, y: 744, w: 400, h: 150 }, ['#86a884', '#6c9272'], 7),
    ...rainfall(0.4, 16),
  ],
  lighting: drizzleLight,
  text: { x: 48, y: 30, w: 400, h: 330, ink: colours.ink, ground: '#a4b1bf', size: 19 },
}
