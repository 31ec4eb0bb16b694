import { figure } from '../../../kit/figure.ts'
import { curve, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dev, driver } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, late, paving, shadow, sky } from '../places/hill.ts'
import { evening } from '../places/lighting.ts'
import { bus, pole } from '../places/stop.ts'
import { coats, dog } from '../props/dog.ts'
import { bubbles } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(late, 460, 111),
        ...caveHill(late, 112),
        ...paving(446, 113),
        place(bus(), { x: 300, y: 520, scale: 1.24 }),
        place(
          figure(driver, {
            turn: 0.5,
            nod: 0.4,
            lean: 8,
            tilt: 6,
            hands: [
              [-30, -20],
              [58, -40],
            ],
            grasp: ['rest', 'open'],
            elbows: [1, -1],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            legless: true,
          }),
          { x: 92, y: 452, scale: 0.92 },
        ),
        fill(rect(8, 470, 136, 24), colours.tinDark),
        fill(rect(-6, 494, 170, 22), colours.busDark),
        shadow(330, 550, 250),
        place(dog('fluffy', coats.white), { x: 330, y: 548, scale: 1.5 }),
        place(bubbles, { x: 350, y: 430, scale: 0.7 }),
        place(pole, { x: 806, y: 512, scale: 1.04 }),
        shadow(640, 552, 150),
        place(
          figure(dev, {
            turn: -0.5,
            tilt: -6,
            hands: [
              [-40, -4],
              [62, -120],
            ],
            grasp: ['rest', 'open'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            weight: 1,
          }),
          { x: 640, y: 404, scale: 1.26 },
        ),
        stroke(curve('590,399 500,470 400,462 276,430'), colours.redDark, 5),
      ],
      { y: -18 },
    ),
  ],
  lighting: evening,
  text: { x: 70, y: 548, w: 830, h: 142, ink: colours.ink, ground: colours.paving, size: 26 },
}
