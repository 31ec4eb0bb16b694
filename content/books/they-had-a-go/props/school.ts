import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A slate in a wooden frame, 70 by 54, around its middle, with something written on it. */
export const slate = (words: string, height = 20): SceneNode[] => [
  fill(rect(-38, -30, 76, 60, 4), colours.woodPale),
  fill(rect(-31, -23, 62, 46, 2), '#3b3f47'),
  place([lettering(words, height, colours.linen)], {}),
]

/** A board on the wall, 230 by 130, around its middle. */
export const board = (words: string): SceneNode[] => [
  ...paper(rect(-122, -72, 244, 144, 4), colours.wood, 5),
  fill(rect(-110, -60, 220, 120), '#39414a'),
  place([lettering(words, 56, colours.linen, 0.2)], {}),
]

/** A leaflet, 44 by 58, around its middle. */
export const leaflet: SceneNode[] = [
  fill(rect(-22, -29, 44, 58, 2), colours.linen),
  fill(rect(-15, -22, 30, 6), colours.ink, 0.8),
  stroke([-8, 0, 8, 16].map((y) => line([-15, y], [15, y])).join(''), colours.greyDark, 2),
]

/** A heap of small clothes, folded, its foot at the origin. */
export const smallClothes: SceneNode[] = [0, 1, 2, 3].flatMap((i) => [
  fill(
    blob(
      [
        [-56 + i * 3, -i * 20],
        [-50, -20 - i * 20],
        [50 - i * 2, -21 - i * 20],
        [56 - i * 3, -1 - i * 20],
        [0, 3 - i * 20],
      ],
      0.1,
    ),
    i % 2 ? colours.tan : colours.brown,
  ),
  stroke(
    curve([
      [-50 + i * 3, -9 - i * 20],
      [0, -6 - i * 20],
      [52 - i * 3, -10 - i * 20],
    ]),
    colours.brownDark,
    2,
    0.6,
  ),
])

/** A bundle tied with a cloth, its foot at the origin. */
export const bundle = (cloth: string, dark: string): SceneNode[] => [
  fill(blob('-44,0 -54,-36 -20,-64 0,-70 20,-64 54,-36 44,0'), cloth),
  stroke(curve('-40,-30 -10,-58 0,-66') + curve('40,-30 10,-58 0,-66') + curve('-14,-10 -4,-40 0,-64'), dark, 3, 0.7),
  fill(blob('-4,-66 -26,-92 -6,-84 2,-70') + blob('4,-66 26,-90 8,-84 0,-70'), cloth),
]

/** A trunk, 120 by 66, around its middle. */
export const trunk: SceneNode[] = [
  fill(rect(-60, -33, 120, 66, 8), colours.brown),
  fill(rect(-60, -8, 120, 6) + rect(-40, -33, 10, 66) + rect(30, -33, 10, 66), colours.brownDark),
  fill(rect(-8, -12, 16, 16, 3), colours.gold),
  fill(ellipse(0, -3, 2.6), colours.ink),
]
