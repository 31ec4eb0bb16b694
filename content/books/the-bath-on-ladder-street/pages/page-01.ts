import { line } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { climbing, faces, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { signPlate } from '../places/house.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { onStep, steps, terrace } from '../places/street.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { paperBag, potato } from '../props/goods.ts'
import { pianoWithCat } from '../props/piano.ts'

const flight = { x: 96, y: 856, run: 76, rise: 42, count: 14 }

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 1),
    cloud(560, 120, 260, drizzle.cloud, 0.45),
    cloud(420, 330, 190, drizzle.cloud, 0.4),
    ...valley(drizzle, 560, 2),
    ...terrace(flight, drizzle, { scale: 3.9, every: 7.9, from: 5.2, count: 2, first: 1 }),
    ...steps(flight, drizzle),
    stroke(line([70, 660], [70, 730]) + line([166, 660], [166, 730]), colours.woodDark, 9),
    place(
      signPlate([
        place([lettering('STRYD YR YSGOL', 13, colours.ink)], { y: -10 }),
        place([lettering('LADDER STREET', 13, colours.ink)], { y: 12 }),
      ]),
      { x: 118, y: 640, scale: 0.92 },
    ),
    place(pianoWithCat(), { x: 290, y: 716, scale: 0.92 }),
    ...walk(dewi, onStep(flight, 6), 1.92, {
      ...climbing(dewi, 22),
      lean: 6,
      nod: -0.2,
      tilt: -6,
      hands: [
        [56, -14],
        [38, 2],
      ],
      grasp: ['cup', 'cup'],
      feeling: faces.effort,
      holding: [
        [
          place([potato(6, 50, 30, 30), ...paperBag('bulging')], { x: -4, y: -32, scale: 1.08, rotate: 6 }),
          fill(
            'M-8 30q-5 9 0 13q5 -4 0 -13ZM12 38q-5 9 0 13q5 -4 0 -13ZM4 56q-4 8 0 11q4 -3 0 -11Z',
            colours.waterPale,
          ),
        ],
        [],
      ],
    }),
    ...rainfall(0.7, 11),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 32, w: 352, h: 290, ink: colours.ink, ground: '#a4b1bf', size: 20.5 },
}
