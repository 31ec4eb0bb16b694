import type { Point } from '../kit/geometry.ts'
import { type Matrix, scaleOf, transform } from '../kit/matrix.ts'
import type { Outline } from './outlines.ts'

/** How far apart points are at most: on bends, and on straight lines, which wobble too. */
const [onBends, onLines] = [2.5, 5]

const along = (points: Point[], t: number): Point => {
  let rest = points
  while (rest.length > 1)
    rest = rest.slice(1).map(([x, y], i): Point => {
      const [fromX, fromY] = rest[i] ?? [x, y]
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
    })
  return rest[0] ?? [0, 0]
}

/** The middle of an ellipse that an arc belongs to, and the angles at its ends. */
function arcOf([x, y]: Point, [ex, ey]: Point, radii: Point, isLarge: boolean, isClockwise: boolean) {
  const [dx, dy] = [(x - ex) / 2, (y - ey) / 2]
  const grow = Math.sqrt(Math.max(1, (dx / radii[0]) ** 2 + (dy / radii[1]) ** 2))
  const [rx, ry] = [radii[0] * grow, radii[1] * grow]
  const spread = (rx * dy) ** 2 + (ry * dx) ** 2
  const reach = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - spread) / spread)) * (isLarge === isClockwise ? -1 : 1)
  const [mx, my] = [(reach * rx * dy) / ry, (-reach * ry * dx) / rx]
  const start = Math.atan2((dy - my) / ry, (dx - mx) / rx)
  let sweep = Math.atan2((-dy - my) / ry, (-dx - mx) / rx) - start
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  return { middle: [mx + (x + ex) / 2, my + (y + ey) / 2] as Point, rx, ry, start, sweep }
}

type Command = { letter: string; numbers: number[] }

/** How many numbers follow a command of an SVG path. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7 }

/** The commands of a path, each with the numbers of one step; further points after a move are lines, as in SVG. */
function commandsOf(d: string): Command[] {
  return [...d.matchAll(/([MLHVCQTAZ])([^MLHVCQTAZ]*)/gi)].flatMap(([, letter = '', rest = '']): Command[] => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const count = counts[letter.toUpperCase()]
    if (count === undefined) return [{ letter, numbers: [] }]
    const steps = Math.floor(numbers.length / count)
    const next: Record<string, string> = { M: 'L', m: 'l' }
    return Array.from({ length: steps }, (_, step) => ({
      letter: step === 0 ? letter : (next[letter] ?? letter),
      numbers: numbers.slice(step * count, (step + 1) * count),
    }))
  })
}

/** Follows the commands of a path and keeps the places on the page that it comes through. */
class Walk {
  readonly outlines: Outline[] = []
  private points: Point[] = []
  private here: Point = [0, 0]
  private first: Point = [0, 0]
  /** The last control point of a curve, which a smooth one mirrors. */
  private handle: Point | null = null

  private readonly matrix: Matrix

  constructor(matrix: Matrix) {
    this.matrix = matrix
  }

  follow({ letter, numbers }: Command): void {
    const isRelative = letter === letter.toLowerCase()
    const [x, y] = isRelative ? this.here : [0, 0]
    const [a = 0, b = 0] = numbers
    switch (letter.toUpperCase()) {
      case 'M':
        this.end(false)
        this.here = [x + a, y + b]
        this.first = this.here
        return
      case 'Z':
        this.bend([this.first])
        this.end(true)
        return
      case 'H':
        this.bend([[x + a, this.here[1]]])
        return
      case 'V':
        this.bend([[this.here[0], y + a]])
        return
      case 'T': {
        const [fromX, fromY] = this.handle ?? this.here
        const mirrored: Point = [2 * this.here[0] - fromX, 2 * this.here[1] - fromY]
        this.bend([mirrored, [x + a, y + b]])
        return
      }
      case 'A':
        this.turn(numbers, [x, y])
        return
      default: {
        const controls: Point[] = []
        for (let i = 0; i < numbers.length; i += 2) controls.push([x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)])
        this.bend(controls)
      }
    }
  }

  end(isClosed: boolean): void {
    if (this.points.length > 1) this.outlines.push({ points: this.points, isClosed })
    this.points = []
  }

  /** Goes to `to` through the places that `at` knows, from 0 to 1. */
  private go(to: Point, length: number, apart: number, at: (t: number) => Point): void {
    if (this.points.length === 0) this.points.push(transform(this.matrix, this.here))
    const steps = Math.max(1, Math.min(400, Math.ceil((length * scaleOf(this.matrix)) / apart)))
    for (let step = 1; step <= steps; step += 1) this.points.push(transform(this.matrix, at(step / steps)))
    this.here = to
  }

  private bend(controls: Point[]): void {
    const all = [this.here, ...controls]
    let length = 0
    for (const [i, [x, y]] of controls.entries()) {
      const [fromX, fromY] = all[i] ?? [x, y]
      length += Math.hypot(x - fromX, y - fromY)
    }
    this.go(controls.at(-1) ?? this.here, length, controls.length === 1 ? onLines : onBends, (t) => along(all, t))
    this.handle = controls.length > 1 ? (controls.at(-2) ?? null) : null
  }

  private turn([rx = 0, ry = 0, , large, clockwise, dx = 0, dy = 0]: number[], [x, y]: Point): void {
    const to: Point = [x + dx, y + dy]
    const arc = arcOf(this.here, to, [rx, ry], large === 1, clockwise === 1)
    const place = (t: number): Point => [
      arc.middle[0] + arc.rx * Math.cos(arc.start + arc.sweep * t),
      arc.middle[1] + arc.ry * Math.sin(arc.start + arc.sweep * t),
    ]
    this.go(to, Math.abs(arc.sweep) * Math.max(arc.rx, arc.ry), onBends, place)
  }
}

/** A path of the kit as lines of points on the page. */
export function outlinesOf(d: string, matrix: Matrix): Outline[] {
  const walk = new Walk(matrix)
  for (const command of commandsOf(d)) walk.follow(command)
  walk.end(false)
  return walk.outlines
}
