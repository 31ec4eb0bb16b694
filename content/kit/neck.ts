import { blob, type Point } from './geometry.ts'
import type { Figure } from './pose.ts'
import { fill, type SceneNode } from './scene.ts'

/** A neck that widens into the shoulders, from between them up to the head; the chin throws a shadow on it. */
export function throat({ build, complexion }: Figure, foot: Point, head: Point, back: boolean): SceneNode[] {
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1]) || 1
  const [upX, upY] = [(head[0] - foot[0]) / length, (head[1] - foot[1]) / length]
  const at = (up: number, aside: number): Point => [
    foot[0] + upX * up * length - upY * aside * build.limb,
    foot[1] + upY * up * length + upX * aside * build.limb,
  ]
  const shape = (top: number): Point[] => [
    at(-0.16, -0.95),
    at(0.05, -0.62),
    at(0.3, -0.54),
    at(top, -0.54),
    at(top, 0.54),
    at(0.3, 0.54),
    at(0.05, 0.62),
    at(-0.16, 0.95),
  ]
  const skin = fill(blob(shape(0.7)), complexion.skin)
  if (back) return [skin]
  const shade = blob([at(0.62, -0.56), at(0.2, -0.5), at(0.08, 0.04), at(0.2, 0.5), at(0.62, 0.56)])
  return [skin, fill(shade, complexion.shade)]
}
