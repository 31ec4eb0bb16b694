import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { windowLight } from '../places/lighting.ts'
import { border, desk, oldPaper, oldTint } from '../places/old-paper.ts'
import { pig } from '../props/animals.ts'
import { lantern, pineapple } from '../props/table-things.ts'
import { anchor, bigCup, bonnetAlone } from '../props/tokens.ts'
import { envelope } from '../props/wool.ts'

export const drawing: Drawing = {
  scene: [
    ...desk(32),
    ...oldPaper,
    ...border(
      [
        [place(pig(), { y: 30, scale: 0.42 })],
        [place(pineapple, { y: 36, scale: 0.6 })],
        [place(envelope(colours.rust), { scale: 0.62 })],
        [place(lantern(0), { y: -36, scale: 0.9 })],
        bonnetAlone,
        bigCup,
        anchor,
      ],
      [130, 634],
      [830, 634],
    ),
  ],
  lighting: windowLight,
  text: {
    x: 84,
    y: 58,
    w: 240,
    h: 530,
    ink: colours.ink,
    ground: oldTint,
    size: 19.5,
    loud: [0],
    loudSize: 31,
    columns: { startAt: [1, 13, 24], gap: 34 },
  },
}
