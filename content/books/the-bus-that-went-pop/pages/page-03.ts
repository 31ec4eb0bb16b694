import { figure } from '../../../kit/figure.ts'
import { blob, ellipse } from '../../../kit/geometry.ts'
import { fingersOver } from '../../../kit/hand.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { colours } from '../palette.ts'
import { daylit } from '../places/inside.ts'
import { busLamps } from '../places/lighting.ts'
import { drips, seatBack, upstairs } from '../places/upstairs.ts'
import { clipboard } from '../props/garden.ts'
import { beam, bigTorch, bucket } from '../props/lights.ts'

export const drawing: Drawing = {
  scene: [
    ...upstairs(daylit, 'rusty', { top: '#8b96b2', low: '#b9c1d2' }),
    rain({ x: 0, y: 418, w: 960, h: 100 }, 60, 33, '#eef3fa', 0.5),
    place(
      [
        place([beam(330, 260, 0.85)], { x: 120, y: -142, rotate: -58 }),
        ...profile(mrsOgden, {
          nod: -0.6,
          tilt: -12,
          hands: [
            [44, -26],
            [94, -104],
          ],
          feet: [
            [-14, 124],
            [18, 124],
          ],
          feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [0.7, -0.8] },
          holding: [[place(clipboard(), { x: 8, y: 6, rotate: 8 })], [place(bigTorch(), { rotate: -52, scale: 0.62 })]],
        }),
        fill(blob('44,-152 53,-132 44,-122 35,-132'), '#9fd0ea'),
        fill(ellipse(44, -133, 8), '#9fd0ea'),
      ],
      { x: 654, y: 716, scale: 1.9 },
    ),
    drips(560, 420, 3),
    place(bucket(), { x: 560, y: 708, scale: 1.2 }),
    place(
      figure(kai, {
        turn: 0.5,
        nod: -0.5,
        hands: [
          [-30, -16],
          [34, -18],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh' },
        legless: true,
      }),
      { x: 176, y: 640, scale: 1.16 },
    ),
    place(
      figure(mei, {
        turn: 0.55,
        nod: -0.6,
        hands: [
          [-26, -12],
          [30, -10],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'wobble' },
        legless: true,
      }),
      { x: 352, y: 634, scale: 1.16 },
    ),
    place(seatBack(daylit), { x: 176, y: 780 }),
    place(seatBack(daylit), { x: 414, y: 786 }),
    ...[
      [141, 590],
      [216, 590],
      [322, 590],
      [387, 590],
    ].map(([x = 0, y = 0]) => fingersOver([x, y + 10], 11, kai.complexion)),
  ],
  lighting: busLamps,
  text: { x: 52, y: 142, w: 480, h: 264, ink: colours.ink, ground: '#eddcb8', size: 20 },
}
