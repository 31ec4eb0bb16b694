import type { Skin } from '../../../kit/drawn-hands.ts'
import { curve, line, poly, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { coin } from '../props/coins.ts'
import { pinchBehind, pinchThumb } from '../props/pinch.ts'

const words = { x: 36, y: 26, w: 888, h: 264 }

/** Rows of coins, `across` to a row. */
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

const pale: Skin = { skin: '#eeb292', shade: '#cb8767' }
const brown: Skin = { skin: '#a9744b', shade: '#855634' }

/** A hand that holds a coin out flat: its fingers are under the coin, its thumb is on the rim. */
const giving = (money: SceneNode[], size: number, skin: Skin): SceneNode[] => [
  ...pinchBehind(skin),
  place(money, { x: 3, y: 0, scale: size / 31, rotate: 170 }),
  ...pinchThumb(skin),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 750), '#7f96b0'),
    fill([0, 160, 320, 480, 640, 800].map((x) => rect(x, -10, 80, 750)).join(''), '#a9bccd', 0.7),
    fill([40, 200, 360, 520, 680].map((y) => rect(0, y, 960, 80)).join(''), '#6d87a5', 0.45),
    dabs({ x: -40, y: 0, w: 1000, h: 720 }, '#dfe8ee', 130, 2, { length: 50, width: 3, opacity: 0.25 }),
    stroke(line([0, 500], [960, 500]), '#eef3f5', 4, 0.7),
    ...rows('penny', 12, 6, 86, 358, 68),
    ...arrow(506, 390),
    forearm(
      {
        from: [1010, 470],
        to: [778, 398],
        bend: [880, 428],
        width: 58,
        state: 'grip',
        thumb: 1,
        sleeve: colours.green,
        cuff: 0.62,
        drawn: giving(coin('shilling'), 1.5, pale),
      },
      pale,
    ),
    ...rows('shilling', 20, 10, 70, 568, 58),
    ...arrow(640, 596),
    forearm(
      {
        from: [1010, 700],
        to: [880, 618],
        bend: [946, 656],
        width: 60,
        state: 'grip',
        thumb: 1,
        sleeve: colours.red,
        cuff: 0.5,
        drawn: giving(coin('pound'), 1.6, brown),
      },
      brown,
    ),
    card(words, colours.plum),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
