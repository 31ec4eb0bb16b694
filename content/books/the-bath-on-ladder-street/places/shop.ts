import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { unevenRow } from '../../../kit/rows.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import { custardSlice } from '../props/goods.ts'

const tin = (x: number, y: number, colour: string): SceneNode[] => [
  fill(rect(x, y - 44, 34, 44, 4), colour),
  fill(rect(x, y - 31, 34, 17), colours.cream),
  fill(ellipse(x + 17, y - 22, 5), colour),
]
const jar = (x: number, y: number, colour: string): SceneNode[] => [
  fill(rect(x, y - 46, 34, 46, 8), '#e4f0ee', 0.9),
  fill(
    [
      [9, -10],
      [18, -8],
      [26, -11],
      [12, -22],
      [23, -22],
      [16, -33],
    ]
      .map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy, 6))
      .join(''),
    colour,
  ),
  fill(rect(x + 3, y - 54, 28, 10, 3), colours.raspberry),
]

/** The shop from inside: a plain wall to the left, shelves to the right, tiles on the floor. */
export function shopInside(): SceneNode[] {
  const paints = [colours.red, colours.teal, colours.amber, colours.lilac, colours.leek, colours.blue]
  const shelf = (y: number, shift: number): SceneNode[] => [
    ...unevenRow(8, 50, shift + 3).map(({ x, ...look }, i) =>
      place(((i + shift) % 3 === 1 ? jar : tin)(0, 0, paints[(i * 2 + shift) % 6] ?? colours.red), {
        x: 556 + x,
        y,
        ...look,
      }),
    ),
    ...paper(rect(540, y, 430, 12, 2), colours.woodDark, 4),
  ]
  return [
    fill(rect(0, 0, 960, 720), '#dfe6c8'),
    dabs({ x: -40, y: 0, w: 1000, h: 600 }, '#eef2da', 90, 61, { length: 110, width: 8, opacity: 0.4 }),
    glow(700, 120, 380, '#fff4c8', 0.6),
    ...shelf(130, 0),
    ...shelf(226, 1),
    ...shelf(322, 2),
    fill(rect(0, 612, 960, 110), '#b98a6a'),
    clipTo(rect(0, 612, 960, 110), [
      fill(
        Array.from({ length: 40 }, (_, i) =>
          poly([
            [i * 56 - 80 + (Math.floor(i / 20) ? -1092 : 0), 612 + (i >= 20 ? 54 : 0)],
            [i * 56 - 52 + (i >= 20 ? -1092 : 0), 612 + (i >= 20 ? 54 : 0)],
            [i * 56 - 66 + (i >= 20 ? -1092 : 0), 666 + (i >= 20 ? 54 : 0)],
            [i * 56 - 94 + (i >= 20 ? -1092 : 0), 666 + (i >= 20 ? 54 : 0)],
          ]),
        ).join(''),
        '#d8b08c',
        0.8,
      ),
    ]),
    fill(rect(0, 598, 960, 16), '#9aa37e'),
  ]
}

/** The counter from x to the right edge, its top at y = 486, with a case of custard slices. */
export function shopCounter(x: number): SceneNode[] {
  return [
    ...paper(rect(x + 14, 498, 980 - x, 180), colours.leekDark, 5),
    fill(rect(x + 34, 516, 400, 112, 4), '#f5f1df'),
    ...[0, 1, 2, 3].map((i) => place(custardSlice(), { x: x + 84 + i * 92, y: 616, scale: 1.15 })),
    stroke(rect(x + 34, 516, 400, 112, 4), colours.cream, 7),
    stroke(line([x + 60, 610], [x + 120, 524]), '#ffffff', 8, 0.45),
    ...paper(rect(x, 480, 1000 - x, 24, 4), colours.wood, 5),
    fill(rect(x + 14, 668, 980 - x, 14), colours.ink, 0.5),
  ]
}

/** The old till, 130 wide, its foot at the origin. */
export function till(): SceneNode[] {
  return [
    ...paper(poly('-62,0 -56,-54 -30,-96 44,-96 62,-54 66,0'), colours.raspberry, 4),
    fill(rect(-28, -138, 70, 40, 4), colours.raspberryDark),
    fill(rect(-21, -132, 56, 26, 2), colours.cream),
    place([lettering('20', 16, colours.ink)], { x: 7, y: -119 }),
    fill(
      [0, 1, 2, 3].flatMap((i) => [0, 1, 2].map((j) => ellipse(-28 + i * 22 + j * 3, -80 + j * 18, 7, 6))).join(''),
      colours.cream,
    ),
    fill(rect(-60, -20, 124, 20, 3), colours.raspberryDark),
    fill(ellipse(2, -10, 6), colours.amber),
  ]
}

/** A crate to stand on, 130 wide and 60 high, its foot at the origin. */
export function potatoCrate(): SceneNode[] {
  return [
    ...paper(rect(-65, -60, 130, 60, 3), colours.wood, 4),
    stroke('M-65 -40h130M-65 -20h130', colours.woodDark, 3),
    fill(rect(-58, -60, 12, 60) + rect(46, -60, 12, 60), colours.woodDark, 0.6),
    place([lettering('POTATOES', 11, colours.cream)], { y: -30 }),
  ]
}
