import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { beatrixInGreen } from '../cast/lakes.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { rabbit } from '../props/animals.ts'
import { letter } from '../props/books.ts'
import { parcel } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 330 }

/** A floor of black and white squares that run away from us. */
const tiles = (at: number): SceneNode[] => {
  const rows = [at, at + 22, at + 54, at + 98, at + 160]
  const column = (i: number, y: number): [number, number] => [330 + (i - 6) * (56 + (y - at) * 0.5), y]
  return [
    fill(rect(0, at, 960, 740 - at), '#e9e2d2'),
    fill(
      rows
        .slice(0, -1)
        .flatMap((y, row) =>
          Array.from({ length: 18 }, (_, i) => i)
            .filter((i) => (i + row) % 2)
            .map((i) =>
              poly([column(i, y), column(i + 1, y), column(i + 1, rows[row + 1] ?? y), column(i, rows[row + 1] ?? y)]),
            ),
        )
        .join(''),
      '#3a3742',
    ),
  ]
}

/** A flight of stairs seen from its foot: each step is a little narrower than the one before it, and a carpet runs up the middle. */
const steps = Array.from({ length: 17 }, (_, i) => {
  const foot = 640 - 52 * i + i * i * 0.9
  const next = 640 - 52 * (i + 1) + (i + 1) ** 2 * 0.9
  const half = 196 - i * 7
  return { foot, next, half, tread: 15 - i * 0.6 }
})
const stairs: SceneNode[] = steps.flatMap(({ foot, next, half, tread }) => [
  fill(rect(768 - half, next + tread, half * 2, foot - next - tread), '#8a6145'),
  fill(
    poly([
      [768 - half - 6, next + tread],
      [768 - half + 2, next],
      [768 + half - 2, next],
      [768 + half + 6, next + tread],
    ]),
    '#c39a6c',
  ),
  fill(rect(768 - half, next + tread, half * 2, 4), colours.ink, 0.25),
  fill(rect(768 - half * 0.56, next + tread, half * 1.12, foot - next - tread), colours.wine),
  fill(
    poly([
      [768 - half * 0.56, next + tread],
      [768 - half * 0.54, next],
      [768 + half * 0.54, next],
      [768 + half * 0.56, next + tread],
    ]),
    '#a8434c',
  ),
  stroke(line([768 - half * 0.56, foot - 3], [768 + half * 0.56, foot - 3]), colours.gold, 3),
])

/** The banister on the left, which runs up beside the steps. */
const banister: SceneNode[] = [
  ...steps
    .slice(1)
    .map(({ foot, half }, i) =>
      stroke(line([768 - half - 2, foot - 4], [768 - half - 2, foot - 116 + i * 5]), '#6f4a30', 7),
    ),
  stroke(
    curve([[568, 496], ...steps.slice(1).map(({ foot, half }, i): Point => [768 - half - 2, foot - 116 + i * 5])]),
    '#6f4a30',
    15,
  ),
  fill(rect(552, 478, 30, 168, 4), '#6f4a30'),
  fill(rect(546, 638, 42, 12, 3) + rect(546, 478, 42, 10, 3), '#8a6145'),
  fill(ellipse(567, 464, 19), '#8a6145'),
]

/** She holds the parcel before her by both its ends. */
const author: SceneNode[] = [
  ...figure(beatrixInGreen, {
    ...armsBehind,
    turn: -0.4,
    tilt: -7,
    nod: 0.35,
    feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.8, 0.6] },
  }),
  place(parcel, { x: 0, y: -6, scale: 1 }),
  ...([-1, 1] as const).map((side) =>
    placedArm(beatrixInGreen, {
      side,
      elbow: [side * 57, -42],
      hand: [side * 37, -4],
      state: 'rest',
      thumb: side,
      drawn: restingHand(beatrixInGreen.complexion),
    }),
  ),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 620), '#b9b08f'),
    fill(
      [40, 120, 200, 280, 360, 440, 520, 600, 680, 760, 840, 920].map((x) => rect(x, 0, 22, 600)).join(''),
      '#c9c1a2',
      0.6,
    ),
    ...tiles(600),
    fill(rect(0, 586, 560, 18), colours.woodDark),
    fill(rect(150, 300, 250, 304, 3), colours.woodDark),
    fill(rect(168, 300, 214, 304), colours.blueDark),
    stroke(rect(186, 516, 178, 74), colours.blue, 6),
    fill(rect(214, 440, 122, 34, 4), colours.goldDark),
    fill(rect(224, 450, 102, 14, 2), colours.black),
    place(letter(colours.red), { x: 276, y: 474, scale: 0.96, rotate: 7 }),
    fill(rect(210, 434, 130, 16, 4), colours.gold),
    fill(poly('120,644 430,644 476,706 80,706'), colours.rust),
    stroke(poly('134,650 418,650 456,700 100,700'), colours.rustDark, 4),
    place(letter(), { x: 176, y: 672, rotate: -12 }),
    place(letter(colours.green), { x: 260, y: 690, rotate: 8 }),
    place(letter(colours.navy), { x: 346, y: 668, rotate: -5 }),
    place(letter(), { x: 240, y: 656, scale: 0.94, rotate: 16 }),
    ...stairs,
    ...banister,
    fill(ellipse(782, 700, 68, 8), '#232338', 0.2),
    place(author, { x: 778, y: 530, scale: 1.42 }),
    place(rabbit(), { x: 560, y: 690, scale: 1.1, flip: true }),
    place(letter(colours.plum), { x: 492, y: 618, scale: 0.9, rotate: -20 }),
    card(words, colours.navy),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
