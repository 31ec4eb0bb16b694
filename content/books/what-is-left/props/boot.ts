import { blob, curve, ellipse, type Point, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

type Pattern = 'plain' | 'stripes' | 'spots' | 'band' | 'check'
export type BootLook = { main: string; dark: string; trim: string; pattern: Pattern }

const { red, redDark, blue, blueDark, sun, sunDark, green, greenDark, pink, pinkDark, teal, tealDark } = colours
const { plum, plumDark, orange, orangeDark, cream, slate, slateDark, lime, bottle, bottleDark } = colours

/** The ten boots of the sack; the green one is the last. */
export const boots = {
  yellow: { main: sun, dark: sunDark, trim: cream, pattern: 'plain' },
  red: { main: red, dark: redDark, trim: cream, pattern: 'band' },
  blue: { main: blue, dark: blueDark, trim: '#cfe3f3', pattern: 'stripes' },
  spotted: { main: pink, dark: pinkDark, trim: cream, pattern: 'spots' },
  teal: { main: teal, dark: tealDark, trim: sun, pattern: 'band' },
  plum: { main: plum, dark: plumDark, trim: '#d9b7e0', pattern: 'spots' },
  orange: { main: orange, dark: orangeDark, trim: cream, pattern: 'stripes' },
  grey: { main: slate, dark: slateDark, trim: red, pattern: 'band' },
  check: { main: bottle, dark: bottleDark, trim: red, pattern: 'check' },
  green: { main: green, dark: greenDark, trim: lime, pattern: 'plain' },
} as const satisfies Record<string, BootLook>
export type BootName = keyof typeof boots
export const bootNames = Object.keys(boots) as BootName[]

const outline = '-21,-100 0,-103 21,-100 23,-52 25,-8 20,0 -30,0 -54,0 -64,-6 -62,-22 -44,-34 -26,-42 -22,-62'

function patternOf({ pattern, trim, dark }: BootLook): SceneNode[] {
  switch (pattern) {
    case 'stripes':
      return [-86, -66, -46].map((y) => fill(rect(-70, y, 110, 9), trim))
    case 'spots':
      return [
        [-10, -86],
        [12, -74],
        [-12, -60],
        [10, -46],
        [-8, -32],
        [14, -18],
        [-34, -20],
      ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 5.5), trim))
    case 'band':
      return [fill(rect(-70, -90, 110, 13), trim), fill(rect(-70, -86, 110, 4), dark)]
    case 'check':
      return [
        ...[-88, -58, -28].map((y) => fill(rect(-70, y, 110, 7), trim, 0.85)),
        ...[-52, -30, -10, 10].map((x) => fill(rect(x, -110, 6, 120), trim, 0.55)),
      ]
    case 'plain':
      return []
  }
}

/** What stands in a boot, from mud to a plant with pods. */
export type Content = 'nothing' | 'water' | 'mud' | 'shoot' | 'peas'

/**
 * A left boot seen from its left side, 100 high, its heel at the origin and its toe to the left. All boots of the book are left
 * ones: mirror none.
 */
export function boot(name: BootName, content: Content = 'nothing', tall = 1): SceneNode[] {
  const look = boots[name]
  const shape = blob(outline, 0.12)
  return [
    ...(content === 'peas' ? [place(peas(tall), { y: -98 })] : []),
    ...(content === 'shoot' ? [place(shoot, { y: -98 })] : []),
    fill(shape, look.main),
    clipTo(shape, [
      ...patternOf(look),
      fill(blob('14,-106 30,-104 32,6 6,6 17,-14 15,-56'), look.dark, 0.42),
      stroke(curve('-24,-44 -10,-36 8,-40'), look.dark, 2.4, 0.7),
    ]),
    fill(blob('-66,-8 -60,-11 24,-11 27,-7 26,1 -62,1', 0.06), look.dark),
    fill(ellipse(0, -100, 21, 6.4), '#2b2433'),
    ...(content === 'nothing' ? [] : [fill(ellipse(0, -99, 19, 5.2), content === 'water' ? '#8fb0bd' : colours.mud)]),
    ...(content === 'shoot' || content === 'peas' ? [fill(ellipse(0, -97.6, 17, 3.6), colours.mudDark, 0.6)] : []),
  ]
}

const leaf = (size: number) =>
  fill(
    blob([
      [0, 0],
      [size * 0.5, -size * 0.42],
      [size * 1.1, -size * 0.12],
      [size * 0.6, size * 0.26],
    ]),
    colours.leaf,
  )

/** One green shoot with two leaves. */
const shoot: SceneNode[] = [
  stroke(curve('0,2 -1,-14 2,-30'), colours.leafDark, 4),
  place([leaf(17)], { x: 2, y: -27, rotate: -24 }),
  place([leaf(17)], { x: 2, y: -29, rotate: 24, flip: true }),
]

const pod = (size: number): SceneNode[] => [
  fill(
    blob([
      [0, 0],
      [size * 0.3, -size * 0.2],
      [size * 0.8, -size * 0.16],
      [size * 1.1, size * 0.06],
      [size * 0.75, size * 0.22],
      [size * 0.25, size * 0.18],
    ]),
    colours.pod,
  ),
  ...[0.32, 0.55, 0.78].map((x) => fill(ellipse(size * x, 0, size * 0.1), colours.leafDark, 0.35)),
]

/** Pea plants on three stems, with tendrils, flowers and pods; `tall` stretches them. */
function peas(tall: number): SceneNode[] {
  const stems: Point[][] = [
    [
      [-6, 2],
      [-16, -34 * tall],
      [-26, -72 * tall],
    ],
    [
      [0, 2],
      [4, -48 * tall],
      [-2, -96 * tall],
    ],
    [
      [6, 2],
      [18, -36 * tall],
      [30, -78 * tall],
    ],
  ]
  const pairs = stems.flatMap((stem, index) => {
    const [, middle = [0, 0], top = [0, 0]] = stem
    return [
      { at: middle, size: 20, index },
      { at: [(middle[0] + top[0]) / 2, (middle[1] + top[1]) / 2] as Point, size: 18, index },
      { at: top, size: 15, index },
    ]
  })
  return [
    ...stems.map((stem) => stroke(curve(stem), colours.leafDark, 3.4)),
    ...stems.map((stem) => {
      const [x, y] = stem[2] ?? [0, 0]
      return stroke(
        curve([
          [x, y],
          [x + 8, y - 12],
          [x + 2, y - 18],
          [x - 3, y - 12],
        ]),
        colours.leafDark,
        2,
      )
    }),
    ...pairs.flatMap(({ at: [x, y], size, index }, i) => [
      place([leaf(size)], { x, y, rotate: -18 + (i % 3) * 14 }),
      place([leaf(size)], { x, y, rotate: 14 - (index % 2) * 20, flip: true }),
    ]),
    ...[
      [-24, -44, 60],
      [8, -30, 72],
      [22, -60, 66],
      [-6, -66, 108],
    ].map(([x = 0, y = 0, rotate = 0]) => place(pod(30), { x, y: y * tall, rotate })),
    ...[
      [-30, -80],
      [34, -86],
      [6, -100],
    ].flatMap(([x = 0, y = 0]) => [
      fill(ellipse(x - 4, y * tall, 6, 5) + ellipse(x + 4, y * tall, 6, 5), colours.white),
      fill(ellipse(x, y * tall + 2, 3.4), colours.pink),
    ]),
  ]
}
