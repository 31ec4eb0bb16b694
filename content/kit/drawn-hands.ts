import type { Complexion } from './face.ts'
import { blob, curve, type Outline, type Point } from './geometry.ts'
import { fill, place, type SceneNode, stroke } from './scene.ts'

/** What a near hand is drawn with. */
export type Skin = Pick<Complexion, 'skin' | 'shade'>

const along = (a: number, b: number, t: number) => a + (b - a) * t

const pointsOf = (line: Outline): readonly Point[] =>
  typeof line === 'string' ? line.split(' ').map((each) => each.split(',').map(Number) as [number, number]) : line

/** The same line with four points to each of its pieces, rounded where it bends. */
function finer(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const between = points.slice(0, -1).flatMap((_, i) =>
    [0, 0.25, 0.5, 0.75].map((t): Point => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const smooth = (k: 0 | 1) =>
        b[k] +
        (t / 2) * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
      return [smooth(0), smooth(1)]
    }),
  )
  return [...between, at(points.length - 1)]
}

/** One finger along a line from its knuckle to its tip, which is round; half of its width is `wide` at first and `narrow` at last. */
export function digit(line: Outline, wide: number, narrow: number): string {
  const points = finer(pointsOf(line))
  const last = points.length - 1
  const [one, two]: [Point[], Point[]] = [[], []]
  let way = 0
  for (const [i, [x, y]] of points.entries()) {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(last, i + 1)] ?? [x, y]
    way = Math.atan2(by - ay, bx - ax)
    const half = along(wide, narrow, i / last)
    one.push([x - Math.sin(way) * half, y + Math.cos(way) * half])
    two.unshift([x + Math.sin(way) * half, y - Math.cos(way) * half])
  }
  const [x, y] = points[last] ?? [0, 0]
  const tip = [0.3, 0.1, -0.1, -0.3].map((turn): Point => {
    const angle = way + turn * Math.PI
    return [x + Math.cos(angle) * narrow, y + Math.sin(angle) * narrow]
  })
  return blob([...one, ...tip, ...two])
}

/** A nail near a fingertip that points `degrees` clockwise from the right. */
export function nail([x, y]: Point, degrees: number, size: number): SceneNode {
  const a = (degrees * Math.PI) / 180
  const at = (l: number, w: number): Point => [
    x + (Math.cos(a) * l - Math.sin(a) * w) * size,
    y + (Math.sin(a) * l + Math.cos(a) * w) * size,
  ]
  return fill(blob([at(-0.9, -0.6), at(0.7, -0.62), at(1, 0), at(0.7, 0.62), at(-0.9, 0.6)]), '#ffffff', 0.32)
}

/*
 * Hands seen near, in halves of the palm's width: the forearm comes along the x axis to the wrist at (-1.2, 0), the middle of the palm is the
 * origin, and the thumb is on the side where y grows. `placedArm` and `forearm` turn and mirror them.
 */

const fingersOf = (lines: string[], { skin }: Skin, wide = 0.29, narrow = 0.22): SceneNode[] =>
  lines.map((line) => fill(digit(line, wide, narrow), skin))

const creases = (lines: string[], { shade }: Skin): SceneNode =>
  stroke(lines.map((line) => curve(line)).join(''), shade, 0.09)

const palm = ({ skin }: Skin): SceneNode =>
  fill(blob('-1.3,-0.56 -0.6,-0.8 0.2,-0.98 0.8,-0.84 1,-0.2 1,0.5 0.78,0.92 0.1,0.98 -0.6,0.84 -1.3,0.56'), skin)

