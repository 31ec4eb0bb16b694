import type { Pixels } from './segment.ts'

/** How much darker than what is around it a stroke is at least, and how bright at most: 0 to 255. */
const [least, brightest] = [70, 110]

/** The pixels of fine dark strokes, such as an outline, a mouth or a pupil: those that a brush of this radius, in pixels, would paint over. */
export function findStrokes({ width, height, rgb }: Pixels, radius: number): Uint8Array {
  const light = new Uint8Array(width * height)
  for (let at = 0; at < light.length; at += 1)
    light[at] = Math.round(0.3 * (rgb[at * 3] ?? 0) + 0.59 * (rgb[at * 3 + 1] ?? 0) + 0.11 * (rgb[at * 3 + 2] ?? 0))
  const size = { width, height, radius }
  const painted = spread(spread(light, size, Math.max), size, Math.min)
  return light.map((value, at) => (value < brightest && (painted[at] ?? 0) - value > least ? 1 : 0))
}

/** Each pixel as the brightest, or the darkest, of the square around it. */
function spread(
  light: Uint8Array,
  { width, height, radius }: { width: number; height: number; radius: number },
  choose: (one: number, other: number) => number,
): Uint8Array {
  const along = (from: Uint8Array, step: number, length: number, lines: number, stride: number) => {
    const to = new Uint8Array(from.length)
    for (let line = 0; line < lines; line += 1)
      for (let place = 0; place < length; place += 1) {
        let value = from[line * stride + place * step] ?? 0
        const [first, last] = [Math.max(0, place - radius), Math.min(length - 1, place + radius)]
        for (let near = first; near <= last; near += 1) value = choose(value, from[line * stride + near * step] ?? 0)
        to[line * stride + place * step] = value
      }
    return to
  }
  return along(along(light, 1, width, height, width), width, height, width, 1)
}

/** The patches of a picture with the strokes given to what is next to them, so that a border runs in the middle of each stroke. */
export function withoutStrokes({ width, height }: Pixels, of: Int32Array, strokes: Uint8Array): Int32Array {
  const filled = of.slice()
  const isOpen = strokes.slice()
  let edge: number[] = []
  const nextTo = (at: number) => [
    ...(at % width > 0 ? [at - 1] : []),
    ...((at + 1) % width > 0 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < width * height ? [at + width] : []),
  ]
  for (let at = 0; at < filled.length; at += 1)
    if (!isOpen[at] && nextTo(at).some((next) => isOpen[next])) edge.push(at)
  while (edge.length > 0) {
    const further: number[] = []
    for (const at of edge)
      for (const next of nextTo(at)) {
        if (!isOpen[next]) continue
        isOpen[next] = 0
        filled[next] = filled[at] ?? 0
        further.push(next)
      }
    edge = further
  }
  return filled
}

/** Fills in where two strokes touch at a corner alone, and clears the edge of the page, so that every outline of them closes. */
export function closeStrokes({ width, height }: Pixels, strokes: Uint8Array): void {
  for (let at = 0; at < strokes.length; at += 1) {
    const x = at % width
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) strokes[at] = 0
  }
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (let at = 0; at + width + 1 < strokes.length; at += 1) {
      const [one, right, below, across] = [strokes[at], strokes[at + 1], strokes[at + width], strokes[at + width + 1]]
      if (one !== across || right !== below || one === right || (at + 1) % width === 0) continue
      const gap = one ? at + 1 : at
      strokes[gap] = 1
      isChanged = true
    }
  }
}
