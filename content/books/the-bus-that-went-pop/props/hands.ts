import { blob, ellipse } from '../../../kit/geometry.ts'
import { fill, type SceneNode } from '../../../kit/scene.ts'

/** An open hand with its fingers wide, pointing up; `size` is the length of a finger. */
export const openHand = (skin: string, size: number): SceneNode[] => [
  fill(
    [-56, -28, 0, 28, 56]
      .map((degrees, i) => {
        const a = ((degrees - 90) * Math.PI) / 180
        const reach = (i === 0 || i === 4 ? 0.9 : 1.15) * size
        const [x, y] = [Math.cos(a) * reach, Math.sin(a) * reach]
        return blob([
          [-y * 0.16, x * 0.16],
          [x - y * 0.12, y + x * 0.12],
          [x * 1.1, y * 1.1],
          [x + y * 0.12, y - x * 0.12],
          [y * 0.16, -x * 0.16],
        ])
      })
      .join(''),
    skin,
  ),
  fill(ellipse(0, 0, size * 0.62, size * 0.66), skin),
]
