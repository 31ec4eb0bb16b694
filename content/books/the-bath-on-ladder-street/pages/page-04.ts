import { figure } from '../../../kit/figure.ts'
import { ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { down, faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { armchair, numberForty, puddle } from '../places/top.ts'
import { rainfall } from '../places/valley.ts'
import { cakeBox, custardSlice } from '../props/goods.ts'

const plate = [
  fill(ellipse(0, 4, 50, 11), colours.white),
  fill(ellipse(0, 2, 36, 7), '#dcd6cf'),
  ...custardSlice('puddle'),
]
const spoon = [fill(rect(-2.5, -40, 5, 40, 2), colours.slatePale), fill(ellipse(0, -44, 8, 11), colours.slatePale)]

export const drawing: Drawing = {
  scene: [
    ...numberForty(
      { wall: '#b9cfc9', shade: '#86a59e', isDoorOpen: true },
      { door: 730, window: 1010, pipe: 900, ground: 628 },
    ),
    place(armchair(), { x: 726, y: 676, scale: 1.3 }),
    place(
      figure(mrBowen, {
        turn: -0.3,
        nod: 0.2,
        hands: [
          [-16, -34],
          [44, -56],
        ],
        arms: ['over', 'over'],
        seat: [
          [-24, 14],
          [24, 14],
        ],
        feet: [
          [-24, 78],
          [24, 78],
        ],
        feeling: { eyes: 'happy', brows: 'rest', mouth: 'smile' },
        holding: [[place(plate, { x: 8, y: -2, scale: 0.9 })], [place(spoon, { rotate: -22 })]],
      }),
      { x: 726, y: 562, scale: 1.36 },
    ),
    ...puddle(400, 690, 200),
    ...puddle(222, 668, 150),
    ...stand(samira, [236, 672], 1.12, { ...down(samira), turn: 0.5, nod: 0.2, feeling: faces.sorry }),
    ...stand(dewi, [412, 692], 1.2, {
      turn: 0.5,
      hands: [
        [-30, -6],
        [60, -64],
      ],
      feeling: { ...faces.sorry, mouth: 'wobble' },
      holding: [[], [place(cakeBox(), { x: 26, y: 6, rotate: 14, scale: 0.9 })]],
    }),
    ...rainfall(0.5, 14).map((node) => ({ ...node, opacity: 0.35 })),
  ],
  text: { x: 52, y: 44, w: 540, h: 340, ink: colours.ink, ground: '#b9cfc9', size: 23 },
}
