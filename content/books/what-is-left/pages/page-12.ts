import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import type { Pose } from '../../../kit/pose.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
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
const money: SceneNode[] = [330, 372].flatMap((x) => [0, 1, 2, 3, 4].flatMap((i) => coin(x + (i % 2) * 3, 566 - i * 7)))

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
          { x: 70, y: 428, scale: 0.52 },
        ),
        place(table(), { x: 740, y: 486, scale: 0.92 }),
        place(awning(326), { x: 740, y: 172, scale: 0.92 }),
        place(crate, { x: 230, y: 530, scale: 1.22 }),
        place(crate, { x: 466, y: 530, scale: 1.22 }),
        place(crate, { x: 664, y: 530, scale: 1.22 }),
        seatAt([156, 454], [740, 454]),
        place(
          figure(gran, {
            turn: -0.1,
            nod: 0.3,
            tilt: 3,
            hands: [
              [-62, -2],
              [-20, 0],
            ],
            grasp: ['rest', 'rest'],
            arms: ['over', 'over'],
            ...sitting(gran.build, -1, 0.5),
            feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.4, 0.9] },
          }),
          { x: 462, y: 434, scale: 1.3 },
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
            ...sitting(jess.build, 1, 0.46),
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            holding: [[], [place(coin(0, -12), { scale: 1.2 })]],
          }),
          { x: 234, y: 440, scale: 1.34 },
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
            ...sitting(mo.build, -1, 0.46),
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
          }),
          { x: 660, y: 440, scale: 1.34 },
        ),
        place(coinTin, { x: 566, y: 562, scale: 0.8 }),
        ...money,
      ],
      138,
    ),
  ],
  lighting: evening,
  text: { x: 70, y: 438, w: 830, h: 252, ink: colours.ink, ground: colours.paving, size: 26 },
}
