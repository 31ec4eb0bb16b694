import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill, glow, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { striped } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { king, mahomedOld } from '../cast/mahomed.ts'
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

/** The lather on his shoulder, and what foams up between the fingers. */
const suds = fill(
  [
    [620, 384, 26],
    [652, 372, 22],
    [600, 416, 24],
    [636, 408, 26],
    [594, 450, 18],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r))
    .join(''),
  colours.white,
)
const foam = fill(
  ellipse(690, 388, 11) + ellipse(668, 424, 13) + ellipse(648, 442, 9) + ellipse(580, 430, 12),
  colours.white,
)

/** The King in the bath: his legs and feet are bare. */
const bather: Figure = { ...king, trousers: king.complexion.skin, shoe: '#e3a182' }

const rubber = { x: 536, y: 566, scale: 1.66 }

const rubberBody: SceneNode[] = figure(mahomedOld, {
  ...armsBehind,
  turn: 0.45,
  nod: 0.3,
  tilt: 6,
  lean: 9,
  feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.5] },
})

const rubbing: SceneNode[] = [
  placedArm(mahomedOld, {
    side: -1,
    elbow: [-30, -34],
    hand: [58, -64],
    state: 'rest',
    thumb: -1,
    lean: 9,
    handSize: 1.1,
    drawn: restingHand(mahomedOld.complexion),
  }),
  placedArm(mahomedOld, {
    side: 1,
    elbow: [54, -46],
    hand: [88, -90],
    state: 'rest',
    thumb: -1,
    lean: 9,
    handSize: 1.1,
    drawn: restingHand(mahomedOld.complexion),
  }),
]

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
    place(rubberBody, rubber),
    ...bench,
    seatAt([524, 548], [936, 548]),
    fill(ellipse(762, 700, 150, 10), '#232338', 0.18),
    place(
      figure(bather, {
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
      { x: 752, y: 536, scale: 1.8 },
    ),
    place([suds], { x: 22 }),
    place(rubbing, rubber),
    place([foam], { x: 26 }),
    place(jug, { x: 912, y: 546, scale: 0.8 }),
    cloudOf(560, 690, 90, 0.5),
    cloudOf(900, 470, 60, 0.36),
    card(words, colours.plum),
  ],
  lighting: windowLight,
  text: onCard(words),
}
