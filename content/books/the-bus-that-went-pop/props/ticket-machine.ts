import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** Mr Gill's old ticket machine, 60 wide, held at the origin, with a ribbon of tickets. */
export const ticketMachine = (): SceneNode[] => [
  fill(blob('24,-8 50,-16 70,4 62,30 84,50 74,62 50,40 56,16 44,2 24,8', 0.14), colours.custardPale),
  stroke(curve('34,0 50,-4 60,8') + curve('58,20 58,34 68,46'), colours.custardDark, 2),
  ...paper(rect(-32, -34, 64, 60, 8), colours.tin, 3),
  fill(rect(-26, -28, 52, 14, 3), colours.ink),
  stroke(line([-18, -21], [-6, -21]) + line([0, -21], [10, -21]), colours.custard, 4),
  fill([-18, -6, 6, 18].map((x) => ellipse(x, -4, 4) + ellipse(x, 8, 4)).join(''), colours.rhubarb),
  fill(rect(20, -10, 12, 16, 3), colours.iron),
  stroke(line([-32, 0], [-46, -10]), colours.iron, 5),
  fill(ellipse(-48, -12, 6), colours.rhubarb),
]
