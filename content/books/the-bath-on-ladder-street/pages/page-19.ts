import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { nan } from '../cast/nan.ts'
import { near } from '../cast/near.ts'
import { mrNowak, neighbours, postwoman, samirasMum } from '../cast/neighbours.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { steps, terrace } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { cat, piano } from '../props/piano.ts'
import { plaitedRope, strands } from '../props/plait.ts'
import { longPants, pants, sock } from '../props/washing.ts'

const light = { ...drizzle, skyTop: '#9fb2c2', skyLow: '#e2e6df' }
const flight = { x: -80, y: 742, run: 58, rise: 26, count: 19 }

/** Three bundles of line from three pairs of hands to Samira's. */
const bundle = (from: readonly [number, number], to: readonly [number, number], colour: string): SceneNode[] => [
  stroke(curve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 26], to]), '#232338', 15, 0.25),
  stroke(curve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 24], to]), colour, 13),
  stroke(
    curve([
      [from[0], from[1] - 2],
      [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 22],
      [to[0], to[1] - 2],
    ]),
    '#ffffff',
    2,
    0.5,
  ),
]

const washing: SceneNode[] = [
  place(pants(colours.amber, colours.red), { x: -52, y: -128 }),
  place(longPants('#dfe3ea'), { x: 4, y: -128, scale: 0.9 }),
  place(pants(colours.lilac, colours.cream), { x: 54, y: -128 }),
  place(sock(colours.teal, colours.cream), { x: -66, y: -62 }),
  place(sock(colours.red, colours.amber), { x: -34, y: -62 }),
  place(pants('#f3c2cc', colours.raspberry), { x: 50, y: -62, scale: 0.8 }),
  place(cat('asleep', true), { x: 0, y: -136 }),
]

/** Nan, her arms stretched by her weight. */
const hanging: Figure = { ...nan, build: { ...nan.build, arm: 130 } }

/** The beam over number thirty-eight's door, and what hangs from it. */
const beam: SceneNode[] = [
  fill(rect(664, 30, 310, 22, 3), colours.woodDark),
  fill(rect(664, 30, 310, 7, 3), colours.wood),
  stroke(line([960, 118], [880, 50]), colours.woodDark, 12),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 31),
    ...valley(light, 590, 32),
    ...terrace(flight, light, { scale: 2.6, every: 7.6, from: 8.6, count: 2, first: 5 }),
    ...steps(flight, light),
    place([...piano(), ...washing], { x: 610, y: 400, scale: 1.04 }),
    ...stand(neighbours[2], [590, 560], 0.86, {
      arms: ['over', 'over'],
      turn: -0.5,
      nod: 0.2,
      lean: 9,
      weight: 1,
      hands: [
        [-56, -34],
        [-22, -40],
      ],
      grasp: ['grip', 'grip'],
      feeling: faces.glad,
    }),
    ...stand(postwoman, [110, 660], 0.98, {
      arms: ['over', 'over'],
      turn: 0.5,
      nod: 0.1,
      lean: -8,
      weight: -1,
      hands: [
        [40, -62],
        [62, -40],
      ],
      grasp: ['grip', 'grip'],
      feeling: faces.effort,
    }),
    ...stand(mrNowak, [262, 590], 0.9, {
      arms: ['over', 'over'],
      turn: 0.4,
      nod: 0.3,
      tilt: 6,
      hands: [
        [24, -30],
        [45, -14],
      ],
      grasp: ['grip', 'grip'],
      feeling: faces.content,
    }),
    ...beam,
    fill(ellipse(698, 664, 46, 5), '#232338', 0.2),
    place(
      near(
        samirasMum,
        {
          turn: 0.6,
          nod: -0.5,
          tilt: -8,
          lean: -4,
          weight: -1,
          feeling: { ...faces.amazed, gaze: [0.9, -0.6] },
        },
        [
          { side: -1, elbow: [-50, -46], hand: [-46, 8], state: 'rest' },
          { side: 1, elbow: [54, -54], hand: [27, -101], state: 'rest', thumb: 1 },
        ],
      ),
      { x: 694, y: 548, scale: 0.94 },
    ),
    fill(ellipse(872, 668, 84, 10), '#232338', 0.24),
    // She swings, and kicks.
    place(
      [
        place(plaitedRope(330), { x: 0, y: 0, scale: 0.8 }),
        place(
          figure(hanging, {
            turn: -0.4,
            nod: -0.5,
            tilt: 12,
            lean: -4,
            hands: [
              [-24, -212],
              [-2, -204],
            ],
            grasp: ['grip', 'grip'],
            arms: ['back', 'back'],
            feet: [
              [-74, 66],
              [-26, 90],
            ],
            knees: [1, 1],
            feeling: faces.glad,
          }),
          { x: 16, y: 436, scale: 1.14, rotate: 6 },
        ),
      ],
      { x: 860, y: 48, rotate: 9 },
    ),
    ...bundle([170, 500], [416, 582], strands[0]),
    ...bundle([304, 470], [428, 562], strands[1]),
    ...bundle([546, 440], [500, 566], strands[2]),
    ...stand(samira, [456, 756], 1.42, {
      nod: 0.5,
      hands: [
        [-24, -44],
        [26, -46],
      ],
      grasp: ['grip', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0, 1] },
      holding: [[], [place(plaitedRope(180), { x: -25, y: -10, scale: 0.8 })]],
    }),
    ...rainfall(0.3, 26),
  ],
  lighting: drizzleLight,
  text: { x: 48, y: 34, w: 300, h: 330, ink: colours.ink, ground: '#b6c4ce', size: 21 },
}
