import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { windowLight } from '../places/lighting.ts'
import { border, desk, oldPaper, oldTint } from '../places/old-paper.ts'
import { coin } from '../props/coins.ts'
import { candle } from '../props/table-things.ts'
import { feather, key, mint, tapeMeasure, woodenSpoon } from '../props/tokens.ts'

export const drawing: Drawing = {
  scene: [
    ...desk(31),
    ...oldPaper,
    ...border(
      Array.from({ length: 6 }, (_, i) => [place(coin(i % 2 ? 'shilling' : 'penny'), { scale: 0.36 })]),
      [188, 640],
      [772, 640],
    ),
    ...border(
      [coin('penny'), key, tapeMeasure, [place(candle(0), { y: 36, scale: 0.7 })], woodenSpoon, feather, mint],
      [130, 634],
      [830, 634],
    ),
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
