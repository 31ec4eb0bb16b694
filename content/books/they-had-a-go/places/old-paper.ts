import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

export const oldTint = '#f6ead0'

/** The table under the pages that are for looking things up. */
export const desk = (seed: number): SceneNode[] => [
  fill(rect(0, -10, 960, 750), colours.plumDark),
  dabs({ x: -40, y: 0, w: 1000, h: 720 }, colours.plum, 150, seed, { length: 120, width: 9, opacity: 0.35 }),
]

/** A large sheet of old paper with a ruled line round it. */
export const oldPaper: SceneNode[] = [
  ...paper(blob('30,26 480,20 930,28 938,360 930,694 480,700 30,692 22,360', 0.04), oldTint, 6),
  specks({ x: 50, y: 50, w: 860, h: 620 }, '#d8c195', 70, 9, 2, 0.3),
  stroke(
    curve('46,42 480,37 914,43') +
      line([914, 43], [916, 678]) +
      curve('916,678 480,683 46,677') +
      line([46, 677], [45, 42]),
    colours.goldDark,
    2.4,
    0.7,
  ),
]
