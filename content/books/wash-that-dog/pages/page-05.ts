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
    closer([...view(fine, 51), ...nearHill(430, 52)], 1.16, 500),
    place(bubbles, { x: 400, y: 330, scale: 1.5 }),
    shadow(306, 520, 380),
    place(tubBack, { x: 286, y: 514, scale: 1.62 }),
    place(dog('fluffy', coats.white, { gait: 'sit' }), { x: 276, y: 494, scale: 1.62 }),
    place(
      figure(ola, {
        turn: -0.45,
        nod: 0.5,
        lean: -13,
        tilt: -6,
        hands: [
          [-74, -44],
          [26, -26],
        ],
        grasp: ['grip', 'rest'],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[place(brush, { x: -6, y: -2, rotate: -62 })], []],
      }),
      { x: 456, y: 390, scale: 1.42 },
    ),
    place(tubFront(true), { x: 286, y: 514, scale: 1.62 }),
    fill(ellipse(150, 262, 20, 13) + ellipse(176, 250, 24, 17) + ellipse(202, 262, 20, 13), colours.foam),
    place(bubbles, { x: 250, y: 190, scale: 1.1, rotate: 24 }),
    shadow(880, 524, 190),
    place(
      figure(dev, {
        turn: -0.5,
        nod: 0.5,
        lean: -13,
        tilt: -4,
        hands: [
          [-104, -44],
          [34, -6],
        ],
        grasp: ['cup', 'rest'],
        elbows: [-1, 1],
        arms: ['over', 'front'],
        feet: [
          [-22, 112],
          [30, 110],
        ],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.7] },
      }),
      { x: 886, y: 344, scale: 1.5 },
    ),
    shadow(636, 526, 150),
    place(
      figure(rory, {
        turn: 0.5,
        nod: -0.5,
        lean: 5,
        tilt: -9,
        hands: [
          [-52, -22],
          [60, -50],
        ],
        grasp: ['rest', 'cup'],
        elbows: [1, -1],
        arms: ['front', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        weight: -1,
      }),
      { x: 632, y: 400, scale: 1.5 },
    ),
    place(coin, { x: 728, y: 298, scale: 2 }),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.path, size: 27 },
}
