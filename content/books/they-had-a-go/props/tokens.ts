import { blob, curve, ellipse, line } from '../../../kit/geometry.ts'
import { bonnet } from '../../../kit/old-hats.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** Small things for the pages at the end, each about 60 high, around its middle. */
export const key: SceneNode[] = [
  stroke(ellipse(0, -18, 12), colours.goldDark, 6),
  stroke(line([0, -6], [0, 32]) + line([0, 20], [12, 20]) + line([0, 30], [14, 30]), colours.goldDark, 6),
]

export const feather: SceneNode[] = [
  fill(blob('-6,22 -14,-2 -4,-30 12,-36 16,-14 8,10', 0.14), colours.blue),
  stroke(curve('-10,36 0,2 10,-30'), colours.linen, 2.6),
  stroke(
    line([-2, 8], [-10, 2]) + line([2, -6], [-7, -12]) + line([0, 4], [10, 0]) + line([4, -10], [13, -14]),
    colours.blueDark,
    1.8,
  ),
]

export const mint: SceneNode[] = [
  stroke(curve('0,34 -2,6 2,-24'), colours.grassDark, 3.4),
  fill(
    blob('0,12 -24,6 -28,-8 -8,-4') +
      blob('0,10 22,2 26,-12 8,-6') +
      blob('0,-10 -18,-18 -18,-30 -4,-22') +
      blob('0,-12 18,-22 16,-34 4,-24'),
    colours.leaf,
  ),
]

/** Mary Seacole's bonnet seen from the side, its own unit a head's radius. */
export const bonnetAlone: SceneNode[] = bonnet(
  colours.blue,
  colours.linen,
  colours.red,
)({ back: false, turn: 0.9, hat: false, side: true }).front

export const anchor: SceneNode[] = [
  stroke(ellipse(0, -30, 6), colours.navy, 4),
  stroke(line([0, -24], [0, 32]) + line([-13, -12], [13, -12]), colours.navy, 6),
  stroke(curve('-24,8 -16,28 0,32 16,28 24,8'), colours.navy, 6),
]

export const woodenSpoon: SceneNode[] = [
  stroke(line([0, 36], [0, -8]), colours.wood, 7),
  fill(ellipse(0, -20, 13, 17), colours.wood),
  fill(ellipse(1, -20, 8, 11), colours.woodDark, 0.4),
]

export const bigCup: SceneNode[] = [
  place(
    [
      fill(blob('-26,-20 26,-20 20,16 0,24 -20,16', 0.12), colours.linen),
      fill(ellipse(0, -20, 26, 7), colours.brown),
      stroke(ellipse(29, -4, 9), colours.linen, 6),
      fill(ellipse(0, 26, 34, 6), colours.linenDark),
    ],
    {},
  ),
]
