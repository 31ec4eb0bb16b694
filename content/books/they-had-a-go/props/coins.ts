import { blob, curve, ellipse } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const metals = {
  penny: { r: 27, face: colours.copper, rim: colours.copperDark },
  shilling: { r: 24, face: colours.silver, rim: colours.silverDark },
  pound: { r: 25, face: colours.gold, rim: colours.goldDark },
}

/** A coin of the old money around its middle: a brown penny, a silver shilling, a gold pound. The head on it is nobody's. */
export const coin = (kind: keyof typeof metals): SceneNode[] => {
  const { r, face, rim } = metals[kind]
  return [
    fill(ellipse(2, 4, r * 1.04, r * 1.02), '#232338', 0.25),
    fill(ellipse(0, 0, r), rim),
    fill(ellipse(-1, -1, r - 2.5), face),
    stroke(ellipse(-1, -1, r - 6), rim, 1.6, 0.8),
    fill(
      blob(
        [
          [-6, 12],
          [-9, 2],
          [-8, -8],
          [0, -13],
          [7, -8],
          [8, -2],
          [11, 2],
          [7, 5],
          [6, 9],
          [2, 9],
          [4, 13],
        ],
        0.14,
      ),
      rim,
      0.75,
    ),
    stroke(
      curve([
        [-r * 0.6, -r * 0.5],
        [-r * 0.2, -r * 0.78],
        [r * 0.2, -r * 0.76],
      ]),
      '#fff6df',
      2.4,
      0.6,
    ),
  ]
}
