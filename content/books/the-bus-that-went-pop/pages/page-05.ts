import { figure } from '../../../kit/figure.ts'
import { blob, ellipse } from '../../../kit/geometry.ts'
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
    place(shed(frostyDay, false), { x: 60, y: 500, scale: 0.9 }),
    place(row(sprouts(frostyDay, 0.8), 6, 62), { x: 560, y: 504, scale: 0.66 }),
    place(row(cabbage(frostyDay, 0.8), 3, 74), { x: 380, y: 512, scale: 0.7 }),
    fill(ellipse(432, 654, 132, 34), '#4a342e'),
    fill(ellipse(432, 661, 110, 24), '#33231f'),
    fill(blob('476,712 500,676 556,660 610,676 640,712 560,728'), colours.soil),
    specks({ x: 500, y: 672, w: 116, h: 44 }, '#4a342e', 40, 9, 3.4, 0.7),
    place(fork(), { x: 72, y: 700, scale: 1.5 }),
    shadow(208, 676, 180),
    place(
      figure(mrGill, {
        turn: 0.45,
        nod: 0.2,
        lean: -4,
        hands: [
          [22, -34],
          [112, -48],
        ],
        grasp: ['cup', 'cup'],
        arms: ['over', 'over'],
        load: [place(rhubarb('asleep', 3), { x: 76, y: -48, scale: 1.16 })],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      }),
      { x: 206, y: 488, scale: 1.56 },
    ),
    fill(
      [
        [286, 560],
        [352, 590],
        [318, 622],
        [392, 560],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 6, 8))
        .join(''),
      colours.mud,
    ),
    place(robin(), { x: 520, y: 668, scale: 1.15, flip: true }),
    shadow(654, 692, 130),
    place(
      figure(mei, {
        turn: -0.5,
        nod: -0.3,
        lean: 12,
        hands: [
          [-52, -76],
          [60, -62],
        ],
        grasp: ['open', 'open'],
        feet: [
          [-22, 55],
          [8, 56],
        ],
        feeling: { eyes: 'wide', brows: 'cross', mouth: 'shout' },
      }),
      { x: 636, y: 604, scale: 1.5 },
    ),
    shadow(838, 698, 150),
    place(
      figure(kai, {
        turn: -0.5,
        nod: 0.3,
        tilt: -5,
        hands: [
          [-56, -42],
          [48, -62],
        ],
        grasp: ['point', 'open'],
        arms: ['over', 'over'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'oh', gaze: [-0.8, 0.6] },
      }),
      { x: 850, y: 568, scale: 1.52 },
    ),
  ],
  lighting: frostySun,
  text: { x: 352, y: 30, w: 576, h: 300, ink: colours.ink, ground: '#c4d2ec', size: 19.5 },
}
