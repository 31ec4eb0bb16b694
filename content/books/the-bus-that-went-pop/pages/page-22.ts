import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, rect } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
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
  [mrsOgden, 78, 700, 1.4, 0.4],
  [mum, 224, 716, 1.38, 0.4],
  [kai, 362, 722, 1.5, 0.45],
]

const waiting: SceneNode[] = guests.map(([who, x, y, scale, turn]) =>
  place(
    figure(who, {
      turn,
      tilt: who === mum ? -7 : who === kai ? 5 : 0,
      lean: who === mrsOgden ? 4 : who === kai ? 8 : 0,
      hands: [
        [-20, who === mum ? -28 : -40],
        [who === kai ? 50 : 26, who === mum ? -48 : who === kai ? -58 : -70],
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
    place(
      [
        ...upstairs(lamplit, 'new', { top: '#2a2f66', low: '#4a5596' }),
        clipTo(rect(0, 412, 960, 112), [
          rain({ x: 0, y: 400, w: 960, h: 130 }, 110, 221, '#cfdcff', 0.6),
          place(robin(), { x: 300, y: 521, scale: 1.05 }),
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
              [-34, -24],
              [46, -86],
            ],
            feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
            holding: [[], [place(spoon, { rotate: 30 })]],
          }),
          { x: 514, y: 724, scale: 1.5 },
        ),
        place(seatBack(lamplit), { x: 90, y: 860, scale: 1.1 }),
        place(seatBack(lamplit), { x: 350, y: 866, scale: 1.1 }),
        place(stove(), { x: 672, y: 830, scale: 1.7 }),
        place(pan(), { x: 668, y: 668, scale: 1.5 }),
        place(
          figure(mrGill, {
            turn: -0.15,
            tilt: -24,
            lean: -27,
            hands: [
              [-26, -34],
              [34, -40],
            ],
            arms: ['back', 'back'],
            feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
          }),
          { x: 892, y: 700, scale: 1.72 },
        ),
      ],
      { x: 480 - 480 * 1.12 + 20, y: 720 - 720 * 1.12, scale: 1.12 },
    ),
  ],
  lighting: busLamps,
  text: { x: 52, y: 98, w: 640, h: 240, ink: colours.ink, ground: '#f9dfa2', size: 21 },
}
