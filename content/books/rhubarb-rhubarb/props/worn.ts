import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A chain of office, around the neck of somebody whose hips are the origin. */
export const chain: SceneNode[] = [
  stroke(curve('-24,-98 -18,-66 0,-52 18,-66 24,-98'), colours.goldDark, 8),
  stroke(curve('-24,-98 -18,-66 0,-52 18,-66 24,-98'), colours.gold, 4),
  fill(ellipse(0, -44, 13), colours.goldDark),
  fill(ellipse(0, -45, 9), colours.gold),
]

/** An oven glove round a hand at the origin. */
export const mitt: SceneNode[] = [
  fill('M-15 18V-10Q-15 -30 2 -30Q18 -30 16 -8V18Z', colours.red),
  fill('M14 -2Q28 -14 30 -2Q28 12 14 14Z', colours.red),
  fill(rect(-18, 12, 36, 12, 4), colours.cream),
]
