import { curve } from '../../../kit/geometry.ts'
import { type SceneNode, stroke } from '../../../kit/scene.ts'

/** The bus's number, centred, `height` tall. */
export function nine(height: number, colour: string): SceneNode {
  const h = height / 2
  const d =
    curve([
      [h * 0.5, -h * 0.45],
      [0, -h],
      [-h * 0.52, -h * 0.45],
      [0, h * 0.06],
      [h * 0.5, -h * 0.45],
    ]) +
    curve([
      [h * 0.5, -h * 0.45],
      [h * 0.44, h * 0.4],
      [-h * 0.2, h],
    ])
  return stroke(d, colour, height * 0.16)
}
