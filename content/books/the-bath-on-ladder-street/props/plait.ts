import { blob, line, type Point } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** The colours of the three bundles of washing line. */
export const strands = [colours.raspberry, colours.cream, colours.blue] as const

/** A fat plait of washing lines hanging from the origin, `h` long and 58 wide. */
export function plaitedRope(h: number): SceneNode[] {
  const pitch = 34
  return Array.from({ length: Math.floor(h / pitch) }, (_, i): SceneNode[] => {
    const side = i % 2 ? 1 : -1
    const y = i * pitch
    const colour = strands[i % 3] ?? colours.cream
    const lobe: Point[] = [
      [side * 29, y - 2],
      [side * 30, y + 16],
      [side * 4, y + 46],
      [-side * 14, y + 52],
      [-side * 16, y + 38],
      [side * 2, y + 14],
    ]
    const threads = [0.2, 0.5, 0.8]
      .map((t) => line([side * (28 - t * 18), y + 2 + t * 8], [-side * (14 - t * 14), y + 48 - t * 6]))
      .join('')
    return [
      fill(blob(lobe), '#232338', 0.2),
      fill(blob(lobe.map(([x, py]): Point => [x, py - 3])), colour),
      stroke(threads, '#232338', 1.4, 0.25),
    ]
  }).flat()
}
