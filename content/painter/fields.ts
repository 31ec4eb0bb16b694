/** A number from 0 to 1 that belongs to a place and a seed. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296
}

const eased = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise from -1 to 1; `across` and `down` are after how many units it repeats. */
function repeating(x: number, y: number, seed: number, across: number, down: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - left), eased(y - top)]
  const [near, next] = [left % across, (left + 1) % across]
  const [row, below] = [top % down, (top + 1) % down]
  const upper = hash(near, row, seed) * (1 - u) + hash(next, row, seed) * u
  const lower = hash(near, below, seed) * (1 - u) + hash(next, below, seed) * u
  return (upper * (1 - v) + lower * v) * 2 - 1
}

const far = 1 << 20

/** Smooth noise from -1 to 1, for places above -100,000. */
export const noise = (x: number, y: number, seed: number): number => repeating(x + 1e5, y + 1e5, seed, far, far)

/** The side of a field in pixels, a power of two: an index wraps with `& wrap`. */
export const side = 1024
export const wrap = side - 1

/** Values from about -1 to 1 for each pixel of a square that repeats without a seam. */
export type Field = Float32Array

/** Noise of several sizes on top of each other: `[cells across, cells down, weight]`. */
function field(seed: number, octaves: [across: number, down: number, weight: number][]): Field {
  const values = new Float32Array(side * side)
  for (const [index, [across, down, weight]] of octaves.entries())
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1) {
        const place = y * side + x
        const value = repeating((x * across) / side, (y * down) / side, seed + index, across, down)
        values[place] = (values[place] ?? 0) + value * weight
      }
  return values
}

/** The tooth of the paper: what a pencil catches on, and where pigment settles. */
export const tooth = field(61, [
  [512, 512, 0.75],
  [256, 256, 0.6],
  [90, 90, 0.4],
])
/** Where a wash ran thick or thin. */
export const pools = field(71, [
  [7, 7, 0.7],
  [17, 17, 0.4],
  [44, 44, 0.2],
])
/** Where one colour of a mixture shows more than another. */
export const drift = field(81, [
  [9, 9, 0.8],
  [26, 26, 0.35],
])
/** The hairs of a broad brush that was drawn across. */
export const hairs = field(91, [
  [10, 256, 0.6],
  [18, 128, 0.5],
  [5, 48, 0.5],
])
