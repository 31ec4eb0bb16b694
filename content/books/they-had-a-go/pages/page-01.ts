import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { colours } from '../palette.ts'
import { lampAt } from '../places/lighting.ts'
import { pig, rabbit } from '../props/animals.ts'
import { letter } from '../props/books.ts'
import { coin } from '../props/coins.ts'
import { goldCheese } from '../props/grocer.ts'

const tint = '#fbf4e3'

const notebook: SceneNode[] = [
  fill(blob('34,40 480,52 926,40 940,660 480,676 20,660', 0.04), colours.plumDark),
  ...paper('M48 44Q260 26 474 50V646Q260 622 46 644Z', tint, 5),
  ...paper('M486 50Q700 26 912 44L914 644Q700 622 486 646Z', tint, 5),
  fill('M452 48L474 50V646L448 642Z', '#d8c9a6', 0.6),
  fill('M508 48L486 50V646L512 642Z', '#d8c9a6', 0.6),
  stroke(line([54, 650], [470, 654]) + line([490, 654], [906, 650]), '#e4d8bb', 3),
]

const inkpot: SceneNode[] = [
  fill(ellipse(0, 2, 34, 8), '#232338', 0.25),
  fill(blob('-28,0 -30,-34 -14,-42 14,-42 30,-34 28,0', 0.1), colours.navyDark),
  fill(ellipse(0, -42, 14, 5), colours.black),
  stroke(curve('2,-42 20,-84 52,-126'), colours.linenDark, 4),
  fill(blob('16,-72 26,-108 66,-146 60,-112 30,-74'), colours.linen),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 750), '#5f4030'),
    dabs({ x: -40, y: 0, w: 1000, h: 720 }, '#8a6145', 160, 1, { length: 160, width: 6, opacity: 0.4 }),
    stroke([150, 330, 520, 690].map((y) => line([0, y], [960, y])).join(''), '#3d2a22', 3, 0.6),
    ...notebook,
    place(inkpot, { x: 846, y: 622, scale: 1 }),
    fill(ellipse(256, 620, 196, 9), '#232338', 0.14),
    place(goldCheese, { x: 188, y: 602, scale: 0.86 }),
    place(pig(), { x: 364, y: 618, scale: 0.68, flip: true }),
    place(rabbit(), { x: 98, y: 622, scale: 1.1 }),
    place(letter(), { x: 114, y: 588, scale: 0.86, rotate: -10 }),
    place(coin('penny'), { x: 178, y: 622, scale: 0.72 }),
    place(coin('shilling'), { x: 216, y: 628, scale: 0.64, rotate: 20 }),
    place(coin('penny'), { x: 254, y: 624, scale: 0.6 }),
  ],
  lighting: lampAt(480, -60, 900),
  text: {
    x: 78,
    y: 68,
    w: 362,
    h: 576,
    ink: colours.ink,
    ground: tint,
    size: 19,
    loud: [0],
    loudSize: 31,
    columns: { startAt: [1, 3], gap: 72 },
  },
}
