import { type Figure, figure } from '../../../kit/figure.ts'
import { blob, ellipse, rect } from '../../../kit/geometry.ts'
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
import { seatBack, upstairs } from '../places/upstairs.ts'
import { robin } from '../props/robin.ts'
import { pan, stove } from '../props/stove.ts'

const bowl: SceneNode[] = [
  fill(ellipse(0, -6, 26, 8), colours.custard),
  fill(blob('-28,-8 28,-8 18,14 -18,14', 0.1), colours.teal),
]
const spoon: SceneNode[] = [fill(rect(-2.4, -34, 5, 38, 2), colours.tin), fill(ellipse(0, -40, 7, 10), colours.tin)]

const guests: [Figure, number, number, number, number][] = [
  [mrsOgden, 92, 612, 1.02, 0.4],
  [mum, 232, 628, 1, 0.4],
  [kai, 362, 634, 1.14, 0.45],
]

const waiting: SceneNode[] = guests.map(([who, x, y, scale, turn]) =>
  place(
    figure(who, {
      turn,
      tilt: who === mum ? -7 : who === kai ? 5 : 0,
      lean: who === mrsOgden ? 4 : who === kai ? 8 : 0,
      hands: [
        [-20, who === mum ? -28 : -40],
        [who === kai ? 40 : 26, who === mum ? -48 : -74],
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
      place(robin(), { x: 936, y: 521, scale: 1.1, flip: true }),
    ]),
    glow(330, 70, 260, '#fff0b8', 0.6),
    glow(690, 70, 260, '#fff0b8', 0.6),
    fill(ellipse(330, 104, 26, 8) + ellipse(690, 104, 26, 8), '#fff8dd'),
    ...waiting,
    place(seatBack(lamplit), { x: 84, y: 800 }),
    place(seatBack(lamplit), { x: 318, y: 806 }),
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
      { x: 492, y: 638, scale: 1.16 },
    ),
    place(stove(), { x: 676, y: 706, scale: 1.25 }),
    place(pan(), { x: 668, y: 588, scale: 1.12, flip: true }),
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
      { x: 862, y: 590, scale: 1.1, flip: true },
    ),
  ],
  text: { x: 52, y: 140, w: 760, h: 266, ink: colours.ink, ground: '#f9dfa2', size: 21 },
}
