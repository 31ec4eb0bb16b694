import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A sack that is being emptied, its bottom held up at the origin and its mouth below. */
export const sack: SceneNode[] = [
  fill(
    blob('-26,-34 0,-24 28,-36 50,-22 64,40 78,96 62,168 44,182 -40,180 -60,164 -74,92 -58,36 -44,-18'),
    colours.sack,
  ),
  fill(blob('26,-34 50,-22 64,40 78,96 62,168 44,182 22,182 46,100 36,30'), colours.sackDark, 0.45),
  stroke(
    curve('-30,-10 -22,50 -34,140') + curve('8,-14 16,60 6,150') + curve('-8,-18 -4,20 -10,70'),
    colours.sackDark,
    2.6,
    0.6,
  ),
  fill(ellipse(2, 178, 48, 13), '#4a3826'),
]

/** An elbow crutch: its grip at the origin, `length` down to the ground. */
export const crutch = (length: number): SceneNode[] => [
  stroke(line([0, -44], [0, length]), colours.steel, 6),
  stroke(line([-9, -46], [9, -46]), colours.ink, 7),
  stroke(line([-9, 0], [9, 0]), colours.ink, 8),
  fill(rect(-6, length - 5, 12, 9, 3), colours.ink),
]

/** A hammer, held at the end of its handle. */
export const hammer: SceneNode[] = [
  stroke(line([0, 12], [0, -58]), colours.wood, 9),
  fill(rect(-24, -76, 44, 22, 4), colours.steel),
  fill(poly('20,-76 34,-70 34,-62 20,-54'), colours.tinDark),
]

export const mug: SceneNode[] = [
  stroke(ellipse(17, -12, 9, 10), colours.red, 5),
  fill(rect(-16, -28, 32, 32, 5), colours.red),
  fill(ellipse(0, -28, 16, 4.5), '#8a5a3a'),
  stroke(curve('-6,-38 -2,-48 -7,-58') + curve('6,-38 10,-48 5,-58'), colours.white, 2.6, 0.7),
]

export const trowel: SceneNode[] = [
  stroke(line([0, -6], [0, -30]), colours.red, 9),
  stroke(line([0, 4], [0, 16]), colours.steel, 5),
  fill(blob('-13,16 13,16 11,42 0,56 -11,42', 0.1), colours.steel),
  fill(blob('-11,16 0,8 11,16 10,38 0,48 -10,38'), colours.mud),
]

/** A paper pack with a pea pod on it, 46 by 60, held at its foot. */
export const seedPack: SceneNode[] = [
  fill(rect(-23, -56, 46, 60, 3), colours.cream),
  fill(rect(-23, -56, 46, 13, 3), colours.green),
  fill(blob('-16,-18 -4,-30 14,-28 18,-20 4,-10', 0.2), colours.pod),
  fill(ellipse(-4, -20, 3.4) + ellipse(4, -22, 3.4) + ellipse(11, -23, 3), colours.leafDark, 0.6),
]

export const coin = (x: number, y: number): SceneNode[] => [
  fill(ellipse(x, y + 2, 11, 5), colours.goldDark),
  fill(ellipse(x, y, 11, 5), colours.gold),
]

/** A tin for money, 60 high. */
export const coinTin: SceneNode[] = [
  fill(rect(-26, -58, 52, 60, 4), colours.blue),
  fill(rect(-26, -44, 52, 26), colours.cream),
  fill(rect(10, -58, 16, 60, 3), colours.blueDark, 0.4),
  fill(ellipse(0, -58, 26, 7), colours.tinDark),
  fill(ellipse(0, -58, 20, 5), '#3a3a48'),
]
