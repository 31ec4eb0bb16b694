import { blob, curve, ellipse, line } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const eyeAt = (x: number, y: number, r: number): SceneNode[] => [
  fill(ellipse(x, y, r), colours.ink),
  fill(ellipse(x + r * 0.3, y - r * 0.35, r * 0.34), '#ffffff'),
]

/** A mouse that sits up, 54 high, its feet at the origin, facing right. */
export const mouse = (fur = '#b59a80', dark = '#8c725b'): SceneNode[] => [
  stroke(curve('-18,-6 -44,0 -50,-20 -62,-22'), '#cf9c8e', 3.4),
  fill(blob('-20,0 -22,-20 -8,-36 8,-36 16,-18 14,0 -2,4'), fur),
  fill(ellipse(-4, -52, 11, 12), dark),
  fill(ellipse(-3, -51, 7, 8), '#e3b1a2'),
  fill(blob('-10,-44 2,-54 18,-48 32,-36 18,-28 -2,-28'), fur),
  fill(ellipse(12, -54, 9, 10) + ellipse(32, -36, 3, 2.6), '#cf9c8e'),
  ...eyeAt(14, -42, 3.6),
  fill(blob('8,-22 22,-24 24,-17 10,-14') + blob('-8,0 0,-8 22,-4 24,2'), dark),
]

/** A frog that sits, 56 high, its feet at the origin, facing left. */
export const frog: SceneNode[] = [
  fill(blob('20,0 34,-26 44,-14 46,0 60,4 18,5'), '#5f8a47'),
  fill(blob('-26,-2 -22,-30 0,-46 26,-34 36,-8 26,2 -14,4'), '#7ba457'),
  fill(blob('-34,-34 -30,-52 -6,-58 14,-48 12,-34 -12,-26'), '#7ba457'),
  fill(ellipse(-20, -56, 10) + ellipse(2, -58, 10), '#8bb566'),
  ...eyeAt(-21, -56, 5.4),
  ...eyeAt(2, -58, 5.4),
  stroke(curve('-34,-38 -18,-32 6,-38'), '#456b35', 2.6),
  fill(blob('-22,-10 -4,-20 6,-14 0,-4') + blob('-18,-22 -10,-22 -14,2 -32,5 -34,0 -22,-2'), '#5f8a47'),
  fill(blob('-14,-24 4,-26 12,-10 -4,-4'), '#d8e0ae', 0.7),
]

/** A hedgehog, 90 long and 50 high, its feet at the origin, facing left. */
export const hedgehog: SceneNode[] = [
  fill(blob('-20,-30 -14,-46 4,-56 26,-54 46,-38 52,-14 44,0 -8,2'), '#6e5340'),
  stroke(
    [
      [-10, -40, -18, -52],
      [2, -46, -2, -62],
      [16, -48, 18, -64],
      [30, -44, 38, -58],
      [40, -34, 54, -44],
      [46, -20, 62, -24],
      [6, -32, 4, -46],
      [20, -34, 24, -48],
      [32, -26, 44, -36],
      [14, -18, 20, -32],
      [28, -12, 42, -18],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0]) => line([a, b], [c, d]))
      .join(''),
    '#a58a6a',
    3,
  ),
  fill(blob('-46,-12 -30,-28 -10,-32 -4,-14 -8,0 -26,2'), '#d6b48e'),
  fill(ellipse(-47, -13, 4.4), colours.ink),
  ...eyeAt(-24, -20, 3.8),
  fill(blob('-16,-32 -8,-40 0,-32 -6,-24') + blob('-14,0 -12,-6 -2,-6 0,2') + blob('26,0 28,-6 40,-6 42,2'), '#b98f68'),
]

/** A rabbit that reads, its back legs stretched out, 100 high, its seat at the origin, facing left. */
export const readingRabbit = (book: SceneNode[]): SceneNode[] => [
  fill(ellipse(40, -12, 14), '#f4eee2'),
  fill(blob('38,0 42,-34 26,-58 0,-62 -18,-40 -20,-8 -8,3 20,4'), '#b08e6c'),
  fill(blob('10,-92 24,-136 36,-132 22,-90') + blob('0,-96 2,-142 16,-142 14,-94'), '#b08e6c'),
  fill(blob('5,-98 7,-132 12,-132 11,-98') + blob('15,-96 26,-128 30,-126 20,-94'), '#e3b1a2'),
  fill(blob('22,-78 12,-100 -14,-102 -36,-84 -36,-68 -18,-56 12,-56'), '#b08e6c'),
  fill(blob('-24,-70 -40,-76 -38,-64 -26,-58'), '#efe5d5'),
  fill(ellipse(-38, -73, 4, 3), '#c26f66'),
  ...eyeAt(-16, -78, 4.6),
  fill(blob('16,0 10,-22 -16,-22 -50,-10 -56,-18 -62,-14 -60,2 -10,5'), '#8f7152'),
  ...book,
  fill(blob('-10,-44 -30,-44 -34,-34 -14,-30'), '#8f7152'),
]
