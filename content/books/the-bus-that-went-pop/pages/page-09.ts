import { grippingHand, pointingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { blanket, daylit, seatFromSide } from '../places/inside.ts'
import { busLamps } from '../places/lighting.ts'
import { nestled } from '../props/nestled.ts'

const stick = [stroke(line([-4, 20], [8, -38]), colours.wood, 6), fill(ellipse(8, -40, 5), colours.wood)]

const random = randomFrom(9)
const straw = Array.from({ length: 46 }, () => {
  const [x, y] = [random() * 960, 652 + random() * 66]
  return line([x, y], [x + (random() - 0.5) * 44, y + random() * 9])
}).join('')

/** The side of the bus from inside: its wall, its covered windows, its floor with straw. */
const room: SceneNode[] = [
  fill(rect(0, 0, 960, 720), '#f1e3c4'),
  dabs({ x: -40, y: 20, w: 1040, h: 240 }, '#ffffff', 50, 91, { length: 90, width: 7, opacity: 0.14 }),
  place(
    [0, 1, 2, 3, 4].flatMap((index) => blanket(index)),
    { x: -150, y: -84, scale: 1.16 },
  ),
  fill(rect(0, 448, 960, 200), daylit.panel),
  fill(rect(0, 440, 960, 10), daylit.trim),
  fill(rect(0, 640, 960, 80), daylit.floor),
  stroke(straw, colours.custardDark, 3, 0.6),
]

/** The open door, and the snow outside. */
const door: SceneNode[] = [
  ...paper(rect(742, 222, 240, 520, 12), daylit.trim, 5),
  fill(rect(760, 240, 220, 500), '#e6f0fa'),
  fill(blob('740,500 800,482 880,492 990,474 990,760 740,760', 0.1), colours.snow),
  fill(poly('760,660 980,660 980,720 430,720'), '#fffbe6', 0.45),
]

const benches = [96, 352]

export const drawing: Drawing = {
  scene: [
    ...room,
    ...door,
    ...benches.map((x) => place(seatFromSide(daylit), { x, y: 690, scale: 1.86, flip: true })),
    ...benches.map((x, i) => place(nestled('green', i * 3 + 5, 1.25), { x: x + 14, y: 574, scale: 1.3 })),
    fill(ellipse(846, 716, 110, 12), '#14143a', 0.2),
    place(
      [
        ...figure(mrGill, {
          turn: -0.4,
          nod: 1,
          tilt: -14,
          lean: -6,
          ...armsBehind,
          feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.3, 1] },
        }),
        placedArm(mrGill, {
          side: 1,
          elbow: [46, -40],
          hand: [4, -14],
          state: 'rest',
          thumb: -1,
          lean: -6,
          handSize: 1.15,
          drawn: grippingHand(mrGill.complexion),
        }),
        placedArm(mrGill, {
          side: -1,
          elbow: [-60, -38],
          hand: [-20, -8],
          state: 'rest',
          thumb: -1,
          lean: -6,
          handSize: 1.15,
          drawn: restingHand(mrGill.complexion),
        }),
      ],
      { x: 852, y: 536, scale: 1.62 },
    ),
    place(
      [
        ...profile(kai, {
          nod: -0.2,
          tilt: -8,
          lean: 3,
          hands: [
            [-4, -30],
            [10, -26],
          ],
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.9, -0.4] },
        }),
        placedArm(
          { ...kai, build: { ...kai.build, shoulders: 4 } },
          {
            side: -1,
            elbow: [-40, -44],
            hand: [-78, -46],
            state: 'point',
            thumb: 1,
            handSize: 1.4,
            drawn: pointingHand(kai.complexion),
          },
        ),
      ],
      { x: 560, y: 600, scale: 1.7 },
    ),
    place(
      figure(mei, {
        turn: 0.55,
        nod: -0.6,
        tilt: -8,
        lean: 4,
        hands: [
          [-34, -10],
          [36, -30],
        ],
        grasp: ['grip', 'grip'],
        arms: ['front', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.6] },
        holding: [stick, stick],
      }),
      { x: 690, y: 656, scale: 1.72 },
    ),
  ],
  lighting: { ...busLamps, from: [940, 300] },
  text: { x: 56, y: 40, w: 690, h: 212, ink: colours.ink, ground: '#f1e3c4', size: 20.5 },
}
