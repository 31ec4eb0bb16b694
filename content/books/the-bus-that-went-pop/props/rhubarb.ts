import { blob, curve, ellipse, type Point, randomFrom } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** How far a rhubarb has come: asleep, with pink noses, with one fat bud, with short shoots that burst, or spoilt by light. */
export type Growth = 'asleep' | 'noses' | 'bud' | 'shoots' | 'green'

/** A dug-up rhubarb, knobbly and muddy with roots that dangle, about 110 wide; it sits on y = 0. */
function crown(seed: number): SceneNode[] {
  const random = randomFrom(seed)
  const r = () => (random() - 0.5) * 8
  const shape: Point[] = [
    [-50 + r(), -8],
    [-56, -30 + r()],
    [-40, -50 + r()],
    [-22, -46],
    [-10 + r(), -60 + r()],
    [12, -52],
    [30 + r(), -58 + r()],
    [44, -42],
    [57, -26 + r()],
    [50, -6],
    [20, 4],
    [-20, 5],
  ]
  const roots = [
    [-38, -4, -60, 22, -52, 46],
    [-18, 0, -24, 26, -36, 52],
    [6, 2, 4, 30, 14, 56],
    [28, 0, 40, 22, 34, 48],
    [44, -6, 66, 14, 62, 36],
  ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], i) =>
    stroke(
      curve([
        [a, b],
        [c + r(), d],
        [e + r(), f],
      ]),
      i % 2 === 0 ? colours.mud : colours.mudDark,
      11 - (i % 3) * 2,
    ),
  )
  const body = blob(shape)
  return [
    ...roots,
    fill(body, colours.mud),
    clipTo(body, [
      fill(blob('-60,10 60,10 60,-14 10,-6 -40,-12'), colours.mudDark, 0.7),
      fill(ellipse(-26, -34, 13, 9) + ellipse(18, -42, 12, 8) + ellipse(36, -24, 9, 7), colours.mudPale, 0.7),
      stroke(
        curve('-44,-24 -30,-18 -20,-24') + curve('-4,-26 10,-20 22,-26') + curve('-10,-46 0,-40 8,-46'),
        colours.mudDark,
        3,
      ),
    ]),
  ]
}

/** A stalk from (x, y) to its leaf: pink ones stand and curl, green ones are drawn out thin. */
function stalk(
  from: Point,
  to: Point,
  width: number,
  colour: string,
  mark: string,
  leaf: string,
  leafMark: string,
): SceneNode[] {
  const bend: Point = [(from[0] + to[0]) / 2 + (to[0] - from[0]) * -0.25, (from[1] + to[1]) / 2 - 8]
  const way = Math.sign(to[0] - from[0]) || 1
  const s = Math.max(width * 1.5, 8)
  return [
    stroke(curve([from, bend, to]), colour, width),
    stroke(
      curve([
        [from[0] - width * 0.2, from[1]],
        [bend[0] - width * 0.2, bend[1]],
        [to[0] - width * 0.2, to[1]],
      ]),
      mark,
      width * 0.22,
      0.7,
    ),
    place(
      [
        fill(
          blob([
            [0, s * 0.4],
            [-s * 1.1, -s * 0.2],
            [-s * 0.9, -s * 1.2],
            [-s * 0.2, -s * 1.1],
            [s * 0.2, -s * 1.7],
            [s * 0.7, -s * 1],
            [s * 1.2, -s * 0.9],
            [s, s * 0.1],
          ]),
          leaf,
        ),
        stroke(
          curve([
            [0, s * 0.2],
            [0, -s],
            [s * 0.2, -s * 1.4],
          ]) +
            curve([
              [0, -s * 0.3],
              [-s * 0.6, -s * 0.7],
            ]) +
            curve([
              [0, -s * 0.3],
              [s * 0.7, -s * 0.5],
            ]),
          leafMark,
          Math.max(s * 0.12, 1),
        ),
      ],
      { x: to[0], y: to[1], rotate: way * 14 },
    ),
  ]
}

