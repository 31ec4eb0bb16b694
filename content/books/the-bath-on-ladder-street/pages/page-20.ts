import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect, tube } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { mrNowak, postwoman, samirasMum } from '../cast/neighbours.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { bright } from '../places/light.ts'
import { sky, valley } from '../places/valley.ts'
import { coil, coins, sink } from '../props/sink.ts'

const wall: SceneNode[] = [
  fill(rect(-10, 470, 440, 260), colours.stone),
  clipTo(rect(-10, 470, 440, 260), [
    fill(
      Array.from({ length: 36 }, (_, i) =>
        rect((i % 6) * 80 - 30 + (Math.floor(i / 6) % 2) * 40, 492 + Math.floor(i / 6) * 40, 70, 32, 8),
      ).join(''),
      colours.stoneShade,
      0.4,
    ),
  ]),
  ...paper(rect(-16, 458, 456, 22, 5), colours.stoneShade, 5),
]

// Whoever gives looks somewhere else, and nobody sees what it was.
const gives = [
  { who: samirasMum, x: 76, turn: -0.5, nod: -0.3, eyes: 'closed', hand: [196, 426], coin: colours.amber },
  { who: postwoman, x: 184, turn: -0.1, nod: -0.7, eyes: 'open', hand: [262, 404], coin: '#c98a4a' },
  { who: mrNowak, x: 372, turn: 0.6, nod: -0.1, eyes: 'open', hand: [318, 426], coin: '#d8d4cc' },
] as const

const givers: SceneNode[] = gives.map(({ who, x, turn, nod, eyes }) =>
  place(
    figure(who, {
      turn,
      nod,
      hands: [
        [-30, -20],
        [30, -20],
      ],
      arms: ['back', 'back'],
      feeling: { eyes, brows: 'up', mouth: 'smile', gaze: [turn * 1.6, nod * 1.2] },
      legless: true,
    }),
    { x, y: 524, scale: 0.98 },
  ),
)

const hands: SceneNode[] = gives.flatMap(({ who, x, hand: [hx, hy], coin }) => {
  const side = hx > x ? 1 : -1
  return [
    fill(tube([x + side * 40, 444], [(x + hx) / 2 + side * 20, 444], [hx - side * 6, hy + 2], 27, 22), who.sleeve),
    fill(ellipse(x + side * 40, 444, 13.5), who.sleeve),
    fill(ellipse(hx, hy, 13, 12), who.complexion.skin),
    fill(ellipse(hx + side * 7, hy + 22, 9), coin),
    stroke(ellipse(hx + side * 7, hy + 22, 6), '#232338', 1.2, 0.3),
    stroke(line([hx + side * 2, hy + 44], [hx + side * 2, hy + 52]), '#ffffff', 2.4, 0.8),
  ]
})

export const drawing: Drawing = {
  scene: [
    ...sky(bright, 33),
    cloud(640, 130, 230, bright.cloud, 0.9),
    cloud(60, 420, 190, bright.cloud, 0.8),
    ...valley(bright, 540, 34),
    ...givers,
    ...wall,
    fill(rect(0, 648, 960, 80), bright.riser),
    fill([0, 1, 2, 3, 4, 5].map((i) => rect(i * 176 - 60, 664, 166, 50, 8)).join(''), bright.tread, 0.5),
    fill(rect(0, 642, 960, 10), bright.tread),
    place(sink(), { x: 262, y: 474, scale: 1.1 }),
    ...hands,
    ...coins(402, 700, 7, colours.amber),
    ...coins(428, 706, 5, '#d8d4cc'),
    ...coins(376, 708, 4, '#c98a4a'),
    ...coins(436, 688, 8, colours.amber),
    ...coins(372, 690, 3, '#d8d4cc'),
    place(coil(), { x: 630, y: 700, scale: 0.95 }),
    place(
      figure(samira, {
        turn: -0.2,
        nod: 0.5,
        hands: [
          [-52, -14],
          [40, -20],
        ],
        arms: ['over', 'over'],
        seat: [
          [-34, 16],
          [34, 16],
        ],
        feet: [
          [-4, 26],
          [8, 28],
        ],
        feeling: { ...faces.content, gaze: [-0.5, 1] },
        holding: [[fill(ellipse(-6, 6, 9), colours.amber)], []],
      }),
      { x: 520, y: 668, scale: 1.3 },
    ),
    ...stand(nan, [760, 690], 1.28, {
      turn: 0.5,
      nod: 0.2,
      hands: [
        [-44, -16],
        [46, -10],
      ],
      feeling: { ...faces.content, gaze: [0.9, 0.4] },
    }),
    ...stand(dewi, [880, 700], 1.2, {
      turn: 0.6,
      nod: 0.1,
      hands: [
        [-38, -16],
        [66, -74],
      ],
      arms: ['front', 'over'],
      feeling: faces.eager,
    }),
  ],
  text: { x: 48, y: 40, w: 540, h: 350, ink: colours.ink, ground: '#b9d8e0', size: 21 },
}
