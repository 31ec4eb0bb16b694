import { blob, ellipse, line } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { baby } from '../cast/neighbours.ts'
import { colours } from '../palette.ts'

/** The pushchair for two from the side, facing right, with both babies in it: 90 long, its handle at the origin. */
export function pushchair(): SceneNode[] {
  return [
    stroke(line([0, 0], [66, 62]) + line([24, 62], [58, 8]), colours.iron, 5),
    place(baby(colours.amber), { x: 56, y: 44, scale: 0.8 }),
    place(baby(colours.red), { x: 34, y: 38, scale: 0.8 }),
    fill(blob('14,20 24,20 34,40 78,38 74,56 26,56', 0.1), colours.teal),
    stroke(ellipse(26, 68, 12) + ellipse(70, 68, 12), colours.ink, 5),
    stroke(line([-6, -4], [6, 6]), colours.ink, 8),
  ]
}
