import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A sack that is being emptied: two fists hold the corners of its bottom up, at (-64, -102) and (46, -94), and its mouth is below on the left. */
export const sack: SceneNode[] = [
  fill(
    blob(
      '-66,-88 -80,-108 -70,-124 -58,-112 -52,-92 -20,-82 14,-80 38,-88 46,-114 58,-120 62,-100 52,-82 56,-40 62,0 40,40 12,72 -16,86 -66,80 -104,52 -110,34 -100,-6 -84,-40',
    ),
    colours.sack,
  ),
  fill(blob('38,-86 52,-82 56,-40 62,0 40,40 12,72 -4,80 22,40 34,0 34,-44'), colours.sackDark, 0.4),
  stroke(
    curve('-60,-86 -66,-50 -84,0 -92,30') +
      curve('-56,-86 -40,-40 -48,20') +
      curve('46,-84 30,-50 24,-10 10,30') +
      curve('44,-84 10,-60 -14,-54') +
      curve('-54,-88 -30,-66 -14,-62') +
      curve('-22,-40 -28,0 -36,30'),
    colours.sackDark,
    2.8,
    0.6,
  ),
  fill(blob('-108,34 -84,34 -40,50 0,70 10,76 -16,90 -66,84 -104,58'), colours.sackDark),
  fill(blob('-102,40 -82,41 -42,56 -4,73 -20,84 -64,78 -98,55'), '#3d2d1e'),
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
