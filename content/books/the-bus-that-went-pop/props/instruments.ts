import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A tuba, 156 high, standing on the bow of its tube at the origin with its bell up. */
export const tuba = (): SceneNode[] => [
  stroke(curve('36,-64 52,-78 54,-98'), colours.brassDark, 6),
  fill(blob('46,-98 62,-98 58,-108 50,-108', 0.08), colours.tin),
  stroke(curve('-24,-88 -28,-44 -16,-14 10,-9 34,-22 37,-62 30,-86 14,-88 7,-70 7,-44'), colours.brassDark, 20),
  stroke(curve('-26,-88 -30,-44 -18,-16 10,-12 32,-24 35,-62 28,-84 14,-86 8,-70 7,-44'), colours.brass, 14),
  ...[-2, 9, 20].flatMap((x) => [
    fill(rect(x - 4.5, -62, 9, 36, 3), colours.brassDark),
    fill(rect(x - 4.5, -64, 9, 6, 2), colours.tin),
    stroke(line([x, -64], [x, -71]), colours.tinDark, 2.4),
    fill(ellipse(x, -72, 4, 2.4), colours.tin),
  ]),
  fill('M-36 -82C-37 -116 -50 -136 -78 -150L28 -150C2 -136 -12 -116 -14 -82Z', colours.brass),
  fill('M-14 -82C-12 -116 2 -136 28 -150L6 -150C-10 -134 -20 -114 -22 -82Z', colours.brassDark, 0.7),
  stroke(curve('-60,-142 -42,-124 -32,-96'), colours.candle, 4, 0.8),
  fill(ellipse(-25, -150, 54, 12), colours.brassDark),
  fill(ellipse(-25, -151, 43, 8), '#6e4c18'),
]

/** Snow that has settled in a bell. */
export const tubaInSnow = (): SceneNode[] => [
  ...tuba(),
  fill(blob('-70,-151 -50,-164 -26,-168 0,-163 20,-151 -25,-145'), colours.snow),
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
