import { figure } from '../../../kit/figure.ts'
import { leg } from '../../../kit/limbs.ts'
import type { Pose } from '../../../kit/pose.ts'
import { place } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { man } from '../cast/man.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { awning, closer, shadow, street, table, wet } from '../places/street.ts'
import { boot } from '../props/boot.ts'

const stance: Pose = {
  turn: 0.3,
  nod: 0.2,
  hands: [
    [-46, -14],
    [84, -66],
  ],
  grasp: ['rest', 'open'],
  elbows: [1, -1],
  feet: [
    [-22, 118],
    [48, 104],
  ],
  feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0.9, 0.1] },
  legless: true,
}

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...street(wet, 41),
        shadow(660, 532, 460, 0.16),
        place(
          figure(gran, {
            turn: -0.3,
            tilt: -5,
            hands: [
              [-78, -70],
              [76, -72],
            ],
            grasp: ['open', 'open'],
            elbows: [-1, -1],
            feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [-0.8, 0] },
            legless: true,
          }),
          { x: 640, y: 410, scale: 1.06 },
        ),
        place(table(), { x: 660, y: 530 }),
        place(boot('yellow'), { x: 500, y: 436, scale: 0.7 }),
        place(boot('spotted'), { x: 566, y: 438, scale: 0.7 }),
        place(boot('teal'), { x: 720, y: 434, scale: 0.7 }),
        place(boot('grey'), { x: 786, y: 438, scale: 0.7 }),
        place(boot('orange'), { x: 846, y: 436, scale: 0.7 }),
        place(awning(326), { x: 660, y: 204 }),
        shadow(270, 543, 150),
        place(
          [...leg(man, stance, 0), ...leg({ ...man, shoe: colours.red, boot: 0.5 }, stance, 1), ...figure(man, stance)],
          { x: 270, y: 408, scale: 1.12 },
        ),
        shadow(104, 543, 100),
        place(
          figure(mo, {
            turn: 0.4,
            nod: -0.3,
            tilt: 6,
            hands: [
              [-34, -10],
              [40, -14],
            ],
            weight: -1,
            feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.5] },
          }),
          { x: 96, y: 444, scale: 1.2 },
        ),
      ],
      1.2,
      120,
    ),
    rain({ x: 0, y: 0, w: 960, h: 510 }, 80, 47, '#f2f6f6', 0.5),
  ],
  lighting: wetDay,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