const nose = (x: number, y: number, size: number): SceneNode[] => [
  fill(
    blob([
      [x - size * 0.7, y + size * 0.4],
      [x - size * 0.6, y - size * 0.5],
      [x, y - size * 1.1],
      [x + size * 0.6, y - size * 0.5],
      [x + size * 0.7, y + size * 0.4],
    ]),
    colours.rhubarbPale,
  ),
  fill(ellipse(x - size * 0.15, y - size * 0.45, size * 0.22, size * 0.3), colours.blossom),
  stroke(
    curve([
      [x - size * 0.8, y + size * 0.3],
      [x, y + size * 0.6],
      [x + size * 0.8, y + size * 0.3],
    ]),
    colours.mudDark,
    size * 0.24,
  ),
]

/** A rhubarb that sits on y = 0. `lean` draws green stalks sideways to a light, -1 left to 1 right. */
export function rhubarb(growth: Growth, seed = 1, lean = 0): SceneNode[] {
  const random = randomFrom(seed * 7 + 3)
  const root = crown(seed)
  if (growth === 'asleep') return root
  if (growth === 'noses') return [...root, ...nose(-28, -50, 9), ...nose(4, -60, 12), ...nose(32, -54, 8)]
  if (growth === 'bud')
    return [
      ...root,
      ...nose(-30, -50, 10),
      ...nose(34, -52, 10),
      fill(blob('-20,-48 -24,-78 -8,-112 6,-118 18,-100 24,-74 20,-48'), colours.rhubarb),
      fill(blob('-20,-48 -25,-74 -14,-92 -4,-70 2,-48'), '#a9714f'),
      fill(blob('22,-48 26,-72 18,-88 8,-68 6,-48'), '#8f5c42'),
      stroke(curve('-2,-104 2,-84 0,-66'), colours.rhubarbPale, 4),
    ]
  if (growth === 'green')
    return [
      ...root,
      ...[-34, -18, -4, 12, 26, 38].flatMap((x) => {
        const tip: Point = [x + lean * (110 + random() * 50), -78 - random() * 46]
        return stalk([x, -46], tip, 4, '#7fa650', '#b7cc6a', '#6d9a4b', '#4f7a3a')
      }),
    ]
  return [
    ...[-30, 30, -14, 16, 0].flatMap((x, i) => {
      const tip: Point = [x * 1.3 + (random() - 0.5) * 10, -78 - (i % 3) * 14 - random() * 10]
      return [
        stroke(
          curve([[x * 0.8, -40], [x * 1.05, (tip[1] - 40) / 2], tip]),
          i % 2 === 0 ? colours.rhubarb : '#dd4a74',
          12,
        ),
        // The leaf is still folded tight, like a fist.
        place(
          [
            fill(blob('-9,4 -11,-8 -4,-18 4,-20 11,-9 9,4'), colours.lime),
            stroke(curve('-5,2 -6,-8 -1,-14') + curve('4,2 6,-8 2,-16'), '#a9ad3c', 2),
          ],
          { x: tip[0], y: tip[1], rotate: x * 0.7, scale: 0.95 },
        ),
        // Half of its burst brown coat.
        fill(
          blob([
            [x * 0.8 - 10, -36],
            [x * 0.8 - 13, -56],
            [x * 0.8 - 5, -62],
            [x * 0.8 - 1, -40],
          ]),
          '#a9714f',
        ),
      ]
    }),
    ...root,
  ]
}

/** The little gold lines of a bud that goes pop, around the origin. */
export const popMarks = (size: number, colour: string = colours.candle): SceneNode =>
  stroke(
    [-70, -35, 0, 35, 70]
      .map((degrees) => {
        const a = ((degrees - 90) * Math.PI) / 180
        return `M${(Math.cos(a) * size * 0.6).toFixed(1)} ${(Math.sin(a) * size * 0.6).toFixed(1)}L${(Math.cos(a) * size).toFixed(1)} ${(Math.sin(a) * size).toFixed(1)}`
      })
      .join(''),
    colour,
    size * 0.1,
  )

/** An armful of pulled rhubarb, 150 long, lying to the right from the origin. */
export const bunch = (): SceneNode[] => [
  ...[-14, 8, -4, 14, 2].flatMap((y, i) =>
    stalk(
      [0, y * 0.6],
      [118 + (i % 3) * 12, y],
      11,
      i % 2 === 0 ? colours.rhubarb : '#dd4a74',
      colours.blossom,
      colours.lime,
      '#a9ad3c',
    ),
  ),
  stroke(curve('44,-16 40,0 44,16'), colours.custardPale, 5),
]
