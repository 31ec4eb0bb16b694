import { blob, curve, ellipse, type Point, randomFrom } from '../../../kit/geometry.ts'
import { fill, type PathNode, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import type { Light } from './light.ts'

/** A fern, its crown at the point: fronds that arch outwards. */
const fern = ([x, y]: Point, size: number): string =>
  [-1, -0.62, -0.28, 0.06, 0.4, 0.74, 1.06]
    .map((way) => {
      const [tipX, tipY] = [x + way * size, y - size * (0.42 + 0.5 * (1 - Math.abs(way)))]
      const middle: Point = [x + way * size * 0.42, y - size * (0.6 + 0.34 * (1 - Math.abs(way)))]
      return blob(
        [
          [x, y],
          [middle[0] - size * 0.05, middle[1] - size * 0.06],
          [tipX, tipY],
          [middle[0] + size * 0.06, middle[1] + size * 0.08],
        ],
        0.2,
      )
    })
    .join('')

const tuft = ([x, y]: Point, size: number): string =>
  [-0.5, -0.22, 0.04, 0.3, 0.56]
    .map((way) =>
      curve([
        [x + way * size * 0.3, y],
        [x + way * size * 0.5, y - size * 0.5],
        [x + way * size * 1.1, y - size * (0.9 - Math.abs(way) * 0.5)],
      ]),
    )
    .join('')

/** A foxglove, its foot at the point: bells that grow smaller up the stem. */
const foxglove = ([x, y]: Point, size: number): SceneNode[] => [
  strewn(
    stroke(
      curve([
        [x, y],
        [x + size * 0.05, y - size * 0.6],
        [x + size * 0.14, y - size * 1.3],
      ]),
      colours.leekDark,
      size * 0.06,
    ),
  ),
  strewn(
    fill(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) =>
          ellipse(
            x + size * (0.05 + i * 0.015) + (i % 2 ? 1 : -1) * size * (0.12 - i * 0.012),
            y - size * (0.42 + i * 0.13),
            size * (0.115 - i * 0.01),
            size * (0.1 - i * 0.008),
          ),
        )
        .join(''),
      colours.raspberry,
      0.85,
    ),
  ),
]

/** Marks that keep clear of the words. */
const strewn = (mark: PathNode): PathNode => ({ ...mark, scattered: true })

/**
 * The bank below the steps, over the lower right of a page or `width` points of two: grass that grows darker downwards, ferns, boulders and foxgloves.
 * `edge` says how high the bank is at x; cut it to the bank's outline.
 */
export function bank(edge: (x: number) => number, light: Light, seed: number, width: number): SceneNode[] {
  const random = randomFrom(seed)
  const pages = width / 960
  const spots = (count: number, nearest: number, farthest: number): Point[] =>
    Array.from({ length: count * pages }, () => {
      const x = random() * (width + 40) - 20
      return [x, edge(x) + nearest + random() * (farthest - nearest)] as const
    }).toSorted(([, a], [, b]) => a - b)
  const swell = (depth: number, lift: number) =>
    `${curve(Array.from({ length: 12 * pages + 1 }, (_, i): Point => [i * 84 - 24, edge(i * 84 - 24) + depth + (i % 2 ? lift : -lift)]))}L${width + 40} 900L-40 900Z`
  const stones = spots(7, 60, 420).map(([x, y]) => {
    const w = 22 + random() * 30
    return {
      top: blob(`${x - w},${y} ${x - w * 0.6},${y - w * 0.62} ${x + w * 0.3},${y - w * 0.7} ${x + w},${y}`),
      x,
      y,
      w,
    }
  })
  return [
    fill(swell(0, 0), light.hill),
    fill(swell(70, 9), light.hillNear, 0.55),
    fill(swell(190, -14), light.hillNear, 0.8),
    fill(swell(330, 12), light.roof, 0.22),
    strewn(
      stroke(
        spots(70, 6, 460)
          .map((spot) => tuft(spot, 15))
          .join(''),
        colours.leekDark,
        2.2,
        0.34,
      ),
    ),
    ...stones.flatMap(({ top, x, y, w }) => [
      strewn(fill(ellipse(x, y, w * 1.1, w * 0.22), light.roof, 0.3)),
      strewn(fill(top, light.riser)),
      strewn(stroke(`M${x - w * 0.5} ${y - w * 0.44}L${x + w * 0.2} ${y - w * 0.54}`, light.tread, 4, 0.6)),
    ]),
    ...spots(10, 40, 430).flatMap((spot, i) => [
      strewn(fill(fern(spot, 40 + (i % 3) * 9), light.roof, 0.28)),
      strewn(fill(fern([spot[0], spot[1] - 3], 38 + (i % 3) * 9), i % 2 ? colours.leek : colours.moss, 0.8)),
    ]),
    ...spots(6, 70, 360).flatMap((spot, i) => foxglove(spot, 44 + (i % 3) * 8)),
    strewn(
      fill(
        Array.from({ length: 44 * pages }, () => {
          const x = random() * (width + 20)
          return ellipse(x, edge(x) + 24 + random() * 420, 2.6, 2.2)
        }).join(''),
        colours.cream,
        0.75,
      ),
    ),
    fill(swell(0, 0), light.veil[0], light.veil[1] * 0.4),
  ]
}
