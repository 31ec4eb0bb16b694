import type { Outline } from './outlines.ts'
import { pixel, type Sheet, scale } from './sheet.ts'

/** A part of the sheet in pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** How much of each pixel of a box is covered, 0 to 255; nothing is outside. */
export type Mask = Box & { cover: Uint8Array }

/** The box around some places in points, `more` pixels wider on each side, cut to the sheet; null when nothing of it is there. */
function boxOf(outlines: Outline[], sheet: Sheet, more: number): Box | null {
  let [left, top, right, low] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of outlines)
    for (const [x, y] of points) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      low = Math.max(low, y)
    }
  left = Math.max(0, Math.floor(pixel(left) - more))
  top = Math.max(0, Math.floor(pixel(top) - more))
  const width = Math.min(sheet.width, Math.ceil(pixel(right) + more) + 1) - left
  const height = Math.min(sheet.height, Math.ceil(pixel(low) + more) + 1) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/** How many lines of each pixel are measured. */
const fine = 4

/** Where the edges of some outlines cross each fine line of a box: place and direction in turn. */
function crossingsOf(outlines: Outline[], { top, height }: Box): number[][] {
  const crossings: number[][] = Array.from({ length: height * fine }, () => [])
  for (const { points } of outlines)
    for (const [i, [fromX, fromY]] of points.entries()) {
      const [toX, toY] = points[(i + 1) % points.length] ?? [fromX, fromY]
      const [x1, y1, x2, y2] = [pixel(fromX), (pixel(fromY) - top) * fine, pixel(toX), (pixel(toY) - top) * fine]
      const way = y2 > y1 ? 1 : -1
      const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5))
      const last = Math.min(crossings.length - 1, Math.ceil(Math.max(y1, y2) - 0.5) - 1)
      for (let line = first; line <= last; line += 1)
        crossings[line]?.push(x1 + ((x2 - x1) * (line + 0.5 - y1)) / (y2 - y1), way)
    }
  return crossings
}

/** The edge of a span at `x`, as a difference from the pixel before. */
function mark(change: Float32Array, x: number, sign: number): void {
  const place = Math.min(Math.max(x, 0), change.length - 2)
  const whole = Math.floor(place)
  change[whole] = (change[whole] ?? 0) + sign * (1 - (place - whole))
  change[whole + 1] = (change[whole + 1] ?? 0) + sign * (place - whole)
}

/** Adds what lies between the crossings of one fine line. */
function addSpans(crossings: number[], left: number, isEvenOdd: boolean, change: Float32Array): void {
  // They are few: moving each to its place is quicker than a sort.
  for (let i = 2; i < crossings.length; i += 2) {
    const [x = 0, way = 0] = [crossings[i], crossings[i + 1]]
    let to = i
    for (; to > 0 && (crossings[to - 2] ?? 0) > x; to -= 2) {
      crossings[to] = crossings[to - 2] ?? 0
      crossings[to + 1] = crossings[to - 1] ?? 0
    }
    crossings[to] = x
    crossings[to + 1] = way
  }
  let winding = 0
  for (let i = 0; i < crossings.length; i += 2) {
    const before = winding
    winding = isEvenOdd ? 1 - winding : winding + (crossings[i + 1] ?? 0)
    if (before === 0) mark(change, (crossings[i] ?? 0) - left, 1)
    else if (winding === 0) mark(change, (crossings[i] ?? 0) - left, -1)
  }
}

/** What is inside some outlines. */
export function filled(outlines: Outline[], sheet: Sheet, isEvenOdd = false): Mask | null {
  const box = boxOf(outlines, sheet, 0)
  if (!box) return null
  const { width, height } = box
  const cover = new Uint8Array(width * height)
  const crossings = crossingsOf(outlines, box)
  const change = new Float32Array(width + 2)
  for (let y = 0; y < height; y += 1) {
    change.fill(0)
    for (let line = 0; line < fine; line += 1) addSpans(crossings[y * fine + line] ?? [], box.left, isEvenOdd, change)
    let sum = 0
    for (let x = 0; x < width; x += 1) {
      sum += change[x] ?? 0
      cover[y * width + x] = Math.min(255, Math.round((sum * 255) / fine))
    }
  }
  return { ...box, cover }
}

/** What a round brush covers that goes along some outlines; `widthAt` is in points. */
export function stroked(
  outlines: Outline[],
  sheet: Sheet,
  widthAt: (outline: number, point: number) => number,
): Mask | null {
  let widest = 0
  for (const [o, { points }] of outlines.entries())
    for (let i = 0; i < points.length; i += 1) widest = Math.max(widest, widthAt(o, i))
  const box = boxOf(outlines, sheet, (widest * scale) / 2 + 1)
  if (!box) return null
  const mask: Mask = { ...box, cover: new Uint8Array(box.width * box.height) }
  for (const [o, { points }] of outlines.entries())
    for (let i = 1; i < points.length; i += 1) {
      const radius = ((widthAt(o, i - 1) + widthAt(o, i)) * scale) / 4
      const [from, to] = [points[i - 1], points[i]]
      if (radius > 0 && from && to) addCapsule(mask, pixel(from[0]), pixel(from[1]), pixel(to[0]), pixel(to[1]), radius)
    }
  return mask
}

function addCapsule(
  { left, top, width, height, cover }: Mask,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  radius: number,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy || 1
  const reach = radius + 1
  const startX = Math.max(left, Math.floor(Math.min(x1, x2) - reach))
  const endX = Math.min(left + width - 1, Math.ceil(Math.max(x1, x2) + reach))
  const endY = Math.min(top + height - 1, Math.ceil(Math.max(y1, y2) + reach))
  // A line thinner than a pixel is paler, not narrower.
  const [core, strength] = radius < 0.5 ? [0.5, radius * 2] : [radius, 1]
  for (let y = Math.max(top, Math.floor(Math.min(y1, y2) - reach)); y <= endY; y += 1)
    for (let x = startX; x <= endX; x += 1) {
      const t = Math.min(1, Math.max(0, ((x + 0.5 - x1) * dx + (y + 0.5 - y1) * dy) / square))
      const distance = Math.hypot(x + 0.5 - x1 - t * dx, y + 0.5 - y1 - t * dy)
      const value = Math.min(1, core + 0.5 - distance) * strength * 255
      const place = (y - top) * width + x - left
      if (value > (cover[place] ?? 0)) cover[place] = value
    }
}
