type Picture = { data: Uint8ClampedArray; width: number; height: number }
/** In whole pixels of the picture. */
type Box = { left: number; top: number; right: number; bottom: number }
type Colour = readonly [number, number, number]

/** Colours round a box that differ more than this from their neighbours are a drawing: its words stay. */
const calm = 26

const at = ({ data, width }: Picture, x: number, y: number): Colour => {
  const i = (y * width + x) * 4
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
}

const apart = (one: Colour, other: Colour) =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]))

/** Each colour is the mean of some around it, so that a grain of paint does not become a stripe. */
function softened(colours: Colour[]): Colour[] {
  const reach = 6
  return colours.map((_, i) => {
    const near = colours.slice(Math.max(0, i - reach), i + reach + 1)
    const mean = (channel: 0 | 1 | 2) => near.reduce((sum, colour) => sum + colour[channel], 0) / near.length
    return [mean(0), mean(1), mean(2)]
  })
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

/**
 * Paints a box over with its surroundings: each point mixes the four edges, weighted by distance. Returns false,
 * and paints nothing, when the surroundings vary too much to tell what lies under the words.
 */
export function paintOver(picture: Picture, { left, top, right, bottom }: Box): boolean {
  if (left < 1 || top < 1 || right >= picture.width - 1 || bottom >= picture.height - 1) return false
  if (right - left < 2 || bottom - top < 2) return false
  const above = range(left, right).map((x) => at(picture, x, top - 1))
  const below = range(left, right).map((x) => at(picture, x, bottom))
  const before = range(top, bottom).map((y) => at(picture, left - 1, y))
  const after = range(top, bottom).map((y) => at(picture, right, y))
  for (const edge of [above, below, before, after]) {
    const soft = softened(edge)
    if (edge.some((colour, i) => apart(colour, soft[i] ?? colour) > calm)) return false
  }
  const [up, down, west, east] = [softened(above), softened(below), softened(before), softened(after)]
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const shares = [1 / (y - top + 1), 1 / (bottom - y), 1 / (x - left + 1), 1 / (right - x)]
      const whole = shares.reduce((sum, share) => sum + share, 0)
      const edges = [up[x - left], down[x - left], west[y - top], east[y - top]]
      for (const channel of [0, 1, 2] as const)
        picture.data[(y * picture.width + x) * 4 + channel] = edges.reduce(
          (sum, colour, i) => sum + ((colour?.[channel] ?? 0) * (shares[i] ?? 0)) / whole,
          0,
        )
    }
  return true
}
