import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog, spray } from '../props/dog.ts'
import { coin } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(wet, 460, 71),
        ...caveHill(wet, 72),
        ...paving(446, 73),
        place(pole, { x: 150, y: 520, scale: 1.05 }),
        shadow(300, 536, 110),
        shadow(500, 544, 170),
        shadow(650, 544, 110),
        shadow(846, 544, 130),
        place(
          figure(rory, {
            turn: 0.2,
            nod: 0.9,
            hands: [
              [-30, -8],
              [32, -6],
            ],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.1, 1] },
          }),
          { x: 268, y: 440, scale: 1.2 },
        ),
        place(dog('fluffy', coats.white, { mud: 'all' }), { x: 500, y: 542, scale: 1.25 }),
        place([spray(0.6)], { x: 590, y: 470 }),
        place(
          figure(ola, {
            turn: 0.5,
            nod: -0.2,
            hands: [
              [-30, -8],
              [70, -66],
            ],
            grasp: ['rest', 'cup'],
            arms: ['front', 'over'],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'flat', gaze: [0.8, -0.4] },
            holding: [[], [place(coin, { x: 10, y: -20, scale: 1.7 })]],
          }),
          { x: 650, y: 446, scale: 1.2 },
        ),
        place(
          figure(dev, {
            turn: -0.4,
            nod: 0.3,
            hands: [
              [-34, -10],
              [62, -88],
            ],
            grasp: ['rest', 'open'],
            elbows: [1, -1],
            feeling: { eyes: 'wide', brows: 'worried', mouth: 'sad', gaze: [-0.9, 0.8] },
          }),
          { x: 846, y: 428, scale: 1.02 },
        ),
      ],
      { y: -18 },
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
