import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, rect } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { clipTo, fill, glow, place, type SceneNode } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { mum } from '../cast/mum.ts'
import { colours } from '../palette.ts'
import { lamplit } from '../places/inside.ts'
import { busLamps } from '../places/lighting.ts'
import { seatBack, upstairs } from '../places/upstairs.ts'
import { robin } from '../props/robin.ts'
import { pan, stove } from '../props/stove.ts'

const bowl: SceneNode[] = [
  fill(ellipse(0, -6, 26, 8), colours.custard),
  fill(blob('-28,-8 28,-8 18,14 -18,14', 0.1), colours.teal),
]
const spoon: SceneNode[] = [fill(rect(-2.4, -34, 5, 38, 2), colours.tin), fill(ellipse(0, -40, 7, 10), colours.tin)]

const guests: [Figure, number, number, number, number][] = [
  [mrsOgden, 76, 700, 1.34, 0.4],
  [mum, 214, 716, 1.28, 0.4],
  [kai, 344, 724, 1.4, 0.45],
]

const waiting: SceneNode[] = guests.map(([who, x, y, scale, turn]) =>
  place(
    figure(who, {
      turn,
      tilt: who === mum ? -7 : who === kai ? 5 : 0,
      lean: who === mrsOgden ? 4 : who === kai ? 8 : 0,
      hands: [
        [-20, who === mum ? -28 : -40],
        [who === kai ? 56 : 26, who === mum ? -48 : -74],
      ],
      grasp: ['cup', 'grip'],
      arms: ['over', 'over'],
      feeling: {
        eyes: who === kai ? 'wide' : 'open',
        brows: who === mrsOgden ? 'cross' : 'up',
        mouth: 'shout',
        gaze: [0.9, 0.1],
      },
      holding: [[place(bowl, { x: 10, y: 2 })], [place(spoon, { rotate: 12 })]],
      legless: true,
    }),
    { x, y, scale },
  ),
)

export const drawing: Drawing = {
  scene: [
    ...upstairs(lamplit, 'new', { top: '#2a2f66', low: '#4a5596' }),
    clipTo(rect(0, 412, 960, 112), [
      rain({ x: 0, y: 400, w: 960, h: 130 }, 110, 221, '#cfdcff', 0.6),
      place(robin(), { x: 520, y: 521, scale: 1.1 }),
    ]),
    glow(330, 70, 260, '#fff0b8', 0.6),
    glow(690, 70, 260, '#fff0b8', 0.6),
    fill(ellipse(330, 104, 26, 8) + ellipse(690, 104, 26, 8), '#fff8dd'),
    ...waiting,
    place(
      figure(mei, {
        turn: 0.45,
        lean: 6,
        hands: [
          [-46, -72],
          [50, -84],
        ],
        feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
        holding: [[], [place(spoon, { rotate: 30 })]],
      }),
      { x: 476, y: 742, scale: 1.4 },
    ),
    place(seatBack(lamplit), { x: 90, y: 860, scale: 1.1 }),
    place(seatBack(lamplit), { x: 350, y: 866, scale: 1.1 }),
    place(stove(), { x: 664, y: 826, scale: 1.8 }),
    place(pan(), { x: 664, y: 656, scale: 1.6 }),
    place(
      profile(mrGill, {
        lean: 34,
        tilt: 6,
        hands: [
          [-34, -40],
          [-30, -34],
        ],
        elbows: [-1, -1],
        feet: [
          [-12, 116],
          [22, 116],
        ],
        feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
      }),
      { x: 868, y: 648, scale: 1.72, flip: true },
    ),
  ],
  lighting: busLamps,
  text: { x: 52, y: 142, w: 640, h: 270, ink: colours.ink, ground: '#f9dfa2', size: 21 },
}
