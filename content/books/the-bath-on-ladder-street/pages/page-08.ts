import { undergrowth } from '../../../kit/materials.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { mrNowak, neighbours } from '../cast/neighbours.ts'
import { climbing, down, faces, stand, walk } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { onStep, steps, terrace } from '../places/street.ts'
import { puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bag, stone, stoneHeap } from '../props/goods.ts'

const light = { ...drizzle, skyTop: '#9cb3c6', skyLow: '#d6e0e3' }
const flight = { x: 360, y: 640, run: 58, rise: 33, count: 11 }
const carrying = {
  lean: -15,
  hands: [
    [46, -26],
    [34, -14],
  ] as [[number, number], [number, number]],
  feeling: faces.effort,
}

export const drawing: Drawing = {
  scene: [
    ...sky(light, 11),
    ...valley(light, 590, 12),
    ...terrace(flight, light, { scale: 3, every: 7.8, from: 1.6, count: 2, first: 3 }),
    ...steps(flight, light),
    ...stand(mrNowak, onStep(flight, 9.4), 0.84, {
      ...down(mrNowak),
      back: true,
      weight: -1,
      tilt: -5,
      feeling: faces.content,
      holding: [bag(colours.teal, 'leeks'), bag(colours.red)],
    }),
    ...stand(neighbours[0], onStep(flight, 7.3), 0.84, {
      ...down(neighbours[0]),
      back: true,
      lean: 4,
      tilt: 7,
      feeling: faces.content,
      holding: [bag(colours.amber), bag(colours.lilac, 'bread')],
    }),
    // She rests her stone on the knee of the leg that is a step ahead.
    ...stand(samira, onStep(flight, 4.9), 1.1, {
      turn: -0.45,
      nod: 0.2,
      tilt: -7,
      lean: 4,
      feet: [
        [-20, 84],
        [44, 56],
      ],
      knees: [1, -1],
      hands: [
        [2, -2],
        [46, -10],
      ],
      grasp: ['cup', 'cup'],
      arms: ['over', 'over'],
      load: [stone(24, -8, 1.25)],
      feeling: { eyes: 'half', brows: 'worried', mouth: 'chew', gaze: [-0.6, 0.6] },
    }),
    ...walk(dewi, onStep(flight, 2.3), 1.16, {
      ...climbing(dewi, 27),
      ...carrying,
      holding: [[], [stone(14, 12, 1.35)]],
    }),
    ...puddle(120, 700, 190),
    place(bathOnWheels({ paint: 'pink', slope: 0, load: stoneHeap }), { x: 250, y: 676, scale: 1.5 }),
    stone(390, 690, 1.2),
    stone(438, 698, 0.9),
    stone(60, 694, 1),
    ...stand(nan, [78, 704], 0.98, {
      ...down(nan),
      turn: 0.25,
      nod: 0.7,
      tilt: 5,
      feeling: { ...faces.sorry, gaze: [0, 1] },
    }),
    ...undergrowth({ x: 700, y: 748, w: 340, h: 170 }, ['#7d9c7a', '#668a6c'], 8),
    ...rainfall(0.55, 17),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 44, w: 350, h: 350, ink: colours.ink, ground: '#a4b1bf', size: 22 },
}
