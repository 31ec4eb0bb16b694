import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { beatrixInGreen } from '../cast/lakes.ts'
import { stand } from '../cast/poses.ts'
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

const stairs: SceneNode[] = [
  ...[0, 1, 2, 3, 4].flatMap((i) => [
    fill(rect(560 + i * 26, 556 - i * 56, 420, 60), '#8a6145'),
    fill(rect(552 + i * 26, 546 - i * 56, 430, 14, 3), '#b98a5f'),
    fill(rect(700 + i * 10, 546 - i * 56, 300, 72), colours.wine, 0.9),
    fill(rect(700 + i * 10, 560 - i * 56, 300, 6), colours.wineDark, 0.6),
  ]),
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
    stroke(line([556, 600], [556, 330]), '#6f4a30', 20),
    fill(ellipse(556, 320, 18), '#8a6145'),
    ...stand(beatrixInGreen, [778, 700], 1.42, {
      turn: -0.35,
      tilt: -5,
      nod: 0.3,
      hands: [
        [-34, -26],
        [34, -24],
      ],
      grasp: ['rest', 'rest'],
      arms: ['over', 'over'],
      load: [place(parcel, { x: 0, y: 4, scale: 0.9 })],
      feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.8, 0.5] },
    }),
    place(rabbit(), { x: 560, y: 690, scale: 1.1, flip: true }),
    place(letter(colours.plum), { x: 492, y: 618, scale: 0.9, rotate: -20 }),
    card(words, colours.navy),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
