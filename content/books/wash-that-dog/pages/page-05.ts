import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { closer, fine, nearHill, shadow, view } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { coats, dog } from '../props/dog.ts'
import { brush, bubbles, coin, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...view(fine, 51),
        ...nearHill(430, 52),
        place(tubBack, { x: 420, y: 530, scale: 1.1 }),
        place(dog('fluffy', coats.white, { gait: 'sit' }), { x: 440, y: 514, scale: 1.2 }),
        place(tubFront(true), { x: 420, y: 530, scale: 1.1 }),
        fill(ellipse(352, 366, 16, 11) + ellipse(370, 358, 18, 13) + ellipse(390, 366, 15, 10), colours.foam),
        place(bubbles, { x: 470, y: 420 }),
        shadow(190, 534, 110),
        place(
          figure(ola, {
            turn: 0.45,
            nod: 0.1,
            lean: 4,
            hands: [
              [-20, -14],
              [70, -62],
            ],
            grasp: ['rest', 'grip'],
            arms: ['front', 'over'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            weight: -1,
            holding: [[], [place(brush, { x: 6, y: -2, rotate: 58 })]],
          }),
          { x: 200, y: 440, scale: 1.2 },
        ),
        shadow(660, 536, 110),
        shadow(830, 536, 120),
        place(
          figure(rory, {
            turn: 0.45,
            hands: [
              [-50, -92],
              [50, -58],
            ],
            grasp: ['open', 'cup'],
            elbows: [1, -1],
            arms: ['front', 'over'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            weight: -1,
          }),
          { x: 660, y: 440, scale: 1.2 },
        ),
        place(
          figure(dev, {
            turn: -0.45,
            nod: 0.3,
            hands: [
              [-76, -74],
              [40, -10],
            ],
            grasp: ['cup', 'rest'],
            elbows: [-1, 1],
            arms: ['over', 'front'],
            feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.5] },
          }),
          { x: 830, y: 416, scale: 1.06 },
        ),
        place(coin, { x: 735, y: 352, scale: 1.7 }),
      ],
      1.16,
      500,
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.path, size: 27 },
}
