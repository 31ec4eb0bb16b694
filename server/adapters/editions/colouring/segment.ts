import type { Labels } from '../../../../print/tracing/regions.ts'

/** The colours of a picture, red, green and blue, row by row. */
export interface Pixels {
  width: number
  height: number
  rgb: Uint8Array
}

/** How far apart two pixels are, by how bright the eye sees each colour: 0 to `farthest`. */
const farthest = 511
export function distance(rgb: Uint8Array, one: number, other: number): number {
  const [red, green, blue] = [0, 1, 2].map((part) => (rgb[one * 3 + part] ?? 0) - (rgb[other * 3 + part] ?? 0)) as [
    number,
    number,
    number,
  ]
  return Math.round(Math.sqrt(2 * red * red + 4 * green * green + 2 * blue * blue) * (farthest / 722))
}

/**
 * The patches of one visible colour: neighbours are joined, the most alike first, while they differ by little more than the pixels of each patch do among
 * themselves (Felzenszwalb and Huttenlocher, 2004). So the grain of paper and brush stays within a patch, and an edge does not. A higher `tolerance` joins more.
 */
export function segment({ width, height, rgb }: Pixels, tolerance: number): Labels {
  const count = width * height
  const parent = Int32Array.from({ length: count }, (_, index) => index)
  const size = new Int32Array(count).fill(1)
  const inner = new Float32Array(count)
  const rootOf = (index: number): number => {
    let at = index
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at
      at = parent[at] ?? at
    }
    return at
  }
  for (const edge of edgesByDistance({ width, height, rgb })) {
    const one = rootOf(edge.from)
    const other = rootOf(edge.to)
    if (one === other) continue
    const isAlike = (root: number) => edge.distance <= (inner[root] ?? 0) + tolerance / (size[root] ?? 1)
    if (!isAlike(one) || !isAlike(other)) continue
    const [into, taken] = (size[one] ?? 0) >= (size[other] ?? 0) ? [one, other] : [other, one]
    parent[taken] = into
    size[into] = (size[into] ?? 0) + (size[taken] ?? 0)
    inner[into] = edge.distance
  }
  return { width, height, of: Int32Array.from({ length: count }, (_, index) => rootOf(index)) }
}

/** Each pixel with its right and its lower neighbour, the most alike first. */
function* edgesByDistance({ width, height, rgb }: Pixels): Generator<{ from: number; to: number; distance: number }> {
  const distances = new Uint16Array(2 * width * height)
  const starts = new Uint32Array(farthest + 2)
  const has = (edge: number) => {
    const pixel = edge >> 1
    return edge & 1 ? pixel + width < width * height : (pixel + 1) % width > 0
  }
  const otherOf = (edge: number) => (edge >> 1) + (edge & 1 ? width : 1)
  for (let edge = 0; edge < distances.length; edge += 1) {
    if (!has(edge)) continue
    const apart = distance(rgb, edge >> 1, otherOf(edge))
    distances[edge] = apart
    starts[apart + 1] = (starts[apart + 1] ?? 0) + 1
  }
  for (let apart = 1; apart < starts.length; apart += 1) starts[apart] = (starts[apart] ?? 0) + (starts[apart - 1] ?? 0)
  const total = starts[farthest + 1] ?? 0
  const sorted = new Uint32Array(total)
  for (let edge = 0; edge < distances.length; edge += 1) {
    if (!has(edge)) continue
    const apart = distances[edge] ?? 0
    sorted[starts[apart] ?? 0] = edge
    starts[apart] = (starts[apart] ?? 0) + 1
  }
  for (const edge of sorted) yield { from: edge >> 1, to: otherOf(edge), distance: distances[edge] ?? 0 }
}
