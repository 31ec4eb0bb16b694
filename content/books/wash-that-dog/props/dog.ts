import { blob, curve, ellipse, type Point, rounded } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { type Breed, type Coat, coats, curls, isCurly, type Mud, ring } from './dog-coats.ts'
import { head } from './dog-head.ts'

export { coats }

/** What a dog does with its legs. */
export type Gait = 'stand' | 'run' | 'sit'

const splashes: Point[] = [
  [-44, -66],
  [-18, -52],
  [10, -80],
  [38, -58],
  [-30, -88],
  [30, -90],
]

type Stand = { x: number; lean: number; isNear: boolean }

/** A leg with its paw; of a run, it reaches out by `lean`. */
function leg({ x, lean, isNear }: Stand, coat: Coat, breed: Breed, mud: Mud): SceneNode[] {
  const fur = isNear ? coat.fur : coat.shade
  const foot: Point = [x + lean, -8]
  const [top, low] = isCurly(breed) ? [17, 11] : [15, 8.5]
  const paw = fill(
    blob([
      [foot[0] - 17, 0],
      [foot[0] - 12, -11],
      [foot[0] + 3, -13],
      [foot[0] + 10, -6],
      [foot[0] + 8, 1],
      [foot[0] - 8, 2],
    ]),
    fur,
  )
  return [
    fill(rounded([x, -42], foot, top, low), fur),
    paw,
    ...(mud === 'some'
      ? [
          fill(rounded([x + lean * 0.62, -20], foot, low * 1.05, low * 1.1), colours.mud),
          fill(ellipse(foot[0] - 5, -4, 14, 7), colours.mud),
        ]
      : []),
    ...(isNear && mud !== 'some'
      ? [
          stroke(
            curve([
              [foot[0] - 11, -5],
              [foot[0] - 12, 0],
            ]) +
              curve([
                [foot[0] - 5, -5],
                [foot[0] - 6, 1],
              ]),
            coat.shade,
            1.8,
            0.8,
          ),
        ]
      : []),
  ]
}

/** The trunk from the chest on the left to the rump; a sitting one sinks by `rear`. */
function trunk(breed: Breed, long: number, rear: number): string {
  const low = ([x, y]: Point): Point => [x * long, y + (x > 0 ? rear * Math.min(1, x / 40) : 0)]
  if (breed === 'mop')
    return curls(
      (
        [
          [70, -58],
          [72, -30],
          [64, -12],
          [44, -6],
          [22, -8],
          [0, -5],
          [-22, -8],
          [-44, -6],
          [-62, -14],
          [-70, -38],
          [-66, -66],
          [-48, -88],
          [-22, -96],
          [6, -97],
          [34, -95],
          [58, -82],
        ] as Point[]
      ).map(low),
      0.36,
    )
  if (breed === 'fluffy') return curls(ring(2, -62, 66, 35, 17).map(low), 0.4)
  const fat = '-70,-72 -52,-104 -14,-106 26,-108 62,-98 80,-66 70,-30 34,-12 -14,-12 -54,-26'
  const lean = '-66,-70 -50,-92 -10,-90 34,-90 62,-86 72,-62 60,-38 26,-32 -16,-32 -52,-36'
  return blob(
    (breed === 'fat' ? fat : lean)
      .split(' ')
      .map((pair) => pair.split(',').map(Number))
      .map(([x = 0, y = 0]) => low([x, y])),
  )
}

