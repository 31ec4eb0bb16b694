import { rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** Samira's rule on its post, 224 wide; the middle of the board is the origin. */
export const ruleSign: SceneNode[] = [
  fill(rect(-8, 50, 16, 130), colours.woodDark),
  ...paper(rect(-112, -70, 224, 140, 6), colours.cream, 5),
  stroke(rect(-102, -60, 204, 120, 4), colours.raspberry, 3),
  place([lettering('BAGS ONLY', 25, colours.ink)], { y: -26 }),
  place([lettering('NO BOTTOMS', 22, colours.raspberry)], { y: 22 }),
]
