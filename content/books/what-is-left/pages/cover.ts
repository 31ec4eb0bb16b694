import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { street, sunny } from '../places/street.ts'
import { boot } from '../props/boot.ts'

const front: SceneNode[] = [
  fill(rect(-10, 566, 980, 200), '#cda87f'),
  fill(rect(-10, 560, 980, 10), colours.wood),
  stroke([606, 656].map((y) => line([-10, y], [970, y + 2])).join(''), colours.wood, 3, 0.5),
]

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...street(sunny, 1),
        place(
          figure(jess, {
            turn: 0.4,
            nod: 0.4,
            lean: 4,
            hands: [
              [-24, -10],
              [52, -50],
            ],
            grasp: ['rest', 'point'],
            arms: ['front', 'over'],
            feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.8] },
            legless: true,
          }),
          { x: 300, y: 376, scale: 1.6 },
        ),
        place(
          figure(mo, {
            turn: -0.35,
            tilt: -5,
            hands: [
              [-66, -96],
              [44, -16],
            ],
            grasp: ['grip', 'rest'],
            arms: ['over', 'front'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            holding: [[place(boot('yellow'), { x: 4, y: 62, scale: 0.78 })], []],
            legless: true,
          }),
          { x: 690, y: 380, scale: 1.6 },
        ),
      ],
      { y: 200 },
    ),
    ...front,
    place(boot('plum', 'peas', 0.9), { x: 96, y: 650, scale: 1.1 }),
    place(boot('red', 'peas', 0.8), { x: 236, y: 676, scale: 1.2 }),
    place(boot('spotted', 'peas', 0.7), { x: 640, y: 676, scale: 1.2 }),
    place(boot('grey', 'peas', 0.9), { x: 820, y: 650, scale: 1.1 }),
    place(boot('teal', 'peas', 0.6), { x: 446, y: 696, scale: 1.3 }),
  ],
  lighting: morning,
  text: { x: 52, y: 34, w: 860, h: 172, ink: colours.ink, ground: '#a9d0e4', loud: [0], loudSize: 80, size: 22 },
}
