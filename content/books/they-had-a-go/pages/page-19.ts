import { grippingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { pryceYoung, roundLady } from '../cast/newtown.ts'
import { behind, faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { room, sash } from '../places/room.ts'
import { hills } from '../places/town.ts'
import { sheep } from '../props/animals.ts'
import { bolts } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 332 }

/** The tape round a draper's neck. */
export const tape: SceneNode = stroke(
  curve('-16,-106 -22,-70 -20,-30') + curve('16,-106 24,-74 22,-36'),
  colours.yellow,
  6,
)

/** He draws the flannel out between his fists: the end hangs down, and the rest goes on to the lady. */
const draper: SceneNode[] = [
  ...figure(pryceYoung, {
    ...armsBehind,
    turn: 0.35,
    nod: 0.2,
    tilt: 5,
    lean: 3,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.7, 0.5] },
  }),
  tape,
  fill(
    blob('-58,-64 -40,-70 -26,-62 0,-48 34,-50 62,-62 96,-60 96,-32 62,-30 30,-18 -8,-16 -32,-26 -30,-4 -60,-8', 0.12),
    colours.red,
  ),
  stroke(curve('-40,-56 0,-36 34,-38 80,-50') + curve('-44,-40 -42,-24 -46,-10'), colours.redDark, 3, 0.8),
  placedArm(pryceYoung, {
    side: -1,
    elbow: [-72, -36],
    hand: [-44, -60],
    state: 'grip',
    thumb: 1,
    lean: 3,
    drawn: grippingHand(pryceYoung.complexion),
  }),
  placedArm(pryceYoung, {
    side: 1,
    elbow: [74, -28],
    hand: [66, -54],
    state: 'grip',
    thumb: -1,
    lean: 3,
    drawn: grippingHand(pryceYoung.complexion),
  }),
]

/** The flannel that is round her already, turn upon turn, the uppermost last. */
const wraps: SceneNode[] = [
  [806, 704, 158],
  [818, 652, 156],
  [804, 600, 146],
  [818, 552, 132],
  [808, 508, 116],
  [816, 470, 92],
].flatMap(([x = 0, y = 0, w = 0], i) => [
  fill(
    blob([
      [x - w + 6, y - 26],
      [x - w * 0.5, y + 6],
      [x, y + 12],
      [x + w * 0.5, y + 6],
      [x + w - 6, y - 26],
      [x + w + 4, y + 26],
      [x + w * 0.5, y + 48],
      [x, y + 56],
      [x - w * 0.5, y + 48],
      [x - w - 4, y + 26],
    ]),
    i % 2 ? '#c8473f' : '#bf423b',
  ),
  stroke(
    curve([
      [x - w, y + 28],
      [x - w * 0.5, y + 46],
      [x, y + 54],
      [x + w * 0.5, y + 46],
      [x + w, y + 28],
    ]),
    colours.redDark,
    4,
    0.8,
  ),
])

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#d9c8a4', wallPale: '#ece0c4', at: 620, seed: 19 }),
    ...[106, 196, 286, 376].map((y, i) => place(bolts(310, i + 2), { x: 486, y })),
    place(bolts(420, 7), { x: 40, y: 450 }),
    place(
      sash([
        hills(-70, 90, colours.grass, -240),
        place(sheep, { x: -40, y: 0, scale: 0.98 }),
        place(sheep, { x: 46, y: 6, scale: 1.06 }),
      ]),
      { x: 888, y: 360, scale: 0.8 },
    ),
    place(draper, { x: 546, y: 604, scale: 1.66 }),
    behind(roundLady, [812, 640], 1.56, {
      turn: -0.25,
      tilt: -4,
      hands: [
        [-24, -20],
        [24, -18],
      ],
      arms: ['back', 'back'],
      feeling: { ...faces.amazed, gaze: [-0.7, 0.3] },
    }),
    fill(blob('730,470 812,456 896,470 944,560 958,740 660,740 672,560', 0.12), colours.redDark),
    ...wraps,
    fill(rect(-10, 590, 700, 24, 4), colours.wood),
    fill(rect(-10, 612, 680, 120), colours.woodDark),
    stroke(rect(30, 634, 180, 90) + rect(240, 634, 180, 90) + rect(450, 634, 180, 90), colours.wood, 5),
    fill(blob('330,592 352,566 470,562 540,574 548,592', 0.1), colours.red),
    stroke(curve('350,582 420,574 530,584'), colours.redDark, 4, 0.7),
    card(words, colours.red),
  ],
  lighting: windowLight,
  text: onCard(words),
}
