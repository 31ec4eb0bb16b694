import { blob, curve, ellipse, line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud, dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

export type Weather = { top: string; low: string; haze: string; grey: number }
export const wet: Weather = { top: '#9db2c2', low: '#e3e9e8', haze: '#f2f4f1', grey: 0.2 }
export const grey: Weather = { top: '#8797a8', low: '#c9d2d6', haze: '#dde3e4', grey: 0.45 }
export const fine: Weather = { top: '#79b5de', low: '#e9f2ea', haze: '#fff7e4', grey: 0 }
export const late: Weather = { top: '#93a5d6', low: '#fbdcb6', haze: '#ffeecb', grey: 0.1 }

export const sky = (weather: Weather, horizon: number, seed: number, isClear = false): SceneNode[] => [
  fill(rect(0, 0, 960, horizon), {
    from: [0, 0],
    to: [0, horizon],
    stops: [
      [0, weather.top],
      [1, weather.low],
    ],
  }),
  dabs({ x: -60, y: 0, w: 1020, h: horizon }, weather.haze, 44, seed, { length: 130, width: 10, opacity: 0.14 }),
  ...(isClear
    ? []
    : [
        cloud(20 + ((seed * 67) % 330), 92 + ((seed * 29) % 50), 150 + ((seed * 13) % 70), weather.haze, 0.5),
        cloud(540 + ((seed * 41) % 260), 60 + ((seed * 17) % 70), 190 + ((seed * 23) % 80), weather.haze, 0.5),
      ]),
]

const ridge: Point[] = [
  [-60, 470],
  [-60, 330],
  [60, 292],
  [200, 262],
  [330, 236],
  [420, 196],
  [470, 158],
  [500, 150],
  [528, 158],
  [540, 186],
  [556, 192],
  [568, 214],
  [590, 224],
  [640, 262],
  [760, 296],
  [880, 326],
  [1020, 350],
  [1020, 470],
]

/** Cave Hill, its crag like the face of a giant who lies on his back; its foot is at y = 450. */
export const caveHill = (weather: Weather, seed: number): SceneNode[] => {
  const shape = blob(ridge, 0.1)
  return [
    fill(shape, {
      from: [0, 150],
      to: [0, 450],
      stops: [
        [0, colours.hillDark],
        [0.5, colours.hill],
        [1, colours.hillPale],
      ],
    }),
    clipTo(shape, [
      fill(
        blob('414,206 470,158 500,150 528,158 540,186 556,192 568,214 590,226 570,268 520,250 480,280 450,240', 0.1),
        {
          from: [0, 190],
          to: [0, 276],
          stops: [
            [0, colours.crag],
            [0.3, colours.crag],
            [1, colours.crag, 0],
          ],
        },
      ),
      stroke(
        curve('470,166 462,204 474,250') + curve('500,156 506,200 498,246') + curve('530,176 540,214 548,250'),
        colours.cragDark,
        3,
        0.6,
      ),
      dabs({ x: -20, y: 240, w: 980, h: 210 }, colours.hillDark, 90, seed, {
        length: 34,
        width: 6,
        angle: -14,
        opacity: 0.22,
      }),
      dabs({ x: -20, y: 260, w: 980, h: 190 }, '#c9d28e', 60, seed + 1, {
        length: 26,
        width: 4,
        angle: 12,
        opacity: 0.25,
      }),
      ...[
        [90, 400],
        [150, 416],
        [240, 392],
        [700, 404],
        [770, 390],
        [860, 412],
      ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 26, 20) + ellipse(x + 24, y + 6, 20, 15), colours.mossDark, 0.55)),
    ]),
    ...(weather.grey > 0 ? [fill(shape, '#b9c4cc', weather.grey * 0.6)] : []),
  ]
}

/** The path that winds from the foot of the hill to its top. */
export const windingPath: SceneNode = fill(
  blob(
    '430,470 470,420 610,388 640,362 560,332 500,306 520,280 545,262 552,266 532,288 530,304 600,330 690,360 660,398 560,428 560,470',
    0.12,
  ),
  colours.path,
)

