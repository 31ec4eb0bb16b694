import { blob, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { type Growth, rhubarb } from './rhubarb.ts'

/** A rhubarb bedded in warm muck and straw on its seat, about 150 wide on y = 0: its roots are out of sight. `lean` is that of `rhubarb`. */
export const nestled = (growth: Growth, seed = 1, lean = 0): SceneNode[] => [
  clipTo(rect(-400, -400, 800, 396), rhubarb(growth, seed, lean)),
  fill(blob('-74,6 -70,-10 -44,-20 -14,-12 16,-20 46,-12 70,-18 76,4 40,12 -40,12', 0.14), '#6a4a2f'),
  fill(blob('-70,8 -40,-4 0,2 40,-4 72,6 40,13 -40,13', 0.14), '#523822', 0.7),
  stroke(
    line([-60, -6], [-38, -14]) +
      line([-24, -2], [-4, -12]) +
      line([12, -10], [32, 0]) +
      line([44, -12], [62, -4]) +
      line([-46, 4], [-28, 0]) +
      line([24, 6], [44, 2]),
    colours.custard,
    3,
    0.85,
  ),
]
