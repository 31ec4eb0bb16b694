import { line } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { undergrowth } from '../../../kit/materials.ts'
import { place, stroke } from '../../../kit/scene.ts'
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
import { paperBag } from '../props/goods.ts'
import { pianoWithCat } from '../props/piano.ts'

const flight = { x: 40, y: 790, run: 54, rise: 30, count: 15 }
const [pianoX, pianoY] = onStep(flight, 5)

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 1),
    cloud(560, 120, 260, drizzle.cloud, 0.45),
    cloud(420, 330, 190, drizzle.cloud, 0.4),
    ...valley(drizzle, 560, 2),
    ...terrace(flight, drizzle, { scale: 3, every: 8.6, from: 7.6, count: 2, first: 1 }),
    ...steps(flight, drizzle),
    place(pianoWithCat(), { x: pianoX, y: pianoY, scale: 0.7 }),
    stroke(line([98, 660], [98, 730]) + line([202, 660], [202, 730]), colours.woodDark, 9),
    place(
      signPlate([
        place([lettering('STRYD YR YSGOL', 13, colours.ink)], { y: -10 }),
        place([lettering('LADDER STREET', 13, colours.ink)], { y: 12 }),
      ]),
      { x: 150, y: 640, scale: 0.92 },
    ),
    ...walk(dewi, onStep(flight, 11), 1.36, {
      ...climbing(dewi, 22),
      lean: 7,
      nod: -0.2,
      hands: [
        [54, -20],
        [40, -6],
      ],
      feeling: faces.effort,
      holding: [[place(paperBag('bulging'), { x: -6, y: -26, scale: 1.05, rotate: 5 })], []],
    }),
    ...undergrowth({ x: 600, y: 744, w: 420, h: 170 }, ['#7d9c7a', '#668a6c'], 1),
    ...rainfall(0.7, 11),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 32, w: 372, h: 290, ink: colours.ink, ground: '#a4b1bf', size: 20.5 },
}
