import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, glow, part, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A candle on a stick, 92 high, its foot at the origin. */
export const candle = (reach = 90): SceneNode[] => [
  glow(0, -92, reach, colours.lamp, 0.7),
  fill(rect(-9, -66, 18, 62, 4), colours.linen),
  fill(blob('-30,0 -28,-10 0,-14 28,-10 30,0 0,5'), colours.goldDark),
  part({ is: 'light' }, [
    fill(blob('-7,-70 0,-98 7,-70 0,-62'), '#ffe9a8'),
    fill(blob('-3,-68 0,-82 3,-68'), '#f29a4a'),
  ]),
]

/** A lantern with its handle, 70 high, held at the origin. */
export const lantern = (reach = 120): SceneNode[] => [
  glow(0, 46, reach, colours.lamp, 0.7),
  stroke(curve('-14,14 0,-4 14,14'), colours.black, 4),
  fill(poly('-18,16 18,16 24,26 -24,26'), colours.black),
  part({ is: 'light' }, [fill(rect(-19, 26, 38, 40), colours.lamp)]),
  stroke(line([-19, 26], [-19, 66]) + line([0, 26], [0, 66]) + line([19, 26], [19, 66]), colours.black, 4),
  fill(rect(-25, 66, 50, 9, 3), colours.black),
]

/** A pineapple, 120 high, its foot at the origin. */
export const pineapple: SceneNode[] = [
  fill(
    blob('0,-70 -8,-130 -26,-110 -14,-84') +
      blob('0,-70 8,-132 28,-108 14,-84') +
      blob('0,-68 -38,-98 -34,-78 -14,-72') +
      blob('0,-68 38,-98 34,-78 14,-72'),
    colours.leaf,
  ),
  fill(ellipse(0, -36, 30, 40), colours.yellowDark),
  stroke(
    [-26, -12, 2, 16]
      .map((x) =>
        curve([
          [x - 12, -66],
          [x + 4, -36],
          [x + 16, -2],
        ]),
      )
      .join('') +
      [26, 12, -2, -16]
        .map((x) =>
          curve([
            [x + 12, -66],
            [x - 4, -36],
            [x - 16, -2],
          ]),
        )
        .join(''),
    colours.copperDark,
    2,
    0.6,
  ),
]

/** A boiled lobster that lies on its back of rice, 220 wide, its middle at the origin. */
export const lobster: SceneNode[] = [
  stroke(
    curve('60,-10 96,-44 120,-40') +
      curve('60,-4 100,-24 128,-12') +
      curve('-20,14 -26,30 -40,34') +
      curve('0,16 -2,32 -12,40') +
      curve('20,16 24,32 18,40'),
    colours.red,
    5,
  ),
  fill(blob('-74,0 -50,-22 0,-26 50,-20 76,-4 50,16 0,18 -50,16'), colours.red),
  stroke(curve('-50,-20 -56,0 -48,16') + curve('-26,-24 -32,0 -24,18') + curve('-2,-26 -8,0 0,18'), colours.redDark, 3),
  fill(blob('-74,-6 -104,-30 -118,-8 -104,0 -120,14 -98,28 -74,10'), colours.redDark),
  fill(
    blob('66,-16 84,-42 116,-58 130,-40 112,-34 124,-24 100,-22 84,-10') +
      blob('70,4 96,12 126,10 132,28 108,26 114,38 88,30 72,18'),
    colours.red,
  ),
  fill(ellipse(62, -20, 4.4), colours.ink),
]

/** The great dish: rice in a bowl of brass, 300 wide, its foot at the origin. */
export const dish: SceneNode[] = [
  fill(blob('-130,-34 -90,-84 0,-104 90,-84 130,-34'), colours.linen),
  stroke(
    [
      [-70, -60],
      [-30, -80],
      [10, -70],
      [52, -76],
      [84, -54],
      [-96, -46],
    ]
      .map(([x = 0, y = 0]) => line([x, y], [x + 8, y - 4]))
      .join(''),
    colours.yellowDark,
    4,
  ),
  fill(blob('-160,-40 -80,-32 0,-30 80,-32 160,-40 120,-8 60,2 -60,2 -120,-8', 0.12), colours.gold),
  stroke(curve('-150,-34 0,-22 150,-34'), colours.goldDark, 4),
]

/** Steam that rises, `h` high, from the origin. */
export const steam = (h: number): SceneNode =>
  stroke(
    curve([
      [-30, 0],
      [-44, -h * 0.35],
      [-22, -h * 0.66],
      [-36, -h],
    ]) +
      curve([
        [4, 0],
        [-8, -h * 0.4],
        [14, -h * 0.7],
        [0, -h * 1.1],
      ]) +
      curve([
        [36, 0],
        [24, -h * 0.3],
        [46, -h * 0.6],
        [34, -h * 0.92],
      ]),
    '#ffffff',
    7,
    0.55,
  )

/** A fork, its handle at the origin and its tines upwards. */
export const fork: SceneNode[] = [
  stroke(line([0, 12], [0, -34]), colours.silver, 5),
  stroke('M-8 -62V-40Q-8 -34 0 -34Q8 -34 8 -40V-62M0 -60V-36', colours.silver, 3.4),
]

/** A cup and saucer, 44 wide, its foot at the origin. */
export const cup: SceneNode[] = [
  fill(ellipse(0, -2, 30, 6), colours.linenDark),
  fill(blob('-20,-30 20,-30 16,-8 0,-3 -16,-8', 0.1), colours.linen),
  stroke(ellipse(22, -20, 7), colours.linen, 4),
]

/** A long bill that hangs from the origin, `h` long. */
export const longBill = (h: number): SceneNode[] => [
  fill(
    blob(
      [
        [-30, 0],
        [30, 0],
        [32, h * 0.5],
        [28, h - 14],
        [36, h],
        [-20, h + 4],
        [-32, h - 10],
        [-28, h * 0.5],
      ],
      0.08,
    ),
    colours.linen,
  ),
  stroke(
    Array.from({ length: Math.floor((h - 30) / 17) }, (_, i) =>
      line([-20, 16 + i * 17], [(i * 7) % 22, 16 + i * 17]),
    ).join(''),
    colours.greyDark,
    2.4,
  ),
  stroke(
    Array.from({ length: Math.floor((h - 30) / 17) }, (_, i) =>
      line([13 + (i % 2) * 4, 16 + i * 17], [23, 16 + i * 17]),
    ).join(''),
    colours.wine,
    2.4,
  ),
]
