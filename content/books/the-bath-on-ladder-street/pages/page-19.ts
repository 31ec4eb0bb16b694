import { curve } from '../../../kit/geometry.ts'
import { place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { nan } from '../cast/nan.ts'
import { mrNowak, neighbours, postwoman, samirasMum } from '../cast/neighbours.ts'
import { faces, hug, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { onStep, steps, terrace } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { cat, piano } from '../props/piano.ts'
import { plaitedRope, strands } from '../props/plait.ts'
import { longPants, pants, sock } from '../props/washing.ts'

const light = { ...drizzle, skyTop: '#9fb2c2', skyLow: '#e2e6df' }
const flight = { x: -80, y: 742, run: 58, rise: 26, count: 19 }
const [pianoX, pianoY] = onStep(flight, 14.6)

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

const hold = { arms: ['over', 'over'] as ['over', 'over'] }

export const drawing: Drawing = {
  scene: [
    ...sky(light, 31),
    ...valley(light, 590, 32),
    ...terrace(flight, light, { scale: 1.7, every: 4.8, from: 9.4, count: 2, first: 5 }),
    ...steps(flight, light),
    place([...piano(), ...washing], { x: pianoX, y: pianoY, scale: 1.04 }),
    ...stand(mrFanelli, [896, 284], 0.72, { ...hug(mrFanelli, 40), turn: -0.5, feeling: faces.content }),
    ...stand(neighbours[2], [628, 566], 0.94, {
      ...hold,
      turn: -0.5,
      nod: 0.2,
      hands: [
        [-44, -46],
        [-18, -50],
      ],
      feeling: faces.glad,
    }),
    ...stand(postwoman, [150, 652], 1, {
      ...hold,
      turn: 0.5,
      nod: 0.1,
      hands: [
        [20, -52],
        [46, -46],
      ],
      feeling: faces.glad,
    }),
    ...stand(mrNowak, [282, 604], 0.96, {
      ...hold,
      turn: 0.4,
      nod: 0.2,
      hands: [
        [16, -50],
        [42, -44],
      ],
      feeling: faces.content,
    }),
    ...stand(samirasMum, [902, 636], 1.02, {
      ...hold,
      turn: -0.4,
      nod: 0.1,
      hands: [
        [-40, -44],
        [-14, -48],
      ],
      feeling: faces.glad,
    }),
    ...stand(nan, [764, 700], 1.12, {
      turn: -0.5,
      nod: 0.3,
      hands: [
        [-54, -30],
        [54, -30],
      ],
      feeling: faces.glad,
    }),
    ...bundle([196, 484], [446, 566], strands[0]),
    ...bundle([322, 444], [450, 552], strands[1]),
    ...bundle([590, 408], [516, 554], strands[2]),
    ...stand(samira, [480, 742], 1.42, {
      nod: 0.5,
      hands: [
        [-24, -44],
        [26, -46],
      ],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0, 1] },
      holding: [[], [place(plaitedRope(180), { x: -25, y: -10, scale: 0.8 })]],
    }),
    ...rainfall(0.3, 26),
  ],
  text: { x: 48, y: 34, w: 400, h: 330, ink: colours.ink, ground: '#b6c4ce', size: 21 },
}
