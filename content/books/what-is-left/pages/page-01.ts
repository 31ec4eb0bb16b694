import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { awning, closer, shadow, street, table, wet } from '../places/street.ts'
import { boot } from '../props/boot.ts'

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...street(wet, 11),
        shadow(480, 532, 500, 0.16),
        place(
          figure(gran, {
            turn: -0.1,
            tilt: 4,
            hands: [
              [-58, -12],
              [50, -78],
            ],
            grasp: ['rest', 'open'],
            elbows: [1, -1],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            legless: true,
          }),
          { x: 470, y: 410, scale: 1.06 },
        ),
        place(table(), { x: 480, y: 530 }),
        place(boot('red'), { x: 322, y: 434, scale: 0.7 }),
        place(boot('red'), { x: 348, y: 438, scale: 0.7 }),
        place(boot('plum'), { x: 424, y: 436, scale: 0.7 }),
        place(boot('plum'), { x: 446, y: 440, scale: 0.7 }),
        place(boot('check'), { x: 594, y: 434, scale: 0.7 }),
        place(boot('check'), { x: 620, y: 438, scale: 0.7 }),
        place(awning(326), { x: 480, y: 204 }),
        shadow(196, 540, 110),
        place(
          figure(jess, {
            turn: 0.35,
            tilt: -3,
            weight: -1,
            hands: [
              [-30, -12],
              [54, -52],
            ],
            grasp: ['rest', 'grip'],
            feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.7, 0.1] },
            holding: [[], [place(boot('blue'), { x: 4, y: 76, scale: 0.74 })]],
          }),
          { x: 196, y: 438, scale: 1.22 },
        ),
        shadow(768, 540, 110),
        place(
          figure(mo, {
            turn: -0.3,
            tilt: 5,
            weight: 1,
            hands: [
              [-58, -104],
              [36, -4],
            ],
            grasp: ['grip', 'rest'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            holding: [[place(boot('blue'), { x: 2, y: 66, scale: 0.74, rotate: -8 })], []],
          }),
          { x: 768, y: 440, scale: 1.22 },
        ),
      ],
      1.01,
    ),
    rain({ x: 0, y: 0, w: 960, h: 520 }, 90, 17, '#f2f6f6', 0.5),
  ],
  lighting: wetDay,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
