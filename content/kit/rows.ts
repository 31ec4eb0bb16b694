import { randomFrom } from './geometry.ts'

/** Where each thing of a row stands, how large it is and how it leans (degrees): nobody puts jars at equal distances. `gap` is the usual one. */
export function unevenRow(count: number, gap: number, seed: number): { x: number; scale: number; rotate: number }[] {
  const random = randomFrom(seed * 97 + 5)
  return Array.from({ length: count }, (_, i) => ({
    x: (i + (random() - 0.5) * 0.3) * gap,
    scale: 0.86 + random() * 0.22,
    rotate: (random() - 0.5) * 5,
  }))
}
