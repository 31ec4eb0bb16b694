import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dev, driver } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, late, paving, shadow, sky } from '../places/hill.ts'
import { evening } from '../places/lighting.ts'
import { bus, pole } from '../places/stop.ts'
import { coats, dog } from '../props/dog.ts'

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
              [62, -30],
            ],
            grasp: ['rest', 'open'],
            elbows: [1, 1],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            legless: true,
          }),
          { x: 92, y: 452, scale: 0.92 },
        ),
        fill(rect(8, 470, 136, 24), colours.tinDark),
        fill(rect(-6, 494, 170, 22), colours.busDark),
        shadow(300, 548, 170),
        place(dog('fluffy', coats.white), { x: 300, y: 546, scale: 1.15 }),
        fill(ellipse(290, 392, 4) + ellipse(330, 380, 5) + ellipse(368, 400, 4), colours.white),
        place(pole, { x: 760, y: 528 }),
        shadow(560, 548, 130),
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
          { x: 560, y: 430, scale: 1.04 },
        ),
        stroke(curve('518,424 450,470 372,452'), colours.redDark, 4),
      ],
      { y: -18 },
    ),
  ],
  lighting: evening,
  text: { x: 70, y: 548, w: 830, h: 142, ink: colours.ink, ground: colours.paving, size: 26 },
}
