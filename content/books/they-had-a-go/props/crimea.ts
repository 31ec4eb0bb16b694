import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { shelf } from './shop.ts'

/** The British Hotel: planks, crates and old iron, 420 wide and 250 high, the middle of its foot at the origin. */
export const hotel = (isFull = false): SceneNode[] => [
  stroke(line([-150, -240], [-150, -350]), colours.woodDark, 7),
  fill('M-147 -348Q-110 -362 -74 -346Q-40 -334 -8 -346V-290Q-44 -278 -76 -290Q-110 -304 -147 -292Z', colours.navy),
  stroke('M-146 -346L-10 -292M-146 -294L-10 -346', colours.linen, 10),
  stroke('M-146 -346L-10 -292M-146 -294L-10 -346', colours.red, 4),
  stroke('M-77 -346V-292M-147 -320H-8', colours.linen, 14),
  stroke('M-77 -346V-292M-147 -320H-8', colours.red, 7),
  fill(rect(-200, -200, 400, 200, 3), colours.wood),
  stroke(
    Array.from({ length: 14 }, (_, i) => line([-186 + i * 30, -200], [-188 + i * 30, 0])).join(''),
    colours.woodDark,
    3,
    0.6,
  ),
  fill(rect(-196, -90, 96, 90, 2), colours.tan),
  stroke(line([-196, -90], [-100, 0]) + line([-100, -90], [-196, 0]) + rect(-196, -90, 96, 90), colours.tanDark, 6),
  fill(rect(110, -176, 84, 84, 2), colours.woodPale),
  stroke([-156, -136, -116].map((y) => line([110, y], [194, y])).join(''), colours.woodDark, 2.4),
  fill(rect(-80, -160, 160, 160, 2), isFull ? '#4a3b34' : '#3a3036'),
  ...(isFull
    ? [
        place(shelf(150, 3), { x: -76, y: -108 }),
        place(shelf(150, 5), { x: -76, y: -52 }),
        place(shelf(150, 6), { x: -76, y: -6 }),
      ]
    : []),
  fill(poly('-224,-196 -196,-250 206,-254 230,-196'), '#a0704f'),
  stroke(
    Array.from({ length: 15 }, (_, i) => line([-186 + i * 27, -250], [-212 + i * 30, -196])).join(''),
    '#7a5039',
    5,
  ),
  fill(poly('40,-252 120,-253 134,-196 50,-196'), colours.silverDark),
  stroke(
    Array.from({ length: 4 }, (_, i) => line([56 + i * 18, -250], [66 + i * 20, -198])).join(''),
    colours.slateDark,
    4,
  ),
  fill(rect(150, -298, 26, 60, 2), colours.slateDark),
]

/** A pan of rice pudding as big as a cartwheel, 220 wide, its foot at the origin. */
export const pudding: SceneNode[] = [
  fill(blob('-112,-66 -96,-8 -60,4 60,4 96,-8 112,-66', 0.1), colours.slateDark),
  fill(ellipse(0, -66, 112, 22), colours.slate),
  fill(ellipse(0, -66, 98, 17), '#fbf1d8'),
  fill(ellipse(-30, -70, 30, 6) + ellipse(34, -63, 26, 5), '#e6c48a', 0.8),
  stroke(curve('-112,-50 -140,-52 -140,-36 -108,-34') + curve('112,-50 140,-52 140,-36 108,-34'), colours.slateDark, 8),
]

/** A ladle, its handle at the origin, its bowl below. */
export const ladle: SceneNode[] = [
  stroke(line([0, -20], [6, 66]), colours.silverDark, 6),
  fill(blob('-14,62 26,60 22,84 6,90 -10,84'), colours.silver),
]

/** A plate with a heap on it, 80 wide, its middle at the origin. */
export const plateful: SceneNode[] = [
  fill(ellipse(0, 0, 42, 10), colours.linen),
  fill(blob('-28,-2 -16,-18 6,-22 24,-14 30,-2 0,4'), '#fbf1d8'),
]

/** A spoon, its handle at the origin. */
export const spoon = (isFull: boolean): SceneNode[] => [
  stroke(line([0, 14], [0, -30]), colours.wood, 5),
  fill(ellipse(0, -40, 10, 14), colours.wood),
  ...(isFull ? [fill(blob('-9,-42 -4,-54 6,-53 10,-42 0,-36'), '#fbf1d8')] : []),
]

/** A carpet bag, 110 wide, hanging from the origin. */
export const carpetBag: SceneNode[] = [
  stroke(curve('-22,22 -16,2 16,2 22,22'), colours.brownDark, 6),
  fill(blob('-48,22 48,22 56,84 44,96 -44,96 -56,84', 0.1), colours.wine),
  fill(ellipse(-22, 56, 10) + ellipse(18, 48, 8) + ellipse(2, 76, 9) + ellipse(38, 76, 7), colours.gold),
  fill(rect(-50, 18, 100, 10, 4), colours.brownDark),
]

/** A lantern of paper, 40 wide, hanging from the origin. */
export const paperLantern = (colour: string): SceneNode[] => [
  stroke(line([0, 0], [0, 10]), colours.ink, 2),
  fill(blob('-16,12 16,12 22,32 16,52 -16,52 -22,32'), colour),
  stroke(curve('-20,24 0,28 20,24') + curve('-21,36 0,40 21,36'), '#ffffff', 2, 0.6),
]
