import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { striped } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { king, mahomedOld } from '../cast/mahomed.ts'
import { walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { room, sash } from '../places/room.ts'
import { hills, sea } from '../places/town.ts'

const words = { x: 34, y: 28, w: 440, h: 434 }

const tiles: SceneNode = stroke(
  Array.from({ length: 10 }, (_, i) => line([0, 60 + i * 56], [960, 60 + i * 56])).join('') +
    Array.from({ length: 18 }, (_, i) => line([i * 56, 0], [i * 56, 590])).join(''),
  '#8fb3b0',
  2,
  0.5,
)

/** The flannel over the King's lap, around his hips. */
const flannel = 'M-58 -22Q0 -40 56 -22Q84 -10 88 14L84 46Q40 56 6 50Q-30 56 -56 46L-64 8Z'

const bench: SceneNode[] = [
  fill(rect(540, 566, 380, 110), '#b9b0a2'),
  stroke(line([670, 584], [670, 682]) + line([780, 584], [780, 682]), '#9a9184', 3, 0.6),
  fill(rect(524, 546, 412, 28, 4), '#e4ddd0'),
]

const jug: SceneNode[] = [
  fill(blob('-26,0 -36,-34 -22,-62 -26,-84 26,-84 22,-62 36,-34 26,0'), colours.blue),
  stroke(ellipse(38, -50, 16), colours.blue, 7),
  stroke(
    curve('-10,-84 -20,-112 -14,-130') + curve('0,-84 0,-120 6,-138') + curve('10,-84 20,-108 26,-120'),
    colours.leaf,
    4,
  ),
  fill(
    ellipse(-16, -124, 9, 5) +
      ellipse(6, -132, 9, 5) +
      ellipse(26, -116, 9, 5) +
      ellipse(-22, -106, 8, 5) +
      ellipse(16, -104, 8, 5),
    colours.leaf,
  ),
]

const cloudOf = (x: number, y: number, w: number, opacity: number): SceneNode =>
  fill(
    blob([
      [x - w, y],
      [x - w * 0.6, y - w * 0.4],
      [x, y - w * 0.55],
      [x + w * 0.6, y - w * 0.36],
      [x + w, y + 4],
      [x + w * 0.4, y + w * 0.3],
      [x - w * 0.5, y + w * 0.26],
    ]),
    colours.steam,
    opacity,
  )

/** The lather on his shoulder. */
const suds = fill(
  [
    [606, 404, 22],
    [632, 394, 24],
    [660, 392, 17],
    [590, 430, 20],
    [616, 424, 24],
    [596, 462, 16],
    [640, 418, 15],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r))
    .join(''),
  colours.white,
)

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#bcd6d2', wallPale: '#dbeae6', at: 600, floor: '#c9b79a', floorDark: '#9a8566', seed: 10 }),
    tiles,
    place(sash([place(sea(-110, 0, 3), { x: -300 }), hills(-106, 20, '#9fc0cc', -300)]), {
      x: 872,
      y: 300,
      scale: 0.86,
    }),
    glow(700, 300, 240, colours.steam, 0.6),
    cloudOf(810, 300, 110, 0.5),
    cloudOf(590, 250, 90, 0.4),
    ...bench,
    seatAt([524, 548], [936, 548]),
    fill(ellipse(720, 690, 150, 10), '#232338', 0.18),
    place(
      figure(king, {
        turn: -0.1,
        nod: 0.1,
        ...sitting(king.build, 1),
        hands: [
          [-34, -22],
          [46, -20],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'closed', brows: 'up', mouth: 'grin' },
        load: [
          ...[-1, 1].flatMap((side) => {
            const towel = blob([
              [side * 8, -102],
              [side * 24, -98],
              [side * 32, -66],
              [side * 30, -34],
              [side * 11, -34],
              [side * 14, -70],
            ])
            return [
              striped(towel, { x: -40, y: -110, w: 80, h: 80 }, colours.linen, ['#9cc3c9'], 9),
              stroke(towel, '#b9c9c4', 1.6, 0.7),
            ]
          }),
          striped(flannel, { x: -80, y: -44, w: 180, h: 146 }, colours.linen, ['#d9a39a'], 15),
          stroke(flannel, '#c9bda5', 2, 0.6),
        ],
      }),
      { x: 710, y: 540, scale: 1.7 },
    ),
    suds,
    ...walk(mahomedOld, [520, 706], 1.5, {
      nod: 0.15,
      lean: 9,
      hands: [
        [60, -80],
        [70, -56],
      ],
      feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [0.8, 0.2] },
    }),
    place(jug, { x: 890, y: 546, scale: 0.8 }),
    cloudOf(760, 660, 90, 0.42),
    cloudOf(600, 690, 70, 0.4),
    cloudOf(900, 470, 60, 0.36),
    card(words, colours.plum),
  ],
  lighting: windowLight,
  text: onCard(words),
}
