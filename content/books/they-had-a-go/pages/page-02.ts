import { curve, line, poly, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { coin } from '../props/coins.ts'

const words = { x: 36, y: 26, w: 888, h: 264 }

/** Rows of coins, `across` to a row; the last is left out where a hand lays it down. */
const rows = (
  kind: 'penny' | 'shilling',
  count: number,
  across: number,
  x: number,
  y: number,
  gap: number,
): SceneNode[] =>
  Array.from({ length: count }, (_, i) =>
    place(coin(kind), {
      x: x + (i % across) * gap + ((i * 7) % 5) - 2,
      y: y + Math.floor(i / across) * (gap - 2) + ((i * 5) % 4) - 2,
      rotate: ((i * 37) % 40) - 20,
    }),
  )

const arrow = (x: number, y: number): SceneNode[] => [
  stroke(
    curve([
      [x, y],
      [x + 34, y - 8],
      [x + 66, y],
    ]),
    colours.ink,
    7,
  ),
  fill(
    poly([
      [x + 60, y - 17],
      [x + 92, y + 2],
      [x + 58, y + 17],
    ]),
    colours.ink,
  ),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 750), '#7f96b0'),
    fill([0, 160, 320, 480, 640, 800].map((x) => rect(x, -10, 80, 750)).join(''), '#a9bccd', 0.7),
    fill([40, 200, 360, 520, 680].map((y) => rect(0, y, 960, 80)).join(''), '#6d87a5', 0.45),
    dabs({ x: -40, y: 0, w: 1000, h: 720 }, '#dfe8ee', 130, 2, { length: 50, width: 3, opacity: 0.25 }),
    stroke(line([0, 500], [960, 500]), '#eef3f5', 4, 0.7),
    ...rows('penny', 12, 6, 86, 358, 68),
    ...arrow(524, 390),
    place(coin('shilling'), { x: 706, y: 390, scale: 1.5 }),
    ...rows('shilling', 20, 10, 70, 568, 58),
    ...arrow(664, 596),
    place(coin('pound'), { x: 836, y: 596, scale: 1.7 }),
    forearm(
      {
        from: [560, 790],
        to: [600, 652],
        bend: [610, 716],
        width: 36,
        state: 'rest',
        thumb: -1,
        sleeve: colours.red,
        cuff: 0.6,
      },
      { skin: '#a9744b', shade: '#855634' },
    ),
    card(words, colours.plum),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
