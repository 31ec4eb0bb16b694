import { blob, curve, ellipse, type Point } from './geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from './scene.ts'

export const white = '#fffaf0'
export const shade = '#dcd6d2'
export const grey = '#9fabb8'
export const greyDark = '#7f8c9c'
export const black = '#2a2a3c'
export const beakYellow = '#f2a91e'
const leg = '#e98a6a'

export type GullMood = 'smug' | 'cross' | 'shocked' | 'greedy'

export function gullEye(x: number, y: number, r: number, mood: GullMood, side: number): SceneNode[] {
  const wide = mood === 'shocked'
  const size = wide ? r * 1.5 : r
  const brow =
    mood === 'cross' || mood === 'greedy'
      ? [
          stroke(
            curve([
              [x - r * 1.4 * side, y - r * 1.5],
              [x + r * 1.3 * side, y - r * 0.5],
            ]),
            black,
            r * 0.5,
          ),
        ]
      : []
  const lid =
    mood === 'smug'
      ? [
          fill(`M${x - r * 1.3} ${y - r * 1.3}h${r * 2.6}v${r * 1.15}h${-r * 2.6}Z`, shade),
          stroke(
            curve([
              [x - r, y - r * 0.15],
              [x + r, y - r * 0.15],
            ]),
            black,
            r * 0.3,
          ),
        ]
      : []
  return [
    fill(ellipse(x, y, size * 1.15), '#e0653f'),
    fill(ellipse(x, y, size), '#fff3c4'),
    clipTo(ellipse(x, y, size * 1.18), [
      fill(
        ellipse(x + (wide ? 0 : side * r * 0.2), y + (mood === 'smug' ? r * 0.1 : 0), wide ? r * 0.4 : r * 0.5),
        black,
      ),
      ...lid,
    ]),
    ...brow,
  ]
}

/** A beak that points right from (0, 0); `open` from 0 to 1. */
export function beak(open: number, held: SceneNode[] = []): SceneNode[] {
  const up = -open * 20
  const down = open * 24
  return [
    ...(open > 0
      ? [
          fill(
            blob([
              [-4, -6],
              [28, up * 0.5],
              [30, down * 0.5],
              [-4, 10],
            ]),
            '#8e2f36',
          ),
        ]
      : []),
    ...held,
    fill(
      blob(
        [
          [-8, -3],
          [18, 2 + down * 0.42],
          [42, 3 + down],
          [45, 9 + down],
          [34, 15 + down * 0.86],
          [8, 17 + down * 0.3],
          [-8, 13],
        ],
        0.14,
      ),
      beakYellow,
    ),
    fill(
      blob(
        [
          [-8, -12],
          [16, -12 + up * 0.4],
          [44, -3 + up],
          [54, 9 + up * 0.7],
          [42, 6 + up],
          [16, 3 + up * 0.2],
          [-6, 3],
        ],
        0.14,
      ),
      '#f6b93b',
    ),
    fill(ellipse(34, 9 + down * 0.85, 4, 3), '#d8472f'),
    stroke(
      curve([
        [12, -6 + up * 0.3],
        [22, -5 + up * 0.5],
      ]),
      '#b9760f',
      2,
    ),
  ]
}

export const tuft = (x: number, y: number): SceneNode =>
  stroke(
    curve([
      [x - 2, y + 4],
      [x - 8, y - 8],
      [x - 16, y - 12],
    ]) +
      curve([
        [x + 2, y + 3],
        [x, y - 10],
        [x - 5, y - 18],
      ]),
    shade,
    4,
  )

export const foot = (x: number, y: number): SceneNode[] => [
  stroke(
    curve([
      [x, y - 34],
      [x - 1, y - 16],
      [x, y],
    ]),
    leg,
    5,
  ),
  fill(
    blob(
      [
        [x - 6, y - 2],
        [x + 4, y - 5],
        [x + 20, y + 3],
        [x + 8, y + 3],
        [x + 6, y + 6],
        [x - 6, y + 3],
      ],
      0.1,
    ),
    leg,
  ),
]

export function wing(tipX: number, tipY: number): SceneNode[] {
  const at = (t: number, off: number): Point => [tipX * t - (tipY * off) / 260, tipY * t + (tipX * off) / 260]
  const shape = blob([
    at(0, 22),
    at(0.3, 40),
    at(0.62, 34),
    at(0.86, 16),
    at(1, 0),
    at(0.84, -22),
    at(0.7, -36),
    at(0.5, -46),
    at(0.3, -50),
    at(0.05, -36),
  ])
  return [
    fill(shape, grey),
    clipTo(shape, [
      fill(blob([at(0.74, 60), at(1.1, 60), at(1.1, -60), at(0.7, -60), at(0.8, 0)]), black),
      stroke(curve([at(0, -34), at(0.4, -40), at(0.72, -30)]), white, 9),
      fill(ellipse(...at(0.9, 2), 7, 5), white),
      ...[0.3, 0.45, 0.6].map((t) => stroke(curve([at(t, 6), at(t + 0.05, -30)]), greyDark, 2.5)),
    ]),
  ]
}
