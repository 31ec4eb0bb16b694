import { figure } from '../../../kit/figure.ts'
import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { aisle, seats } from '../places/aisle.ts'
import { daylit } from '../places/inside.ts'
import { bucket } from '../props/lights.ts'
import { rhubarb } from '../props/rhubarb.ts'

const stick = [stroke(line([-4, 20], [8, -38]), colours.wood, 6), fill(ellipse(8, -40, 5), colours.wood)]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 60), daylit.ceiling),
    place(
      [
        ...aisle(daylit, true, 0, 2),
        ...seats(daylit, (row, side) => [
          place(rhubarb('green', row * 2 + side + 5, 1), { y: 4, x: -10, scale: 1.05 }),
        ]),
      ],
      { y: 24 },
    ),
    fill(
      poly([
        [960, 150],
        [420, 452],
        [300, 720],
        [960, 720],
      ]),
      {
        from: [960, 400],
        to: [300, 560],
        stops: [
          [0, '#fffbe6', 0.75],
          [1, '#fffbe6', 0],
        ],
      },
    ),
    place(
      figure(mrGill, {
        turn: -0.25,
        nod: 0.7,
        tilt: -6,
        hands: [
          [-20, -10],
          [20, -10],
        ],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0, 1] },
      }),
      { x: 880, y: 566, scale: 1.18 },
    ),
    place(
      profile(kai, {
        hands: [
          [20, -8],
          [52, -52],
        ],
        grasp: ['rest', 'point'],
        feet: [
          [-14, 82],
          [18, 82],
        ],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh' },
      }),
      { x: 716, y: 612, scale: 1.2 },
    ),
    place(bucket(), { x: 486, y: 726, scale: 0.8 }),
    place(
      profile(mei, {
        nod: -0.5,
        hands: [
          [-26, 4],
          [40, -30],
        ],
        grasp: ['grip', 'grip'],
        feet: [
          [-12, 56],
          [14, 56],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'oh' },
        holding: [stick, stick],
      }),
      { x: 566, y: 652, scale: 1.2 },
    ),
  ],
  text: { x: 302, y: 30, w: 364, h: 276, ink: colours.ink, ground: '#eddcb8', size: 20 },
}
