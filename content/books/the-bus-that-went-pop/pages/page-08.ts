import { line, poly, rect } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill, patka } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, shadow, sky } from '../places/allotment.ts'
import { blanket, seatFromSide, unlit } from '../places/inside.ts'
import { night } from '../places/light.ts'
import { candle } from '../places/lighting.ts'
import { muck } from '../props/garden.ts'
import { beam, smallTorch } from '../props/lights.ts'
import { nestled } from '../props/nestled.ts'

/** His driver's jacket over his pyjamas: he buttoned it in the dark. */
const coated: Figure = { ...mrGill, trousers: colours.frost, shoe: colours.heather }

/** The dark lower deck behind its front edge. */
const deck: SceneNode[] = [
  fill(rect(300, -10, 680, 520), unlit.wall),
  fill(rect(300, -10, 680, 40), '#5d1c3a'),
  fill(rect(300, 26, 680, 22), '#3b2350'),
  place(
    [0, 1, 2, 3].flatMap((index) => blanket(index, 0.4)),
    { x: 236, y: -246, scale: 1.16 },
  ),
  fill(rect(300, 286, 680, 220), unlit.panel),
  fill(rect(300, 280, 680, 9), unlit.trim),
  fill(rect(300, 470, 680, 36), unlit.floor),
  ...[430, 620, 830].map((x) => place(muck(260, false), { x, y: 498, scale: 0.5 })),
]

/** The door, which he has opened by a crack, and the edge of the bus. */
const door: SceneNode[] = [
  fill(rect(286, -10, 22, 522), '#6d2148'),
  fill(poly('286,64 250,48 250,510 286,496'), '#7c2a50'),
  fill(poly('279,92 258,84 258,250 279,250'), '#2d3170'),
  stroke(line([250, 48], [250, 510]), colours.custardDark, 5),
]

export const drawing: Drawing = {
  scene: [
    ...sky(night, 500, 81),
    ...ground({ ...night, groundMark: night.ground }, 470, 85),
    clipTo(rect(286, -10, 700, 512), [
      ...deck,
      ...[478, 606, 734, 862].flatMap((x, i) => [
        place(seatFromSide(unlit), { x, y: 496, scale: 1.12 }),
        place(nestled('noses', i + 2), { x: x - 8, y: 426, scale: 0.94 }),
      ]),
      place([beam(760, 330, 0.8)], { x: 352, y: 260, rotate: 18 }),
      glow(640, 380, 300, '#ffe39a', 0.3),
    ]),
    fill(rect(286, 496, 700, 14), '#3b2350'),
    ...door,
    shadow(150, 502, 170, 0.4),
    place(
      profile(coated, {
        lean: 15,
        nod: 0.3,
        hands: [
          [72, -20],
          [98, -66],
        ],
        grasp: ['grip', 'grip'],
        feet: [
          [-28, 116],
          [20, 116],
        ],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.4] },
        hat: patka(true),
        holding: [[], [place(smallTorch(colours.rhubarb), { x: 20, y: 4, scale: 1.35, rotate: 13 })]],
      }),
      { x: 166, y: 336, scale: 1.4 },
    ),
    glow(352, 260, 60, '#fff4c9', 0.7),
  ],
  lighting: { ...candle, from: [420, 290], reach: 620 },
  text: { x: 60, y: 519, w: 850, h: 171, ink: colours.white, ground: '#2b2f5c', size: 19 },
}