/** All five fingers wide apart: stop, hello, look. */
export const spreadHand = (skin: Skin): SceneNode[] => [
  ...fingersOf(
    [
      '0.5,-0.62 1.25,-1.02 1.9,-1.42',
      '0.6,-0.26 1.6,-0.5 2.45,-0.72',
      '0.6,0.2 1.7,0.2 2.65,0.16',
      '0.55,0.6 1.5,0.86 2.35,1.02',
      '-0.6,0.55 0,1.24 0.6,1.86',
    ],
    skin,
  ),
  palm(skin),
  creases(['-0.5,0.4 0,0.1 0.2,-0.5', '0.72,-0.5 0.6,0 0.68,0.5'], skin),
]

/** A hand that lies on something: its fingers a little apart, bent over it at their tips. */
export const restingHand = (skin: Skin): SceneNode[] => [
  ...fingersOf(
    [
      '-0.5,0.55 0.2,1.12 1,1.32',
      '0.5,-0.62 1.25,-0.82 1.85,-0.86',
      '0.6,-0.26 1.5,-0.34 2.3,-0.32',
      '0.6,0.2 1.6,0.2 2.45,0.22',
      '0.55,0.6 1.4,0.72 2.2,0.74',
    ],
    skin,
  ),
  palm(skin),
  creases(['0.86,-0.54 1.02,-0.56', '1,-0.12 1.18,-0.12', '1,0.32 1.18,0.34', '-0.3,0.66 0.1,0.8 0.5,0.86'], skin),
  ...[
    [1.9, -0.86, -4],
    [2.36, -0.32, 2],
    [2.5, 0.22, 2],
    [2.26, 0.75, 2],
    [1.04, 1.33, 12],
  ].map(([x = 0, y = 0, turn = 0]) => nail([x, y], turn, 0.15)),
]

/** One finger out, the others folded under the thumb. */
export const pointingHand = (skin: Skin): SceneNode[] => [
  fill(digit('0.4,0.56 1.5,0.56 2.75,0.6', 0.32, 0.22), skin.skin),
  palm(skin),
  ...[-0.66, -0.24, 0.16].map((y) =>
    fill(
      digit(
        [
          [0.2, y],
          [0.7, y],
          [1.12, y + 0.02],
        ],
        0.28,
        0.26,
      ),
      skin.skin,
    ),
  ),
  fill(digit('-0.6,0.74 0.1,0.9 0.82,0.5', 0.32, 0.25), skin.skin),
  creases(['1.5,0.46 1.54,0.56 1.5,0.68', '0.36,-0.44 0.8,-0.46', '0.36,-0.04 0.8,-0.06'], skin),
  nail([2.78, 0.56], 2, 0.14),
]

/** A fist round something that runs across the forearm, its thumb over the fingers. */
export const grippingHand = (skin: Skin): SceneNode[] => [
  palm(skin),
  ...[-0.74, -0.27, 0.2, 0.64].map((y, i) =>
    fill(
      digit(
        [
          [0.1, y],
          [0.75, y * 1.04],
          [[1.02, 1.2, 1.24, 1.14][i] ?? 1, y * 1.02],
        ],
        0.27,
        0.25,
      ),
      skin.skin,
    ),
  ),
  fill(digit('-0.7,0.66 -0.05,0.98 0.62,0.78', 0.33, 0.25), skin.skin),
  creases(['0.14,-0.5 0.6,-0.52', '0.14,-0.04 0.7,-0.04', '0.2,0.42 0.6,0.42'], skin),
  nail([0.66, 0.77], -16, 0.15),
]

/** Four fingers that hang over an edge at y = 0 from behind it, in halves of the palm's width. The little finger is on the left, or with `way` -1 on the right. */
export const fingersOverEdge = (skin: Skin, way: -1 | 1 = 1): SceneNode[] => [
  ...[
    [-0.78, 0.7, -0.12],
    [-0.27, 0.94, -0.04],
    [0.25, 1, 0.04],
    [0.76, 0.84, 0.16],
  ].flatMap(([x = 0, long = 0, fan = 0]) => [
    fill(
      digit(
        [
          [x * way, -0.36],
          [(x + fan * 0.6) * way, 0.24],
          [(x + fan * 1.3) * way, long],
        ],
        0.28,
        0.22,
      ),
      skin.skin,
    ),
    nail([(x + fan * 1.34) * way, long + 0.02], 90 - fan * way * 60, 0.14),
    stroke(
      curve([
        [(x - 0.13 + fan * 0.5) * way, 0.1],
        [(x + fan * 0.5) * way, 0.14],
        [(x + 0.13 + fan * 0.5) * way, 0.1],
      ]),
      skin.shade,
      0.07,
    ),
  ]),
]

