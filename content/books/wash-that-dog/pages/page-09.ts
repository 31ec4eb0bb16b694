import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, closer, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog } from '../props/dog.ts'
import { brush, bubbles, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...sky(wet, 460, 91),
        ...caveHill(wet, 92),
        ...paving(446, 93),
        place(pole, { x: 150, y: 500, scale: 1.06 }),
        shadow(250, 520, 110),
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
          { x: 262, y: 420, scale: 1.22 },
        ),
        shadow(640, 530, 110),
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
          { x: 640, y: 430, scale: 1.22 },
        ),
        shadow(430, 546, 320),
        place([...tubBack, ...tubFront(true)], { x: 420, y: 544, scale: 1.36 }),
        place(bubbles, { x: 420, y: 440 }),
        place(dog('sausage', coats.tan, { mud: 'all', isHappy: false }), { x: 900, y: 498, scale: 0.7, flip: true }),
        shadow(756, 550, 170),
        place(dog('mop', coats.grey, { mud: 'all', isHappy: false }), { x: 750, y: 548, scale: 1.05 }),
        place(dog('fluffy', coats.white, { mud: 'all', isHappy: false }), { x: 100, y: 546, scale: 0.86, flip: true }),
      ],
      1.14,
      440,
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
