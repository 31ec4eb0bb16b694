import type { Point } from '../../../kit/geometry.ts'
import { colours } from '../palette.ts'

export type Coat = { fur: string; shade: string; ear: string }
export const coats = {
  white: { fur: colours.wool, shade: colours.woolShade, ear: colours.woolShade },
  tan: { fur: colours.tan, shade: colours.tanDark, ear: colours.tanDark },
  black: { fur: colours.black, shade: '#26212d', ear: '#26212d' },
  grey: { fur: '#a7a3ad', shade: '#7f7a88', ear: '#7f7a88' },
  muddy: { fur: colours.mud, shade: colours.mudDark, ear: colours.mudDark },
} as const satisfies Record<string, Coat>

/** `fluffy` is Spud; `sausage` long and low; `fat`; `mop` has no eyes to be seen. */
export type Breed = 'fluffy' | 'sausage' | 'fat' | 'mop'
/** How much mud is on it: none, on feet, chin and tail, or all over. */
export type Mud = 'none' | 'some' | 'all'

/** Points round an ellipse, clockwise from its right. */
export const ring = (cx: number, cy: number, rx: number, ry: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
  })

/** Curls along clockwise points: each bulges outwards by `puff` of its length. */
export function curls(points: Point[], puff = 0.42): string {
  const [first = [0, 0]] = points
  const bulges = points.map(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? first
    return `Q${(x1 + x2) / 2 + (y2 - y1) * puff} ${(y1 + y2) / 2 - (x2 - x1) * puff} ${x2} ${y2}`
  })
  return `M${first[0]} ${first[1]}${bulges.join('')}Z`
}

export const isCurly = (breed: Breed) => breed === 'fluffy' || breed === 'mop'
