import { randomFrom } from '../../../kit/geometry.ts'
import { fill, type SceneNode } from '../../../kit/scene.ts'

/** A tuft of soft grass, about 60 wide and 46 high, standing on y = 0; the colours are those of its far and its near blades. */
export function tuft([far, near]: [far: string, near: string], seed: number): SceneNode[] {
  const random = randomFrom(seed * 53 + 11)
  const blades = (count: number, tall: number) =>
    Array.from({ length: count }, (_, i) => {
      const share = (i + 0.5) / count - 0.5
      const [x, half] = [share * 44, 3.6 + random() * 1.6]
      const length = tall * (1 - Math.abs(share) * 0.9) * (0.8 + random() * 0.35)
      const sway = share * 50 + (random() - 0.5) * 10
      return `M${x - half} 2Q${x + sway * 0.2 - half} ${-length * 0.6} ${x + sway} ${-length}Q${x + sway * 0.3 + half} ${-length * 0.5} ${x + half} 2Z`
    }).join('')
  return [fill(blades(7, 46), far), fill(blades(6, 32), near)]
}
