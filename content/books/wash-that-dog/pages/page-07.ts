import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, closer, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog, spray } from '../props/dog.ts'
import { coin } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...sky(wet, 460, 71),
        place(caveHill(wet, 72), { x: 960, flip: true }),
        ...paving(446, 73),
        place(pole, { x: 118, y: 500, scale: 1.02 }),
        shadow(200, 532, 120),
        shadow(420, 546, 260),
        shadow(650, 544, 110),
        shadow(846, 544, 130),
        place(
          figure(rory, {
            turn: 0.2,
            nod: 0.9,
            hands: [
              [-26, 4],
              [22, 6],
            ],
            lean: 7,
            tilt: 8,
            weight: -1,
            feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.1, 1] },
          }),
          { x: 196, y: 436, scale: 1.2 },
        ),
        place(dog('fluffy', coats.white, { mud: 'all' }), { x: 420, y: 544, scale: 1.55 }),
        place([spray(0.8)], { x: 520, y: 440 }),
        place(
          figure(ola, {
            turn: 0.5,
            nod: -0.2,
            hands: [
              [-30, -8],
              [62, -54],
            ],
            grasp: ['rest', 'cup'],
            elbows: [1, -1],
            weight: 1,
            arms: ['front', 'over'],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'flat', gaze: [0.8, -0.4] },
            holding: [[], [place(coin, { x: 6, y: -13, scale: 1.5 })]],
          }),
          { x: 660, y: 442, scale: 1.2 },
        ),
        place(
          figure(dev, {
            turn: -0.4,
            nod: 0.3,
            hands: [
              [-62, -60],
              [46, -84],
            ],
            grasp: ['open', 'open'],
            elbows: [-1, -1],
            arms: ['over', 'front'],
            lean: -4,
            feeling: { eyes: 'wide', brows: 'worried', mouth: 'sad', gaze: [-0.9, 0.8] },
          }),
          { x: 838, y: 416, scale: 1.1 },
        ),
      ],
      1.16,
      500,
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
