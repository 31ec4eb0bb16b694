import { blob, curve, ellipse, line } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'

/** The robin who is on every page out of doors: 50 long, facing right, standing on y = 0. */
export const robin = (): SceneNode[] => [
  stroke(line([-2, -10], [-4, 0]) + line([6, -10], [5, 0]), '#5a3d33', 2),
  fill(blob('-20,-22 -44,-14 -46,-8 -18,-10'), '#6b5248'),
  fill(blob('-22,-18 -16,-34 0,-44 14,-46 24,-38 24,-26 16,-12 0,-6 -14,-8'), '#7b6054'),
  fill(blob('4,-34 12,-44 24,-38 25,-26 18,-14 6,-10 2,-22'), '#e2602f'),
  fill(blob('-2,-8 8,-12 14,-9 4,-5'), '#f2ead9'),
  stroke(curve('-18,-24 -8,-18 2,-20'), '#5a443b', 3),
  fill(ellipse(15, -37, 2.4), '#1b1a3a'),
  fill(blob('23,-35 32,-32 23,-30', 0.04), '#3a2c28'),
]
