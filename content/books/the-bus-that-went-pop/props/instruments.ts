import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A tuba, 150 high, standing on its foot at the origin with its bell up. */
export const tuba = (): SceneNode[] => [
  stroke(curve('-14,-10 -46,-16 -50,-60 -34,-92 -30,-110'), colours.brassDark, 17),
  stroke(curve('-14,-10 26,-8 36,-40 30,-70 4,-80 -10,-60 -6,-34 8,-28'), colours.brass, 14),
  stroke(line([16, -30], [16, -66]) + line([28, -34], [28, -62]) + line([4, -32], [4, -62]), colours.brassDark, 7),
  fill(blob('-42,-96 -78,-146 -66,-154 -28,-150 14,-146 8,-136 -18,-98'), colours.brass),
  fill(ellipse(-32, -150, 46, 10), colours.brassDark),
  fill(ellipse(-32, -150, 34, 6), '#6e4c18'),
  stroke(curve('30,-70 44,-82 46,-96'), colours.brass, 7),
  fill(ellipse(47, -99, 7, 4), colours.tin),
  fill(rect(-22, -8, 34, 9, 4), colours.brassDark),
]

/** Snow that has settled in a bell. */
export const tubaInSnow = (): SceneNode[] => [
  ...tuba(),
  fill(blob('-74,-152 -56,-164 -32,-168 -6,-163 10,-152 -32,-146'), colours.snow),
  fill(blob('-60,6 -40,-8 0,-10 40,-6 56,6'), colours.snow),
]

/** A lollipop lady's sign, 190 high, its foot at the origin. */
export const lollipop = (): SceneNode[] => [
  stroke(line([0, 0], [0, -140]), colours.white, 7),
  stroke([-20, -60, -100].map((y) => line([0, y], [0, y - 20])).join(''), colours.ink, 7),
  fill(ellipse(0, -166, 36), colours.candleDeep),
  stroke(ellipse(0, -166, 33), colours.ink, 4),
  fill(rect(-24, -172, 48, 11, 3), colours.ink),
]
