import { ellipse } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrFanelli } from '../cast/mr-fanelli.ts'
import { near } from '../cast/near.ts'
import { walk } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { shopLamp } from '../places/lighting.ts'
import { potatoCrate, shopCounter, shopInside, till } from '../places/shop.ts'

export const drawing: Drawing = {
  scene: [
    ...shopInside(),
    place(
      profile(mrFanelli, {
        lean: 17,
        nod: -0.2,
        hands: [
          [64, -14],
          [94, -48],
        ],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'none' },
        grasp: ['rest', 'open'],
        legless: true,
      }),
      { x: 716, y: 536, scale: 1.6, flip: true },
    ),
    ...shopCounter(520),
    place(till(), { x: 870, y: 482, scale: 1.1 }),
    place(potatoCrate(), { x: 430, y: 690, scale: 1.2 }),
    ...walk(samira, [432, 620], 1.42, {
      lean: 9,
      nod: -0.25,
      feet: [
        [10, 84],
        [-10, 84],
      ],
      hands: [
        [24, -30],
        [60, -60],
      ],
      grasp: ['grip', 'point'],
      feeling: { eyes: 'half', brows: 'cross', mouth: 'flat' },
    }),
    fill(ellipse(284, 708, 78, 10), '#232338', 0.24),
    place(
      near(
        dewi,
        {
          turn: 0.6,
          nod: 0,
          tilt: -6,
          lean: -4,
          feet: [
            [-30, 76],
            [14, 80],
          ],
          knees: [1, -1],
          feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [1, -0.3] },
        },
        [
          { side: 1, elbow: [48, -26], hand: [16, -44], state: 'rest', thumb: 1 },
          { side: -1, elbow: [-44, -24], hand: [-2, -42], state: 'grip', thumb: -1 },
        ],
      ),
      { x: 290, y: 586, scale: 1.5 },
    ),
  ],
  lighting: shopLamp,
  text: { x: 48, y: 31, w: 470, h: 290, ink: colours.ink, ground: '#dfe6c8', size: 19 },
}
