import { figure } from '../../../kit/figure.ts'
import { curve, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dev, driver } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { bus, pole } from '../places/stop.ts'
import { coats, dog, spray } from '../props/dog.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(wet, 460, 21),
        ...caveHill(wet, 22),
        ...paving(446, 23),
        place(bus(), { x: 300, y: 520, scale: 1.24 }),
        place(
          figure(driver, {
            turn: 0.5,
            nod: 0.2,
            hands: [
              [-30, -14],
              [66, -108],
            ],
            grasp: ['rest', 'open'],
            elbows: [1, 1],
            feeling: { eyes: 'half', brows: 'cross', mouth: 'flat', gaze: [0.9, 0.5] },
            legless: true,
          }),
          { x: 78, y: 452, scale: 0.92 },
        ),
        fill(rect(8, 470, 136, 24), colours.tinDark),
        fill(rect(-6, 494, 170, 22), colours.busDark),
        place(pole, { x: 690, y: 500, scale: 1.06 }),
        shadow(820, 550, 150),
        place(
          figure(dev, {
            turn: -0.5,
            nod: 0.5,
            tilt: -5,
            hands: [
              [-40, -6],
              [36, -8],
            ],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.6, 1] },
            weight: 1,
          }),
          { x: 820, y: 400, scale: 1.26 },
        ),
        shadow(570, 542, 240),
        place(dog('fluffy', coats.white, { mud: 'all' }), { x: 566, y: 540, scale: 1.5 }),
        stroke(curve('770,392 700,452 600,450 508,432'), colours.redDark, 5),
        place([spray(0.6)], { x: 690, y: 450 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
