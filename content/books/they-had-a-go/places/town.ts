import { blob, curve, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { bricks, slates } from '../../../kit/materials.ts'
import { clipTo, fill, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

export type Hour = { top: string; low: string; haze: string; isDark?: boolean }

export const hours = {
  day: { top: '#8fbcd8', low: '#e6efe6', haze: '#fff6e2' },
  wet: { top: '#98a6b4', low: '#cfd6d8', haze: '#e2e6e6' },
  evening: { top: '#8a93bd', low: '#f5cf9f', haze: '#fbe3c0' },
  night: { top: '#141b3c', low: '#33406f', haze: '#4a5a8f', isDark: true },
} satisfies Record<string, Hour>

/** The sky, down to a horizon. */
export const sky = ({ top, low, haze }: Hour, horizon: number, seed = 1): SceneNode[] => [
  fill(rect(0, -20, 960, horizon + 24), {
    from: [0, 0],
    to: [0, horizon],
    stops: [
      [0, top],
      [1, low],
    ],
  }),
  dabs({ x: -60, y: 0, w: 1020, h: horizon }, haze, 46, seed, { length: 130, width: 10, opacity: 0.13 }),
]

/** Stars, and a moon with its light on the sky. */
export const stars = (count: number, height: number, seed: number): SceneNode => {
  const random = randomFrom(seed)
  const d = Array.from({ length: count }, () => ellipse(random() * 960, random() * height, 0.8 + random() * 1.6)).join(
    '',
  )
  return part({ is: 'light' }, [{ ...fill(d, '#f6f1d8', 0.9), scattered: true }])
}
export const moon = (x: number, y: number, r: number): SceneNode =>
  part({ is: 'light' }, [
    fill(ellipse(x, y, r), '#f4eccb'),
    fill(ellipse(x - r * 0.3, y - r * 0.2, r * 0.22) + ellipse(x + r * 0.3, y + r * 0.3, r * 0.16), '#dcd2aa', 0.7),
  ])

type House = {
  x: number
  w: number
  top: number
  foot: number
  wall: string
  seed: number
  isBrick?: boolean
  lit?: boolean
  isDark?: boolean
}

const pane = (isLit: boolean, isDark: boolean): SceneNode[] => [
  fill(rect(-22, -74, 44, 80, 2), colours.linenDark),
  part({ is: 'light' }, [fill(rect(-17, -70, 34, 70), isLit ? colours.lamp : isDark ? '#2a3358' : '#b5cbd4')]),
  stroke(line([0, -70], [0, 0]) + line([-17, -46], [17, -46]) + line([-17, -22], [17, -22]), colours.linen, 3),
  fill(rect(-26, 0, 52, 7, 2), colours.linenDark),
]

/** A house in a row, with a slate roof and windows in two or three rows above the street. */
export function house({
  x,
  w,
  top,
  foot,
  wall,
  seed,
  isBrick = true,
  lit = false,
  isDark = false,
}: House): SceneNode[] {
  const random = randomFrom(seed * 13 + 1)
  const floors = Math.max(1, Math.floor((foot - top - 150) / 116))
  const columns = Math.max(1, Math.round(w / 110))
  const front = rect(x, top, w, foot - top)
  return [
    fill(rect(x + w * 0.62, top - 96, 44, 80), wall),
    fill(rect(x + w * 0.62 + 6, top - 112, 12, 18, 2) + rect(x + w * 0.62 + 25, top - 112, 12, 18, 2), colours.rust),
    fill(
      poly([
        [x - 8, top + 4],
        [x + 12, top - 54],
        [x + w - 12, top - 54],
        [x + w + 8, top + 4],
      ]),
      colours.slate,
    ),
    clipTo(
      poly([
        [x - 8, top + 4],
        [x + 12, top - 54],
        [x + w - 12, top - 54],
        [x + w + 8, top + 4],
      ]),
      slates({ x: x - 10, y: top - 56, w: w + 20, h: 60 }, 13, seed),
    ),
    fill(front, wall),
    clipTo(front, [
      ...(isBrick
        ? bricks({ x, y: top, w, h: foot - top }, 11, seed)
        : [
            dabs({ x, y: top, w, h: foot - top }, '#ffffff', Math.round(w / 6), seed, {
              length: 40,
              width: 7,
              opacity: 0.12,
            }),
          ]),
      fill(rect(x + w - 14, top, 14, foot - top), colours.ink, 0.1),
    ]),
    ...Array.from({ length: floors * columns }, (_, i) =>
      place(pane(lit && random() > 0.45, isDark), {
        x: x + (w / columns) * ((i % columns) + 0.5),
        y: top + 104 + Math.floor(i / columns) * 116,
      }),
    ),
  ]
}

/** A door of six panels, 84 wide and 176 high with its step, its foot at the origin. */
export const door = (paint: string, dark: string): SceneNode[] => [
  fill(rect(-52, -188, 104, 188, 3), colours.linenDark),
  fill(rect(-42, -178, 84, 172), paint),
  stroke(
    rect(-32, -168, 28, 50) +
      rect(4, -168, 28, 50) +
      rect(-32, -106, 28, 42) +
      rect(4, -106, 28, 42) +
      rect(-32, -52, 28, 38) +
      rect(4, -52, 28, 38),
    dark,
    4,
  ),
  fill(ellipse(28, -84, 5), colours.gold),
  fill(rect(-64, -8, 128, 12, 3), colours.stone),
]

/** Cobbles from a height down to the foot of the page. */
export const cobbles = (at: number, stone: string, dark: string, seed: number): SceneNode[] => {
  const random = randomFrom(seed * 7 + 3)
  let arcs = ''
  for (let row = 0; row < 12; row += 1) {
    const y = at + 10 + row * row * 1.9 + row * 7
    const size = 20 + row * 5
    for (let x = -(row % 2) * size * 0.5; x < 980; x += size)
      if (random() > 0.25) arcs += `M${x} ${y}q${size * 0.46} ${-size * 0.24} ${size * 0.92} 0`
  }
  return [
    fill(rect(0, at, 960, 740 - at), {
      from: [0, at],
      to: [0, 720],
      stops: [
        [0, dark],
        [0.5, stone],
      ],
    }),
    { ...stroke(arcs, dark, 2.2, 0.5), scattered: true },
  ]
}

/** The sea from its horizon down, with lines of light. */
export const sea = (
  at: number,
  low: number,
  seed: number,
  water: string = colours.sea,
  deep: string = colours.seaDark,
): SceneNode[] => [
  fill(rect(0, at, 960, low - at), {
    from: [0, at],
    to: [0, low],
    stops: [
      [0, deep],
      [1, water],
    ],
  }),
  dabs({ x: -20, y: at + 4, w: 1000, h: low - at - 8 }, '#dcecec', Math.round((low - at) / 2.6), seed, {
    length: 60,
    width: 3,
    opacity: 0.3,
  }),
]

/** Far hills along a horizon. */
export const hills = (at: number, height: number, colour: string, shift = 0): SceneNode =>
  fill(
    blob([
      [-60, at + 30],
      [80 + shift, at - height * 0.6],
      [240 + shift, at - height],
      [400 + shift, at - height * 0.55],
      [560 + shift, at - height * 0.8],
      [760 + shift, at - height * 0.35],
      [1020, at - height * 0.6],
      [1040, at + 40],
    ]),
    colour,
  )

/** A tall ship at her moorings, her masts 330 high, her waterline at the origin. */
export const ship = (hull: string = colours.brownDark): SceneNode[] => [
  stroke(
    line([-70, -40], [-70, -300]) + line([30, -40], [30, -340]) + line([120, -40], [120, -270]),
    colours.woodDark,
    8,
  ),
  stroke(
    [
      [-70, -240, 54],
      [-70, -170, 66],
      [30, -280, 60],
      [30, -200, 74],
      [120, -220, 44],
      [120, -150, 56],
    ]
      .map(([x = 0, y = 0, w = 0]) => line([x - w, y], [x + w, y]))
      .join(''),
    colours.woodDark,
    5,
  ),
  ...[
    [-70, -240, 54],
    [-70, -170, 66],
    [30, -280, 60],
    [30, -200, 74],
    [120, -220, 44],
    [120, -150, 56],
  ].map(([x = 0, y = 0, w = 0]) =>
    fill(
      blob([
        [x - w, y],
        [x, y + 10],
        [x + w, y],
        [x + w * 0.9, y + 16],
        [x, y + 22],
        [x - w * 0.9, y + 16],
      ]),
      colours.linen,
    ),
  ),
  stroke(
    curve('-200,-60 -130,-190 -70,-300') +
      curve('-70,-300 -20,-180 30,-340') +
      curve('30,-340 80,-200 120,-270') +
      curve('120,-270 160,-150 190,-56') +
      line([-170, -66], [-250, -110]),
    colours.ink,
    2,
    0.7,
  ),
  fill(blob('-210,-70 -120,-40 60,-34 190,-66 176,10 -160,10', 0.12), hull),
  stroke(curve('-200,-54 -100,-26 70,-20 184,-48'), colours.cream, 6),
]
