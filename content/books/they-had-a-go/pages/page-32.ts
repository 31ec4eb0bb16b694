import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { windowLight } from '../places/lighting.ts'
import { desk, oldPaper, oldTint } from '../places/old-paper.ts'
import { pig } from '../props/animals.ts'
import { lantern, pineapple } from '../props/table-things.ts'
import { anchor, bigCup, bonnetAlone } from '../props/tokens.ts'
import { envelope } from '../props/wool.ts'

const wheel: SceneNode[] = [
  stroke(ellipse(0, 0, 31), colours.woodDark, 8),
  stroke(
    [0, 1, 2, 3]
      .map((i) => (i * Math.PI) / 4)
      .map((a) => line([Math.cos(a) * 29, Math.sin(a) * 29], [-Math.cos(a) * 29, -Math.sin(a) * 29]))
      .join(''),
    colours.wood,
    4,
  ),
  fill(ellipse(0, 0, 8), colours.gold),
]

/** The cart that the pig pulls, heaped with things out of the book. */
const cart: SceneNode[] = [
  stroke(line([856, 612], [856, 520]), colours.woodDark, 7),
  place(anchor, { x: 812, y: 572, scale: 1.5, rotate: 16 }),
  place(pineapple, { x: 672, y: 618, scale: 0.76, rotate: -8 }),
  place(envelope(colours.rust), { x: 736, y: 588, scale: 1, rotate: -10 }),
  stroke(line([852, 524], [884, 524]), colours.woodDark, 6),
  place(lantern(0), { x: 884, y: 526, scale: 0.84 }),
  fill(poly('630,604 872,604 858,648 644,648'), colours.wood),
  fill(rect(624, 600, 254, 10, 4), colours.woodPale),
  stroke(line([640, 628], [864, 628]), colours.woodDark, 2.4, 0.5),
  place(wheel, { x: 684, y: 640 }),
  place(wheel, { x: 818, y: 640 }),
]

export const drawing: Drawing = {
  scene: [
    ...desk(32),
    ...oldPaper,
    fill(ellipse(340, 670, 116, 8) + ellipse(736, 670, 140, 9), colours.ink, 0.16),
    stroke(curve('430,606 520,622 640,632') + curve('430,626 520,640 640,640'), colours.woodDark, 6),
    place(pig(), { x: 344, y: 670, scale: 0.7, flip: true }),
    place(bonnetAlone, { x: 284, y: 597, scale: 28, rotate: 6, flip: true }),
    stroke(curve('374,578 364,606 370,646'), colours.wine, 7),
    fill(ellipse(372, 616, 7), colours.gold),
    ...cart,
    place(bigCup, { x: 534, y: 644, scale: 1 }),
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
