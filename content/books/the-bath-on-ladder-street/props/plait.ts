import { curve, ellipse } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** The colours of the three bundles of washing line. */
export const strands = [colours.raspberry, colours.cream, colours.blue] as const

/** A fat plait of washing lines hanging from the origin, `h` long and 62 wide. */
export function plaitedRope(h: number): SceneNode[] {
  const pitch = 23
  return Array.from({ length: Math.floor(h / pitch) }, (_, i): SceneNode => {
    const side = i % 2 ? 1 : -1
    const colour = strands[i % 3] ?? colours.cream
    const threads = [-7, 0, 7]
      .map((y) =>
        curve([
          [-24, y],
          [0, y + 3],
          [24, y],
        ]),
      )
      .join('')
    return place(
      [
        fill(ellipse(0, 3, 30, 16), '#232338', 0.25),
        fill(ellipse(0, 0, 29, 15), colour),
        stroke(threads, '#232338', 1.3, 0.22),
      ],
      {
        x: side * 12,
        y: i * pitch + 12,
        rotate: -side * 48,
      },
    )
  })
}