/** A hand that writes: `tool` is a pencil whose point is at the origin and whose other end is at y = -3.6, in halves of a palm. */
export const writingHand = (skin: Skin, tool: SceneNode[]): SceneNode[] => [
  ...fingersOf(
    ['0.4,-0.66 1.1,-0.78 1.3,-0.3', '0.5,-0.3 1.4,-0.4 1.7,0.12', '0.6,0.1 1.7,0.02 2.06,0.62'],
    skin,
    0.3,
    0.25,
  ),
  palm(skin),
  place(tool, { x: 3.1, y: 1.06, rotate: -72 }),
  ...fingersOf(['0.56,0.5 1.6,0.3 2.4,0.72', '-0.5,0.62 0.7,1.36 1.94,1.06'], skin, 0.32, 0.24),
  nail([2.42, 0.7], 28, 0.15),
  nail([1.98, 1.02], -14, 0.16),
  creases(
    ['1.4,0.22 1.5,0.34 1.46,0.5', '0.5,-0.06 0.8,-0.1', '0.4,-0.46 0.7,-0.5', '-0.2,0.5 0.2,0.66 0.5,0.66'],
    skin,
  ),
]

/** A hand with its palm up, on the side where y grows, for something to be put on: `thing` lies about (0.9, 0.9), partly behind the near fingers. */
export const offeringHand = (skin: Skin, thing: SceneNode[] = []): SceneNode[] => [
  fill(digit('-0.5,0.3 0,0.98 0.42,1.62', 0.32, 0.24), skin.skin),
  ...fingersOf(['0.4,0.3 1.5,0.36 2.42,0.86', '0.4,0.1 1.6,0.12 2.56,0.56'], skin, 0.28, 0.22),
  place(thing, { x: 0.95, y: 0.86 }),
  fill(blob('-1.3,-0.56 -0.6,-0.74 0.3,-0.72 0.9,-0.4 0.94,0.2 0.4,0.52 -0.5,0.54 -1.3,0.56'), skin.skin),
  ...fingersOf(['0.3,-0.12 1.5,-0.16 2.5,0.22', '0.2,-0.4 1.3,-0.46 2.16,-0.1'], skin, 0.29, 0.22),
  creases(['0.7,0.08 1.4,0.06 2.1,0.3', '0.6,-0.24 1.3,-0.3 1.9,-0.16', '-0.5,0.36 -0.2,0.16 0.1,0.1'], skin),
]

/** A hand that holds something small between the tips of its thumb and its forefinger: `thing` is drawn round (2.1, 0.62), under the thumb. */
export const pinchingHand = (skin: Skin, thing: SceneNode[]): SceneNode[] => [
  ...fingersOf(['0.5,-0.66 1.2,-0.84 1.5,-0.36', '0.5,-0.3 1.4,-0.6 1.86,-0.06'], skin, 0.29, 0.24),
  fill(digit('0.5,0.16 1.5,-0.2 2.16,0.3', 0.3, 0.22), skin.skin),
  place(thing, { x: 2.1, y: 0.66 }),
  palm(skin),
  fill(digit('-0.5,0.6 0.7,1.2 1.84,0.84', 0.34, 0.23), skin.skin),
  nail([1.86, 0.82], -20, 0.16),
  creases(['0.6,-0.06 1.1,-0.24', '0.5,-0.44 0.9,-0.6', '-0.1,0.5 0.3,0.68 0.6,0.74'], skin),
]