/** The pavement, from `top` down, calm where words stand. */
export const paving = (top: number, seed: number): SceneNode[] => [
  fill(rect(0, top, 960, 940 - top), {
    from: [0, top],
    to: [0, top + 120],
    stops: [
      [0, colours.pavingDark],
      [1, colours.paving],
    ],
  }),
  fill(rect(0, top, 960, 9), '#a49b94'),
  stroke(
    [top + 34, top + 72].map((y) => line([0, y], [960, y])).join('') +
      [-2, -1, 0, 1, 2, 3].map((i) => line([300 + i * 120, top + 9], [190 + i * 190, top + 96])).join(''),
    colours.pavingLine,
    2,
    0.42,
  ),
  dabs({ x: 0, y: top + 10, w: 940, h: 90 }, '#f4f5f4', 30, seed, { length: 46, width: 3, opacity: 0.36 }),
]

/** Grass and gravel near us, on the hill: the path is pale and broad where words stand. */
export const nearHill = (top: number, seed: number): SceneNode[] => {
  const grass = blob(
    [
      [-240, 900],
      [-240, top + 14],
      [220, top - 8],
      [480, top + 4],
      [740, top - 10],
      [1200, top + 12],
      [1200, 900],
    ],
    0.1,
  )
  return [
    fill(grass, colours.hill),
    clipTo(grass, [
      dabs({ x: -20, y: top, w: 980, h: 130 }, colours.hillDark, 120, seed, {
        length: 22,
        width: 4,
        angle: -70,
        opacity: 0.4,
      }),
      dabs({ x: -20, y: top, w: 980, h: 120 }, '#c9d28e', 70, seed + 1, {
        length: 18,
        width: 3,
        angle: -60,
        opacity: 0.4,
      }),
    ]),
    fill(
      blob(
        [
          [-240, 960],
          [-240, top + 122],
          [240, top + 94],
          [520, top + 104],
          [780, top + 92],
          [1200, top + 112],
          [1200, 960],
        ],
        0.1,
      ),
      colours.path,
    ),
    specks({ x: 0, y: top + 108, w: 960, h: 40 }, colours.pathDark, 70, seed + 2, 3, 0.6),
  ]
}

/** A gantry crane, yellow, 150 high, its feet at y = 0. */
const crane = (x: number, y: number, s: number): SceneNode =>
  fill(
    rect(x - 70 * s, y - 150 * s, 140 * s, 16 * s) +
      poly([
        [x - 58 * s, y - 140 * s],
        [x - 44 * s, y - 140 * s],
        [x - 40 * s, y],
        [x - 54 * s, y],
      ]) +
      poly([
        [x + 40 * s, y - 140 * s],
        [x + 52 * s, y - 140 * s],
        [x + 62 * s, y],
        [x + 50 * s, y],
      ]) +
      poly([
        [x + 40 * s, y - 140 * s],
        [x + 52 * s, y - 140 * s],
        [x + 38 * s, y],
        [x + 28 * s, y],
      ]),
    colours.crane,
  )

/** The town from the hill: roofs, the lough, two yellow cranes, far hills; its foot is at y = 420. */
export const view = (weather: Weather, seed: number): SceneNode[] => [
  ...sky(weather, 300, seed),
  fill(blob('-40,300 -40,262 200,246 460,258 700,240 1000,262 1000,300', 0.12), '#8ea3b4'),
  fill(rect(-10, 282, 980, 70), colours.water),
  dabs({ x: 0, y: 288, w: 940, h: 56 }, '#dce9ee', 40, seed + 3, { length: 60, width: 3, opacity: 0.4 }),
  crane(640, 338, 0.62),
  crane(760, 344, 0.74),
  fill(blob('-40,470 -40,346 160,334 420,344 700,336 1000,348 1000,470', 0.1), '#8a8f86'),
  fill(
    Array.from({ length: 30 }, (_, i) => {
      const [x, y] = [i * 34 - 20, 352 + ((i * 37) % 40)]
      return poly([
        [x, y + 22],
        [x, y + 8],
        [x + 14, y - 4],
        [x + 28, y + 8],
        [x + 28, y + 22],
      ])
    }).join(''),
    colours.brick,
    0.75,
  ),
  fill(blob('-40,480 -40,404 200,388 460,398 760,384 1000,402 1000,480', 0.1), colours.hillPale),
]

/** A picture from nearer: larger round `x`, its feet as high as before, over the words. */
export const closer = (nodes: SceneNode[], scale: number, x = 480): SceneNode =>
  place(nodes, { scale, x: x * (1 - scale), y: 540 * (1 - scale) - 18 })

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, w: number, strength = 0.2): SceneNode =>
  fill(ellipse(x, y, w / 2, w * 0.08), '#26233a', strength)
