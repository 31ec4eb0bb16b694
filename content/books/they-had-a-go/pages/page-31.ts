import { curve, ellipse, line, type Point } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { windowLight } from '../places/lighting.ts'
import { desk, oldPaper, oldTint } from '../places/old-paper.ts'
import { mule } from '../props/animals.ts'
import { coin } from '../props/coins.ts'
import { candle } from '../props/table-things.ts'
import { feather, key, mint, woodenSpoon } from '../props/tokens.ts'

/** The tape that has come out of a basket and trails behind, with a mark for each inch. */
const at = (x: number): number => 650 + Math.sin(x / 62) * 9
const tape: SceneNode[] = [
  stroke(curve(Array.from({ length: 20 }, (_, i): Point => [92 + i * 32, at(92 + i * 32)])), colours.redDark, 19),
  stroke(curve(Array.from({ length: 20 }, (_, i): Point => [92 + i * 32, at(92 + i * 32) - 2])), colours.yellow, 15),
  stroke(
    Array.from({ length: 60 }, (_, i) => 98 + i * 10)
      .map((x, i) => line([x, at(x) - 9], [x, at(x) - (i % 4 ? 4 : 0)]))
      .join(''),
    colours.ink,
    1.8,
  ),
  stroke(curve('700,654 740,648 746,612 736,592'), colours.redDark, 13),
  stroke(curve('700,652 738,646 744,612 736,592'), colours.yellow, 9),
]

/** What stands in the mule's baskets. */
const carries: SceneNode[] = [
  place(woodenSpoon, { x: -44, y: -190, scale: 1.6, rotate: -22 }),
  place(feather, { x: -14, y: -208, scale: 1.7, rotate: -6 }),
  place(mint, { x: 12, y: -196, scale: 1.5, rotate: 12 }),
]

export const drawing: Drawing = {
  scene: [
    ...desk(31),
    ...oldPaper,
    ...tape,
    place(coin('penny'), { x: 150, y: 628, scale: 1.02 }),
    place(coin('shilling'), { x: 318, y: 640, scale: 0.84, rotate: 12 }),
    place(key, { x: 410, y: 640, scale: 0.95, rotate: 78 }),
    place(coin('penny'), { x: 506, y: 634, scale: 0.8, rotate: -14 }),
    place(coin('shilling'), { x: 566, y: 644, scale: 0.7 }),
    fill(ellipse(770, 668, 104, 8), colours.ink, 0.16),
    place(candle(0), { x: 630, y: 668, scale: 0.9 }),
    place(carries, { x: 756, y: 668, scale: 0.57 }),
    place(mule(), { x: 756, y: 668, scale: 0.57 }),
  ],
  lighting: windowLight,
  text: {
    x: 74,
    y: 58,
    w: 384,
    h: 540,
    ink: colours.ink,
    ground: oldTint,
    size: 20,
    loud: [0],
    loudSize: 31,
    columns: { startAt: [1, 9], gap: 40 },
  },
}
