import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import type { Pose } from '../../../kit/pose.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { kay, kaysLegs } from '../cast/kay.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { evening } from '../places/lighting.ts'
import { awning, golden, raised, street, table } from '../places/street.ts'
import { coin, coinTin, crutch } from '../props/things.ts'

const away: Pose = {
  back: true,
  hands: [
    [-58, -8],
    [70, -150],
  ],
  grasp: ['grip', 'grip'],
  feet: [
    [-16, 112],
    [8, 112],
  ],
  feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  holding: [[], [place(crutch(70), { rotate: 150 })]],
  legless: true,
}

const crate: SceneNode[] = [
  fill(rect(-62, -62, 124, 62, 3), colours.wood),
  stroke(line([-62, -42], [62, -42]) + line([-62, -20], [62, -20]), colours.woodDark, 3),
]

/** Two heaps, each of five coins. */
const money: SceneNode[] = [320, 380].flatMap((x) => [0, 1, 2, 3, 4].flatMap((i) => coin(x + (i % 2) * 3, 566 - i * 7)))

export const drawing: Drawing = {
  scene: [
    raised(
      [
        ...street(golden, 121),
        place(
          [
            ...kaysLegs(away, colours.green, 0.46),
            ...figure(kay, away),
            place(crutch(112), { x: -58, y: -8, rotate: 6 }),
          ],
          { x: 92, y: 430, scale: 0.52 },
        ),
        place(table(), { x: 740, y: 486, scale: 0.92 }),
        place(awning(326), { x: 740, y: 172, scale: 0.92 }),
        place(crate, { x: 250, y: 530 }),
        place(crate, { x: 420, y: 534 }),
        place(crate, { x: 590, y: 530 }),
        seatAt([190, 470], [650, 470]),
        place(
          figure(gran, {
            turn: -0.1,
            nod: 0.3,
            tilt: 3,
            hands: [
              [-40, -8],
              [44, -6],
            ],
            grasp: ['cup', 'cup'],
            arms: ['over', 'over'],
            seat: [
              [-24, 20],
              [24, 20],
            ],
            feet: [
              [-26, 84],
              [26, 84],
            ],
            feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.4, 0.9] },
          }),
          { x: 420, y: 456, scale: 1.06 },
        ),
        place(
          figure(jess, {
            turn: 0.4,
            nod: 0.3,
            hands: [
              [-30, -8],
              [48, -66],
            ],
            grasp: ['rest', 'grip'],
            arms: ['front', 'over'],
            seat: [
              [-18, 18],
              [20, 18],
            ],
            feet: [
              [-22, 68],
              [26, 68],
            ],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            holding: [[], [place(coin(0, -12), { scale: 1.2 })]],
          }),
          { x: 256, y: 462, scale: 1.08 },
        ),
        place(
          figure(mo, {
            turn: -0.35,
            tilt: -6,
            hands: [
              [-62, -98],
              [58, -102],
            ],
            grasp: ['open', 'open'],
            seat: [
              [-20, 18],
              [18, 18],
            ],
            feet: [
              [-28, 66],
              [22, 68],
            ],
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
          }),
          { x: 586, y: 462, scale: 1.08 },
        ),
        place(coinTin, { x: 500, y: 560, scale: 0.8 }),
        ...money,
      ],
      138,
    ),
  ],
  lighting: evening,
  text: { x: 70, y: 438, w: 830, h: 252, ink: colours.ink, ground: colours.paving, size: 26 },
}
