import { figure } from '../../../kit/figure.ts'
import { blob, ellipse } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, row, shadow, shed, sky, sprouts, town } from '../places/allotment.ts'
import { frostyDay } from '../places/light.ts'
import { frostySun } from '../places/lighting.ts'
import { fork } from '../props/garden.ts'
import { rhubarb } from '../props/rhubarb.ts'
import { robin } from '../props/robin.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(frostyDay, 446, 51),
    ...town(frostyDay, 440, 17, false, false),
    ...ground(frostyDay, 432, 55),
    place(shed(frostyDay, false), { x: 892, y: 490, scale: 0.9 }),
    place(row(sprouts(frostyDay, 0.8), 6, 56), { x: 520, y: 492, scale: 0.6 }),
    place(row(cabbage(frostyDay, 0.8), 5, 70), { x: 40, y: 500, scale: 0.7 }),
    place(
      [
        fill(ellipse(330, 678, 150, 30), '#4a342e'),
        fill(ellipse(330, 684, 124, 20), '#33231f'),
        fill(blob('440,668 470,634 520,622 566,640 590,674 520,686'), colours.soil),
        specks({ x: 446, y: 634, w: 130, h: 44 }, '#4a342e', 40, 9, 3.4, 0.7),
        shadow(160, 690, 120),
        place(fork(), { x: 92, y: 692, scale: 1.25 }),
        place(
          profile(mrGill, {
            lean: -3,
            hands: [
              [-52, -50],
              [88, -84],
            ],
            grasp: ['grip', 'grip'],
            elbows: [-1, 1],
            feet: [
              [-24, 116],
              [26, 116],
            ],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            // His fingers close round one of its roots.
            holding: [[], [place(rhubarb('asleep', 3), { x: 36, y: 4, scale: 1.03 })]],
          }),
          { x: 160, y: 558, scale: 1.12 },
        ),
        fill(
          [
            [300, 520],
            [352, 540],
            [276, 560],
            [330, 596],
          ]
            .map(([x = 0, y = 0]) => ellipse(x, y, 5, 6))
            .join(''),
          colours.mud,
        ),
        place(robin(), { x: 420, y: 664, scale: 0.9, flip: true }),
        shadow(624, 696, 110),
        place(
          figure(mei, {
            turn: -0.5,
            nod: -0.3,
            lean: 12,
            hands: [
              [-50, -78],
              [66, -68],
            ],
            grasp: ['open', 'open'],
            feet: [
              [-22, 55],
              [8, 56],
            ],
            feeling: { eyes: 'wide', brows: 'cross', mouth: 'shout' },
          }),
          { x: 612, y: 630, scale: 1.16 },
        ),
        shadow(756, 700, 120),
        place(
          profile(kai, {
            nod: 0.3,
            tilt: 6,
            hands: [
              [32, -44],
              [46, -44],
            ],
            grasp: ['open', 'point'],
            feet: [
              [-14, 82],
              [16, 82],
            ],
            feeling: { eyes: 'open', brows: 'up', mouth: 'oh', gaze: [0.6, 0.6] },
          }),
          { x: 764, y: 604, scale: 1.16, flip: true },
        ),
      ],
      { x: -104, y: -198, scale: 1.3 },
    ),
  ],
  lighting: frostySun,
  text: { x: 352, y: 30, w: 576, h: 300, ink: colours.ink, ground: '#c4d2ec', size: 19.5 },
}
