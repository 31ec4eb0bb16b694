import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { leg } from '../../../kit/limbs.ts'
import type { Pose } from '../../../kit/pose.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
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
  turn: 0.35,
  nod: 0.1,
  lean: -5,
  tilt: 8,
  hands: [
    [-44, -6],
    [96, -78],
  ],
  grasp: ['rest', 'open'],
  elbows: [1, -1],
  feet: [
    [-20, 118],
    [62, 72],
  ],
  knees: [1, -1],
  feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0.9, 0.2] },
  legless: true,
}

/** A crate of boards, 150 wide and 64 high, its foot at the origin. */
const crate: SceneNode[] = [
  fill(rect(-75, -64, 150, 64, 2), colours.woodDark),
  fill([-62, -40, -18].map((y) => rect(-77, y, 154, 17, 2)).join(''), colours.wood),
  fill(rect(-70, -64, 12, 64) + rect(58, -64, 12, 64), colours.woodDark, 0.7),
]

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...street(wet, 41),
        shadow(760, 532, 460, 0.16),
        place(
          figure(gran, {
            turn: -0.4,
            tilt: -9,
            lean: 4,
            hands: [
              [-80, -92],
              [70, -58],
            ],
            grasp: ['open', 'open'],
            elbows: [-1, -1],
            feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [-0.9, 0.2] },
            legless: true,
          }),
          { x: 716, y: 414, scale: 1.04 },
        ),
        place(table(), { x: 760, y: 530 }),
        place(boot('yellow'), { x: 624, y: 438, scale: 0.72 }),
        place(boot('teal'), { x: 800, y: 434, scale: 0.7 }),
        place(boot('grey'), { x: 866, y: 440, scale: 0.74 }),
        place(awning(326), { x: 760, y: 214 }),
      ],
      1.06,
      400,
    ),
    shadow(120, 512, 170),
    place(
      figure(mo, {
        turn: 0.5,
        nod: -0.5,
        lean: 9,
        tilt: -9,
        hands: [
          [-40, -14],
          [66, -56],
        ],
        grasp: ['rest', 'open'],
        arms: ['front', 'over'],
        weight: -1,
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.7] },
      }),
      { x: 108, y: 390, scale: 1.48 },
    ),
    shadow(372, 506, 250, 0.26),
    place(crate, { x: 444, y: 505 }),
    place(
      [...leg(man, stance, 0), ...leg({ ...man, shoe: colours.red, boot: 0.5 }, stance, 1), ...figure(man, stance)],
      { x: 340, y: 338, scale: 1.42 },
    ),
    place(awning(0), { x: 480, y: -8, scale: 2.5 }),
    stroke(
      [106, 256, 406, 556, 706, 856].map((x) => line([x - 1, 76 + (x % 4) * 9], [x - 3, 96 + (x % 4) * 9])).join(''),
      '#f2f6f6',
      4,
      0.9,
    ),
    fill(ellipse(700, 512, 130, 9), '#b8c6cf', 0.5),
    rain({ x: 0, y: 90, w: 960, h: 420 }, 90, 47, '#f2f6f6', 0.5),
  ],
  lighting: wetDay,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
