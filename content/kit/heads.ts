import type { Outline, Point } from './geometry.ts'

/** Head shapes of radius 1: above the ears they are one, so that hair and hats fit; below, they differ. */
export const heads = {
  /** A child's: full cheeks and hardly a chin. */
  round: '0,-1 0.68,-0.77 0.97,-0.1 0.94,0.42 0.6,0.84 0,0.98 -0.6,0.84 -0.94,0.42 -0.97,-0.1 -0.68,-0.77',
  /** A child's: narrow, and a little longer. */
  oval: '0,-1.02 0.66,-0.78 0.94,-0.1 0.8,0.46 0.42,0.92 0,1.06 -0.42,0.92 -0.8,0.46 -0.94,-0.1 -0.66,-0.78',
  /** A child's: wide cheeks and a small pointed chin. */
  heart:
    '0,-1.02 0.67,-0.78 0.98,-0.1 0.92,0.38 0.54,0.84 0.16,1.04 0,1.07 -0.16,1.04 -0.54,0.84 -0.92,0.38 -0.98,-0.1 -0.67,-0.78',
  /** An adult's: high, with a long jaw. */
  long: '0,-1.12 0.58,-0.92 0.85,-0.26 0.81,0.44 0.56,1.02 0.24,1.25 0,1.28 -0.24,1.25 -0.56,1.02 -0.81,0.44 -0.85,-0.26 -0.58,-0.92',
  /** An adult's: a square jaw. */
  square:
    '0,-1.02 0.68,-0.78 0.97,-0.1 0.94,0.44 0.8,0.88 0.4,1.12 0,1.14 -0.4,1.12 -0.8,0.88 -0.94,0.44 -0.97,-0.1 -0.68,-0.78',
  /** An adult's: soft, and widest below the cheeks. */
  pear: '0,-1.02 0.66,-0.78 0.93,-0.12 0.97,0.44 0.68,0.96 0.26,1.14 0,1.16 -0.26,1.14 -0.68,0.96 -0.97,0.44 -0.93,-0.12 -0.66,-0.78',
} satisfies Record<string, Outline>

const pointsOf = (outline: Outline): Point[] =>
  typeof outline === 'string'
    ? outline.split(' ').map((each): Point => each.split(',').map(Number) as [number, number])
    : [...outline]

/** The same closed outline with three points between each two. */
function finer(points: Point[]): Point[] {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0]
  return points.flatMap((_, i) =>
    [0, 0.25, 0.5, 0.75].map((t): Point => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const smooth = (k: 0 | 1) =>
        b[k] +
        (t / 2) * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
      return [smooth(0), smooth(1)]
    }),
  )
}

/** 1 at a place, falling to 0 at `width` from it. */
const near = (value: number, place: number, width: number) => Math.max(0, 1 - ((value - place) / width) ** 2)

/**
 * A head that looks along `turn` (-1 left, 1 right): the far cheek leaves the egg, hollow at the eye and full below it, and the chin goes with
 * the face. From the front it is the outline itself.
 */
export function turnedHead(outline: Outline, turn: number): Outline {
  const amount = Math.max(0, Math.min(1, (Math.abs(turn) - 0.2) / 0.6))
  if (amount === 0) return outline
  const way = Math.sign(turn)
  return finer(pointsOf(outline)).map(([x, y]): Point => {
    const chin = way * amount * 0.2 * Math.max(0, Math.min(1, (y - 0.25) / 0.8))
    if (x * way <= 0) return [x + chin * 0.8, y]
    const hollow = 0.15 * near(y, 0.02, 0.3) + 0.1 * near(y, 0.78, 0.3) - 0.02 * near(y, 0.4, 0.22)
    return [x * (1 - amount * hollow) + chin, y]
  })
}
