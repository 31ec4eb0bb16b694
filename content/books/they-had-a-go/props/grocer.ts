import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A ham that hangs from the origin, 90 high. */
export const ham: SceneNode[] = [
  stroke(line([0, 0], [0, 18]), colours.ink, 3),
  fill(blob('-6,14 6,14 12,34 28,60 20,86 0,92 -20,86 -28,60 -12,34'), '#c0705c'),
  fill(blob('4,20 14,40 28,62 20,84 6,90 14,62'), '#9b5040', 0.6),
  fill(blob('-22,62 0,54 22,62 18,82 0,88 -18,82'), '#e8b0a0'),
  fill(ellipse(0, 72, 6, 4), '#f4e3d0'),
]

/** A pyramid of butter, 80 wide, its foot at the origin. */
export const butter: SceneNode[] = [
  [-28, 0],
  [0, 0],
  [28, 0],
  [-14, -22],
  [14, -22],
  [0, -44],
].map(([x = 0, y = 0]) => fill(rect(x - 13, y - 20, 26, 20, 4), y === 0 ? '#f3d37a' : '#f8df96'))

/** A bowl of eggs, 70 wide, its foot at the origin. */
export const eggs: SceneNode[] = [
  fill(
    [-20, 0, 20].map((x) => ellipse(x, -30, 11, 14)).join('') + ellipse(-10, -42, 11, 14) + ellipse(10, -42, 11, 14),
    '#ecd3b4',
  ),
  fill(blob('-38,-28 38,-28 26,0 -26,0', 0.1), colours.blue),
]

/** A cheese as high as a man's chest, 230 wide, its foot at the origin; `cut` shows the gold inside. */
export const giantCheese = (isCut = false): SceneNode[] => [
  fill(ellipse(0, -118, 118, 118), colours.yellowDark),
  fill(ellipse(-12, -118, 106, 116), colours.yellow),
  stroke(ellipse(-12, -118, 92, 102), colours.yellowDark, 3, 0.6),
  fill(
    ellipse(-50, -160, 12, 9) + ellipse(20, -90, 14, 10) + ellipse(-30, -70, 8, 6) + ellipse(40, -170, 9, 7),
    colours.yellowDark,
    0.5,
  ),
  ...(isCut
    ? [fill(poly('-12,-118 100,-170 110,-110'), '#fbe7a8'), fill(ellipse(60, -136, 12, 10), colours.gold)]
    : []),
]

/** A cheese cut open, 200 wide, with a coin that shines in it; its foot at the origin. */
export const goldCheese: SceneNode[] = [
  fill(rect(-100, -90, 200, 90, 6), colours.yellowDark),
  fill(ellipse(0, -90, 100, 30), colours.yellow),
  fill(poly('0,-90 100,-96 84,-62'), '#a5791f'),
  fill(poly('0,-90 84,-62 84,26 0,0'), '#fbe39a'),
  fill(ellipse(28, -40, 8, 7) + ellipse(62, -8, 7, 6) + ellipse(20, -12, 5, 4), colours.yellowDark, 0.6),
  glow(54, -38, 44, '#fff3b0', 0.9),
  fill(ellipse(54, -38, 16, 17), colours.goldDark),
  fill(ellipse(52, -39, 15, 16), colours.gold),
  place([lettering('1', 14, colours.goldDark, 0.22)], { x: 52, y: -39 }),
]

/** A banner between two poles, 330 wide, its poles' feet at y = 0 and `h` high. */
export const banner = (words: string, h: number): SceneNode[] => [
  fill(rect(-170, -h, 9, h, 3) + rect(161, -h, 9, h, 3), colours.woodDark),
  fill(
    blob(
      [
        [-166, -h + 4],
        [0, -h + 14],
        [166, -h + 4],
        [166, -h + 58],
        [0, -h + 68],
        [-166, -h + 58],
      ],
      0.1,
    ),
    colours.linen,
  ),
  place([lettering(words, 25, colours.wine, 0.22)], { y: -h + 36 }),
]

/** A racing yacht, her hull 300 long, her mast 360 high, her waterline at the origin, sailing right. */
export const yacht = (hull: string, dark: string): SceneNode[] => [
  stroke(line([-10, -16], [-4, -366]), colours.woodDark, 7),
  fill(blob('-16,-350 -30,-220 -70,-80 -150,-44 -20,-36', 0.08), colours.linen),
  fill(blob('4,-350 60,-200 150,-40 14,-40', 0.08), colours.white),
  fill(blob('20,-300 90,-160 186,-34 160,-34 70,-150', 0.08), colours.linenDark),
  stroke(curve('-24,-260 -34,-200 -58,-120') + curve('20,-260 60,-160 110,-80'), colours.linenDark, 3),
  stroke(line([-156, -38], [2, -32]), colours.woodDark, 6),
  stroke(line([150, -26], [206, -40]), colours.woodDark, 5),
  fill(blob('-170,-32 -60,-22 100,-22 176,-32 130,6 20,24 -110,18', 0.12), hull),
  stroke(curve('-166,-24 -60,-14 100,-14 168,-24'), colours.gold, 4),
  fill(blob('-130,10 20,18 124,4 100,16 20,28 -100,22', 0.12), dark, 0.6),
]

/** A gold cup with two handles, 150 wide and 190 high, its foot at the origin. */
export const goldCup: SceneNode[] = [
  stroke(
    curve('-62,-160 -112,-168 -108,-104 -48,-84') + curve('62,-160 112,-168 108,-104 48,-84'),
    colours.goldDark,
    13,
  ),
  fill(blob('-70,-180 70,-180 58,-104 26,-66 14,-48 18,-24 -18,-24 -14,-48 -26,-66 -58,-104', 0.12), colours.gold),
  fill(blob('20,-176 66,-178 54,-108 24,-68 10,-60 34,-110', 0.1), colours.goldDark, 0.5),
  fill(ellipse(0, -180, 70, 14), colours.goldDark),
  fill(rect(-46, -26, 92, 14, 4) + rect(-58, -14, 116, 16, 4), colours.goldDark),
  fill(blob('-18,-142 -8,-154 0,-146 8,-154 18,-142 10,-128 0,-132 -10,-128') + rect(-2, -134, 4, 20), colours.green),
]
