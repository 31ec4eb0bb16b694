import type { Box, Mask } from './mask.ts'

/** A mask in a box that is `more` pixels wider on each side. */
export function widened(mask: Mask, more: number): Mask {
  const { left, top, width, height } = mask
  const wide: Box = { left: left - more, top: top - more, width: width + 2 * more, height: height + 2 * more }
  const cover = new Uint8Array(wide.width * wide.height)
  for (let y = 0; y < height; y += 1)
    cover.set(mask.cover.subarray(y * width, (y + 1) * width), (y + more) * wide.width + more)
  return { ...wide, cover }
}

/** All that one of two masks covers. */
export function joined(one: Mask, other: Mask): Mask {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  const width = Math.max(one.left + one.width, other.left + other.width) - left
  const height = Math.max(one.top + one.height, other.top + other.height) - top
  const cover = new Uint8Array(width * height)
  for (const mask of [one, other])
    for (let y = 0; y < mask.height; y += 1) {
      const start = (mask.top - top + y) * width + mask.left - left
      for (let x = 0; x < mask.width; x += 1) {
        const value = mask.cover[y * mask.width + x] ?? 0
        const there = cover[start + x] ?? 0
        // Two half pixels of neighbours that touch are one whole.
        cover[start + x] = mask === one ? value : Math.min(255, value + there - Math.round((value * there) / 255))
      }
    }
  return { left, top, width, height, cover }
}

export const coverAt = ({ left, top, width, height, cover }: Mask, x: number, y: number): number =>
  x < left || y < top || x >= left + width || y >= top + height ? 0 : (cover[(y - top) * width + x - left] ?? 0)

/** What two masks cover together: how much of it, in pixels. */
export function overlapOf(one: Mask, other: Mask): number {
  let sum = 0
  const [right, low] = [
    Math.min(one.left + one.width, other.left + other.width),
    Math.min(one.top + one.height, other.top + other.height),
  ]
  for (let y = Math.max(one.top, other.top); y < low; y += 1)
    for (let x = Math.max(one.left, other.left); x < right; x += 1)
      sum += Math.min(coverAt(one, x, y), coverAt(other, x, y)) / 255
  return sum
}

/** The part of a mask inside another. */
export function cut(mask: Mask, by: Mask | null): Mask {
  if (!by) return mask
  const cover = new Uint8Array(mask.cover.length)
  for (let y = 0; y < mask.height; y += 1)
    for (let x = 0; x < mask.width; x += 1) {
      const place = y * mask.width + x
      const value = mask.cover[place] ?? 0
      if (value > 0) cover[place] = Math.round((value * coverAt(by, mask.left + x, mask.top + y)) / 255)
    }
  return { ...mask, cover }
}

function blurredOnce(from: Uint8Array, to: Uint8Array, { width, height }: Box, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const row = new Float32Array(width)
  const sums = new Float32Array(width)
  const across = new Uint8Array(from.length)
  for (let y = 0; y < height; y += 1) {
    let sum = 0
    const start = y * width
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += from[start + x] ?? 0
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += from[start + x + radius] ?? 0
      if (x - radius - 1 >= 0) sum -= from[start + x - radius - 1] ?? 0
      row[x] = sum * share
    }
    for (let x = 0; x < width; x += 1) across[start + x] = (row[x] ?? 0) + 0.5
  }
  for (let y = 0; y < Math.min(radius, height); y += 1)
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (across[y * width + x] ?? 0)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = sums[x] ?? 0
      if (y + radius < height) sum += across[(y + radius) * width + x] ?? 0
      if (y - radius - 1 >= 0) sum -= across[(y - radius - 1) * width + x] ?? 0
      sums[x] = sum
      to[y * width + x] = sum * share + 0.5
    }
}

/** The mask with soft edges within its box. */
export function blurred(mask: Mask, radius: number): Mask {
  if (radius < 1) return mask
  const [first, second] = [new Uint8Array(mask.cover.length), new Uint8Array(mask.cover.length)]
  blurredOnce(mask.cover, first, mask, Math.round(radius))
  blurredOnce(first, second, mask, Math.round(radius))
  return { ...mask, cover: second }
}