/** A dog that looks left, about 110 high, its feet on y = 0. */
export function dog(
  breed: Breed,
  dry: Coat,
  { mud = 'none' as Mud, gait = 'stand' as Gait, isHappy = true } = {},
): SceneNode[] {
  const coat = mud === 'all' ? coats.muddy : dry
  const long = breed === 'sausage' ? 1.5 : 1
  const low = breed === 'sausage' ? 22 : 0
  const isRunning = gait === 'run'
  const rear = gait === 'sit' ? 18 : 0
  const stands = ([-42, -20, 28, 50] as const).map((x, i) => ({
    x: x * long,
    lean: (isRunning ? [-34, -8, 14, 40] : [-2, 3, -2, 4])[i] ?? 0,
    isNear: i === 0 || i === 3,
  }))
  const legs = (isNear: boolean) =>
    stands
      .filter((stand) => stand.isNear === isNear && !(gait === 'sit' && stand.x > 0))
      .flatMap((stand) => leg(stand, coat, breed, mud))
  const shape = trunk(breed, long, rear)
  const tail = isCurly(breed)
    ? curls(
        [
          [-4, 6],
          [2, -14],
          [18, -32],
          [36, -46],
          [54, -46],
          [58, -28],
          [46, -8],
          [26, 6],
          [8, 14],
        ],
        0.34,
      )
    : blob('-6,0 14,-10 34,-34 44,-56 54,-58 54,-44 42,-16 20,8 0,14')
  return [
    place(
      [
        fill(tail, coat.fur),
        ...(mud === 'some' ? [fill(blob('34,-44 46,-56 60,-48 60,-28 46,-22 36,-30'), colours.mud)] : []),
      ],
      { x: 56 * long, y: -66 + low + rear, rotate: isRunning ? 22 : 0 },
    ),
    ...legs(false),
    ...(gait === 'sit' ? [fill(ellipse(40, -22, 36, 26), coat.fur), fill(ellipse(18, -4, 24, 9), coat.fur)] : []),
    ...(breed === 'mop' ? legs(true) : []),
    place(
      [
        fill(shape, coat.fur),
        clipTo(shape, [
          fill(ellipse(10 * long, -22, 90, 24), coat.shade, 0.45),
          ...(mud === 'all' ? splashes.map(([x, y]) => fill(ellipse(x * long, y, 12, 8), colours.mudPale, 0.55)) : []),
          ...(isCurly(breed)
            ? [
                stroke(
                  [
                    [-24, -74],
                    [6, -82],
                    [34, -72],
                    [-6, -54],
                    [22, -50],
                  ]
                    .map(([x = 0, y = 0]) =>
                      curve([
                        [x - 9, y - 3],
                        [x - 2, y + 5],
                        [x + 8, y],
                      ]),
                    )
                    .join(''),
                  coat.shade,
                  3,
                  0.8,
                ),
              ]
            : [fill(ellipse(46 * long, -50, 26, 30), '#ffffff', 0.08)]),
        ]),
      ],
      { y: low },
    ),
    ...(breed === 'mop' ? [] : legs(true)),
    place(head(coat, breed, mud, isHappy), {
      x: -60 * long,
      y: (isRunning ? -76 : -88) + low,
      rotate: isRunning ? -8 : 0,
      scale: breed === 'fat' ? 0.94 : 1.02,
    }),
    ...(mud === 'all'
      ? [fill(ellipse(-56 * long, -112 + low, 9, 6) + ellipse(-84 * long, -92 + low, 6, 4), colours.mudPale, 0.6)]
      : []),
  ]
}

/** Drops of mud that fly from the origin. */
export const spray = (size: number, colour: string = colours.mud): SceneNode =>
  fill(
    [
      [-60, -30],
      [-84, -64],
      [-40, -76],
      [-10, -92],
      [34, -80],
      [62, -52],
      [86, -84],
      [70, -20],
      [-94, -14],
      [16, -58],
      [-26, -50],
    ]
      .map(([x = 0, y = 0], i) => ellipse(x * size, y * size, (4 + (i % 3) * 2) * size, (5 + (i % 2) * 3) * size))
      .join(''),
    colour,
  )

/** Wet mud that flies off a coat in the direction `degrees`: a long drop with its thin end behind, and small ones round it. */
export const splash = ([x, y]: Point, size: number, degrees: number): SceneNode => {
  const drop = (ahead: number, aside: number, s: number) =>
    blob([
      [ahead + s, aside],
      [ahead + s * 0.6, aside + s * 0.62],
      [ahead - s * 0.3, aside + s * 0.5],
      [ahead - s * 1.9, aside + s * 0.06],
      [ahead - s * 1.9, aside - s * 0.06],
      [ahead - s * 0.3, aside - s * 0.5],
      [ahead + s * 0.6, aside - s * 0.62],
    ])
  return place(
    [
      fill(
        drop(0, 0, size * 0.8) +
          drop(size * 1.5, -size * 0.9, size * 0.36) +
          drop(size * 0.5, size * 1.2, size * 0.44) +
          ellipse(size * 2, size * 0.5, size * 0.2) +
          ellipse(-size * 1.1, -size * 1.1, size * 0.16),
        colours.mud,
      ),
    ],
    { x, y, rotate: degrees },
  )
}

/** The collar of a 'fluffy' dog that stands, under its chin, with a tag. */
export const collar: SceneNode[] = [
  stroke(curve('-80,-64 -66,-54 -48,-50 -28,-60'), colours.red, 7),
  fill(ellipse(-56, -45, 6), colours.gold),
]
