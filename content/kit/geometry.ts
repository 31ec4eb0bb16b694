export type Point = readonly [number, number]

const at = (points: readonly Point[], index: number): Point => {
  const point = points[(index + points.length) % points.length]
  if (!point) throw new Error('A shape needs at least one point.')
  return point
}

const text = (value: number) => String(Math.round(value * 100) / 100)
const pair = ([x, y]: Point) => `${text(x)} ${text(y)}`

const bend = (a: Point, b: Point, c: Point, d: Point, softness: number) => {
  const one: Point = [b[0] + (c[0] - a[0]) * softness, b[1] + (c[1] - a[1]) * softness]
  const two: Point = [c[0] - (d[0] - b[0]) * softness, c[1] - (d[1] - b[1]) * softness]
  return `C${pair(one)} ${pair(two)} ${pair(c)}`
}

/** Points, or the same written short: `0,-1 0.5,2` is (0, -1) and (0.5, 2). */
export type Outline = readonly Point[] | string

function pointsOf(outline: Outline): readonly Point[] {
  if (typeof outline !== 'string') return outline
  return outline.split(' ').map((each): Point => {
    const [x = Number.NaN, y = Number.NaN] = each.split(',').map(Number)
    if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`“${each}” is not a point. Write it as x,y.`)
    return [x, y]
  })
}

/** A closed shape that flows through its points. */
export function blob(outline: Outline, softness = 1 / 6): string {
  const points = pointsOf(outline)
  const parts = points.map((_, i) =>
    bend(at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2), softness),
  )
  return `M${pair(at(points, 0))}${parts.join('')}Z`
}

/** An open line that flows through its points. */
export function curve(outline: Outline, softness = 1 / 6): string {
  const points = pointsOf(outline)
  const last = points.length - 1
  const parts = points
    .slice(0, -1)
    .map((_, i) =>
      bend(
        at(points, Math.max(i - 1, 0)),
        at(points, i),
        at(points, i + 1),
        at(points, Math.min(i + 2, last)),
        softness,
      ),
    )
  return `M${pair(at(points, 0))}${parts.join('')}`
}

/** A closed shape with straight edges. */
export function poly(outline: Outline): string {
  return `M${pointsOf(outline).map(pair).join('L')}Z`
}

export function line(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const [r, s] = [text(rx), text(ry)]
  return `M${text(cx - rx)} ${text(cy)}a${r} ${s} 0 1 0 ${text(2 * rx)} 0a${r} ${s} 0 1 0 ${text(-2 * rx)} 0Z`
}

/** A rectangle, its corners rounded by `r`. */
export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${pair([x, y])}H${text(x + w)}V${text(y + h)}H${text(x)}Z`
  const a = (dx: number, dy: number) => `a${text(r)} ${text(r)} 0 0 1 ${text(dx)} ${text(dy)}`
  return `M${pair([x + r, y])}H${text(x + w - r)}${a(r, r)}V${text(y + h - r)}${a(-r, r)}H${text(x + r)}${a(-r, -r)}V${text(y + r)}${a(r, -r)}Z`
}

const along = (a: Point, b: Point, c: Point, t: number): Point => {
  const u = 1 - t
  return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]]
}

/** The edges of a band around a line, which is given by where it is at 0–1; it thins from `wide` to `thin`. */
function band(at: (t: number) => Point, wide: number, thin: number, start: number, end: number, steps: number): string {
  const [one, two]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= steps; i++) {
    const t = start + ((end - start) * i) / steps
    const [x, y] = at(t)
    const [ax, ay] = at(Math.max(t - 0.02, 0))
    const [bx, by] = at(Math.min(t + 0.02, 1))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (wide + (thin - wide) * t) / 2
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    one.push([x + nx, y + ny])
    two.unshift([x - nx, y - ny])
  }
  return `${curve(one)}${curve(two).replace('M', 'L')}Z`
}

/** A soft tube from `a` to `c` that bends towards `b` and thins from `wide` to `thin`, drawn from `start` to `end` (0–1). */
export const tube = (a: Point, b: Point, c: Point, wide: number, thin: number, start = 0, end = 1): string =>
  band((t) => along(a, b, c, t), wide, thin, start, end, 8)

/** One shape round two points, with a round end of `one` at `a` and of `two` at `b`. */
export function rounded(a: Point, b: Point, one: number, two: number): string {
  const along = Math.atan2(b[1] - a[1], b[0] - a[0])
  const end = ([x, y]: Point, radius: number, from: number): Point[] =>
    [0, 1, 2, 3, 4].map((i): Point => {
      const angle = along + from + (i * Math.PI) / 4
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    })
  return blob([...end(b, two, -Math.PI / 2), ...end(a, one, Math.PI / 2)])
}

/** How sharply an elbow or a knee bends: a curve's weight at its control point. */
const sharpness = 1.9

/** Where a limb is, from its root (0) to its end (1). */
export function limbAt(a: Point, b: Point, c: Point, t: number): Point {
  // Of a weighted curve most is at its middle: this spreads it evenly enough.
  const s = t - 0.06 * Math.sin(2 * Math.PI * t)
  const [u, v, w] = [(1 - s) ** 2, 2 * s * (1 - s) * sharpness, s * s]
  const all = u + v + w
  return [(u * a[0] + v * b[0] + w * c[0]) / all, (u * a[1] + v * b[1] + w * c[1]) / all]
}

/** An arm or a leg: as a tube, but with an elbow or a knee near `b`. */
export const limb = (a: Point, b: Point, c: Point, wide: number, thin: number, start = 0, end = 1): string =>
  band((t) => limbAt(a, b, c, t), wide, thin, start, end, 12)

/** Where a two-bone limb bends, and where it ends when `target` is out of reach. `side` is the way the joint points: 1 or -1. */
export function reach(from: Point, target: Point, length: number, side: number): { joint: Point; end: Point } {
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]]
  const distance = Math.hypot(dx, dy) || 1
  const fair = Math.min(distance, length * 1.08)
  const end: Point = [from[0] + (dx / distance) * fair, from[1] + (dy / distance) * fair]
  const rise = Math.min(Math.sqrt(Math.max((length / 2) ** 2 - (fair / 2) ** 2, 0)) * 1.25, length * 0.46)
  const middle: Point = [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2]
  return { joint: [middle[0] - (dy / distance) * rise * side, middle[1] + (dx / distance) * rise * side], end }
}

/** Numbers from 0 to 1 that are the same on every run for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
