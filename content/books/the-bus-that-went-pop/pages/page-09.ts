import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
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

const benches = [128, 340]

export const drawing: Drawing = {
  scene: [
    ...room,
    ...door,
    ...benches.map((x) => place(seatFromSide(daylit), { x, y: 680, scale: 1.7, flip: true })),
    ...benches.map((x, i) => place(nestled('green', i * 3 + 5, 1), { x: x + 12, y: 574, scale: 1.08 })),
    place(
      figure(mrGill, {
        turn: -0.3,
        nod: 1,
        tilt: -10,
        lean: -3,
        hands: [
          [-22, -12],
          [14, -6],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.3, 1] },
      }),
      { x: 858, y: 536, scale: 1.56 },
    ),
    place(
      figure(kai, {
        turn: 0.5,
        nod: -0.25,
        hands: [
          [-82, -46],
          [22, -22],
        ],
        elbows: [-1, 1],
        grasp: ['point', 'rest'],
        arms: ['front', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.5] },
      }),
      { x: 574, y: 580, scale: 1.5 },
    ),
    place(
      figure(mei, {
        turn: 0.45,
        nod: -0.5,
        tilt: -6,
        hands: [
          [-34, -26],
          [40, -34],
        ],
        grasp: ['grip', 'grip'],
        arms: ['front', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.6] },
        holding: [stick, stick],
      }),
      { x: 712, y: 628, scale: 1.48 },
    ),
  ],
  lighting: { ...busLamps, from: [940, 300] },
  text: { x: 56, y: 40, w: 690, h: 212, ink: colours.ink, ground: '#f1e3c4', size: 20.5 },
}
