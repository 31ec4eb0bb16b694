import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { near, shortNecked } from '../cast/near.ts'
import { mrNowak, neighbours, postwoman } from '../cast/neighbours.ts'
import { cheer, faces, stand, walk } from '../cast/poses.ts'
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

const flight = { x: -100, y: 720, run: 34, rise: 17, count: 22 }
const slope = climb(flight)
const [farDrop, nearDrop] = [42, 104]
const [upX, upY] = onTrack(flight, farDrop, 14.4)
const [downX, downY] = onTrack(flight, nearDrop, 8.4)
const [pianoX, pianoY] = onStep(flight, 11.4)
const crowd = [neighbours[0], mrNowak, samira, neighbours[4]] as const
const crowdSteps = [16.6, 7.4, 20.6, 18.4]

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 9),
    ...valley(drizzle, 570, 10),
    ...terrace(flight, drizzle, { scale: 0.8, every: 4.9, from: 2.3, count: 4, first: 1 }),
    ...steps(flight, drizzle),
    ...crowd.flatMap((who, i) =>
      stand(who, onStep(flight, crowdSteps[i] ?? 5), 0.5, {
        ...cheer(who, [0.2, 0.8, 0.5, 1][i]),
        grasp: ['open', 'open'],
        turn: 0.5 - i * 0.2,
        tilt: i * 5 - 8,
        feeling: faces.glad,
      }),
    ),
    place([...piano(), place(cat('sitting'), { x: 4, y: -136 })], { x: pianoX, y: pianoY, scale: 0.72 }),
    ...walk(postwoman, onStep(flight, 4.6), 0.5, {
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
    ...track(flight, farDrop),
    ...rope([upX + 60, upY - 60], [714, 246], 0, 4),
    place(bathOnWheels({ paint: 'green', slope, load: potatoHeap(124, 7) }), { x: upX, y: upY, scale: 1.12 }),
    ...track(flight, nearDrop),
    ...rope([downX + 64, downY - 64], [716, 264], 0, 4),
    place(bathOnWheels({ paint: 'pink', slope, load: stoneHeap }), { x: downX, y: downY, scale: 1.24 }),
    place(windingWheel(false), { x: 744, y: 356, scale: 0.92 }),
    place(
      near(
        shortNecked(nan, 9),
        {
          turn: -0.45,
          nod: -0.2,
          tilt: -8,
          lean: 6,
          feet: [
            [-34, 98],
            [40, 98],
          ],
          feeling: faces.glad,
        },
        [
          { side: -1, elbow: [-66, -104], hand: [-70, -152], state: 'open', thumb: 1 },
          { side: 1, elbow: [66, -104], hand: [74, -152], state: 'open', thumb: -1 },
        ],
      ),
      { x: 778, y: 616, scale: 1.74 },
    ),
    place(
      near(
        dewi,
        {
          turn: -0.5,
          nod: -0.1,
          tilt: 9,
          lean: -6,
          feeling: { ...faces.eager, gaze: [-1, -0.2] },
        },
        [
          { side: -1, elbow: [-64, -88], hand: [-54, -134], state: 'rest', thumb: -1 },
          { side: 1, elbow: [50, -92], hand: [22, -142], state: 'rest', thumb: 1 },
        ],
      ),
      { x: 574, y: 676, scale: 1.62 },
    ),
    ...rainfall(0.4, 16),
  ],
  lighting: drizzleLight,
  text: { x: 48, y: 30, w: 420, h: 286, ink: colours.ink, ground: '#a4b1bf', size: 19 },
}
