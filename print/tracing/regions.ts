/** A picture of numbers, row by row. */
export type Labels = { width: number; height: number; of: Int32Array }

/** A patch of one number: how many pixels it has, how long its edge is, and whom it borders for how long. */
type Region = { area: number; edge: number; borders: Map<number, number> }

/** The patches of one number that hang together, each with a number of its own from 0: row by row, joined with what lies above. */
function patchesOf({ width, height, of }: Labels): { patch: Int32Array; count: number } {
  const patch = new Int32Array(of.length)
  const same: number[] = []
  const rootOf = (index: number): number => {
    let at = index
    while (same[at] !== at) at = same[at] ?? at
    return at
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const isLeft = x > 0 && of[at - 1] === of[at]
      const isAbove = y > 0 && of[at - width] === of[at]
      const left = isLeft ? (patch[at - 1] ?? 0) : -1
      const above = isAbove ? (patch[at - width] ?? 0) : -1
      if (left < 0 && above < 0) same.push(same.length)
      patch[at] = left >= 0 ? left : above >= 0 ? above : same.length - 1
      if (left >= 0 && above >= 0 && left !== above) {
        const [one, other] = [rootOf(left), rootOf(above)]
        if (one !== other) same[Math.max(one, other)] = Math.min(one, other)
      }
    }
  const numbers = new Map<number, number>()
  const numberOf = same.map((_, index) => {
    const root = rootOf(index)
    const known = numbers.get(root) ?? numbers.size
    numbers.set(root, known)
    return known
  })
  for (let at = 0; at < patch.length; at += 1) patch[at] = numberOf[patch[at] ?? 0] ?? 0
  return { patch, count: numbers.size }
}

function measure({ width }: Labels, patch: Int32Array, count: number): Region[] {
  const areas = new Int32Array(count)
  const regions = Array.from({ length: count }, (): Region => ({ area: 0, edge: 0, borders: new Map() }))
  const meet = (one: number, other: number) => {
    for (const [own, next] of [
      [one, other],
      [other, one],
    ] as const) {
      const region = regions[own]
      if (!region) continue
      region.edge += 1
      region.borders.set(next, (region.borders.get(next) ?? 0) + 1)
    }
  }
  for (let at = 0; at < patch.length; at += 1) {
    const own = patch[at] ?? 0
    areas[own] = (areas[own] ?? 0) + 1
    const [right = own, below = own] = [patch[at + 1], patch[at + width]]
    if (right !== own && (at + 1) % width > 0) meet(own, right)
    if (below !== own) meet(own, below)
  }
  for (const [index, region] of regions.entries()) region.area = areas[index] ?? 0
  return regions
}

/**
 * The patches of a picture, those that are smaller than `minArea` pixels or thinner than `minThickness` taken into the neighbour that they border
 * most; and how large each is.
 */
export function regionsOf(labels: Labels, minArea: number, minThickness: number): { labels: Labels; areas: number[] } {
  const { patch, count } = patchesOf(labels)
  const regions = measure(labels, patch, count)
  const into = regions.map((_, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    while (into[at] !== at) at = into[at] ?? at
    return at
  }
  const bySize = regions.map((_, index) => index).sort((a, b) => (regions[a]?.area ?? 0) - (regions[b]?.area ?? 0))
  for (const index of bySize) {
    const region = regions[index]
    if (!region || (region.area >= minArea && (2 * region.area) / Math.max(1, region.edge) >= minThickness)) continue
    let best = -1
    let longest = 0
    const shared = new Map<number, number>()
    for (const [next, length] of region.borders) {
      const root = rootOf(next)
      if (root === index) continue
      const sum = (shared.get(root) ?? 0) + length
      shared.set(root, sum)
      if (sum > longest) [best, longest] = [root, sum]
    }
    const other = regions[best]
    if (!other) continue
    into[index] = best
    other.area += region.area
    for (const [next, length] of region.borders) other.borders.set(next, (other.borders.get(next) ?? 0) + length)
  }
  const roots = Int32Array.from(into, (_, index) => rootOf(index))
  const of = new Int32Array(patch.length)
  for (let at = 0; at < of.length; at += 1) of[at] = roots[patch[at] ?? 0] ?? 0
  return { labels: { ...labels, of }, areas: regions.map(({ area }) => area) }
}
