import { restingHand } from '../../../kit/drawn-hands.ts'
import { ellipse, rect } from '../../../kit/geometry.ts'
import { clipTo, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../../the-bath-on-ladder-street/cast/dewi.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { bath } from '../../the-bath-on-ladder-street/props/bath.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { bank, drops, pond, rings } from '../places/pond.ts'
import { goat, hayBoat } from '../props/goat.ts'

const shore = 484
const line = 606

const plank: SceneNode[] = [
  ...paper(rect(-120, -10, 240, 20, 3), '#c79a63', 3),
  stroke('M-110 0H40M60 -3H112', '#a67c49', 2.6),
]

const bubbles: SceneNode[] = [
  [0, 0, 9],
  [22, -16, 6],
  [-18, -20, 5],
  [8, -34, 4],
].map(([x = 0, y = 0, r = 0]) => stroke(ellipse(x, y, r), colours.white, 2.4, 0.9))

export const drawing: Drawing = {
  scene: [
    ...pond(shore, 21),
    ...bank(398, shore),
    place(hayBoat, { x: 648, y: 496, scale: 1.34, rotate: -4 }),
    place(goat, { x: 838, y: 474, scale: 1.5 }),
    clipTo(rect(0, 0, 960, line), [
      place(bath({ paint: 'green', rain: 0 }), { x: 186, y: line + 54, scale: 1.5, rotate: -34 }),
    ]),
    place(plank, { x: 480, y: line + 40, rotate: -7 }),
    place(bubbles, { x: 306, y: line - 10 }),
    clipTo(rect(0, 0, 960, line + 10), [
      place(
        near(
          dewi,
          {
            turn: -0.35,
            nod: 0.1,
            tilt: -6,
            feeling: { eyes: 'half', brows: 'worried', mouth: 'flat', gaze: [-0.8, 0.4] },
            legless: true,
          },
          [
            {
              side: -1,
              elbow: [-64, -66],
              hand: [-44, -112],
              state: 'open',
              thumb: 1,
              drawn: restingHand(dewi.complexion),
            },
            {
              side: 1,
              elbow: [66, -68],
              hand: [46, -114],
              state: 'open',
              thumb: -1,
              drawn: restingHand(dewi.complexion),
            },
          ],
        ),
        { x: 456, y: line + 30, scale: 1.4 },
      ),
    ]),
    drops(
      [
        [360, 522],
        [552, 540],
        [384, 574],
      ],
      7,
    ),
    place(rings(120), { x: 452, y: line + 8 }),
    place(rings(190), { x: 202, y: line + 4 }),
    place(rings(60, 2), { x: 650, y: 660 }),
  ],
  lighting: day,
  text: { x: 50, y: 34, w: 470, h: 392, ink: colours.ink, ground: colours.sky, size: 19, loud: [0], loudSize: 46 },
}
