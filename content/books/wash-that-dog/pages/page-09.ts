import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog } from '../props/dog.ts'
import { brush, bubbles, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(wet, 460, 91),
        ...caveHill(wet, 92),
        ...paving(446, 93),
        place(pole, { x: 66, y: 510, scale: 1.1 }),
        shadow(420, 542, 260),
        place([...tubBack, ...tubFront(true)], { x: 450, y: 540, scale: 1.1 }),
        place(bubbles, { x: 450, y: 450 }),
        shadow(196, 546, 110),
        place(
          figure(rory, {
            turn: 0.45,
            tilt: -4,
            hands: [
              [-12, -88],
              [70, -58],
            ],
            grasp: ['cup', 'point'],
            arms: ['over', 'over'],
            elbows: [-1, 1],
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
            weight: -1,
          }),
          { x: 196, y: 446, scale: 1.22 },
        ),
        shadow(624, 546, 110),
        place(
          figure(ola, {
            turn: -0.3,
            hands: [
              [-50, -60],
              [42, -52],
            ],
            grasp: ['grip', 'rest'],
            arms: ['over', 'over'],
            elbows: [1, 1],
            feeling: { eyes: 'open', brows: 'rest', mouth: 'grin', gaze: [-0.6, 0.3] },
            weight: 1,
            holding: [[place(brush, { y: -6, rotate: -16 })], []],
          }),
          { x: 624, y: 446, scale: 1.22 },
        ),
        shadow(790, 544, 130),
        place(dog('mop', coats.grey, { mud: 'all', isHappy: false }), { x: 780, y: 542, scale: 0.9 }),
        place(dog('fat', coats.tan, { mud: 'all', isHappy: false }), { x: 884, y: 546, scale: 0.8, flip: true }),
      ],
      { y: -18 },
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
