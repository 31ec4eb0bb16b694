import { blob, curve, ellipse, type Point } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

export type Coat = { fur: string; shade: string; ear: string }
export const coats = {
  white: { fur: colours.wool, shade: colours.woolShade, ear: colours.woolShade },
  tan: { fur: colours.tan, shade: colours.tanDark, ear: colours.tanDark },
  black: { fur: colours.black, shade: '#26212d', ear: '#26212d' },
  grey: { fur: '#a7a3ad', shade: '#7f7a88', ear: '#7f7a88' },
  muddy: { fur: colours.mud, shade: colours.mudDark, ear: colours.mudDark },
} as const satisfies Record<string, Coat>

/** `fluffy` is Spud; `sausage` long and low; `fat`; `mop` has no eyes to be seen. */
export type Breed = 'fluffy' | 'sausage' | 'fat' | 'mop'
/** What a dog does with its legs. */
export type Gait = 'stand' | 'run' | 'sit'

/** How much mud is on it: none, on feet, chin and tail, or all over. */
export type Mud = 'none' | 'some' | 'all'

const splashes: Point[] = [
  [-52, -70],
  [-20, -58],
  [14, -78],
  [40, -60],
  [-36, -92],
  [26, -96],
]

/** A head that looks left, 60 wide, its neck at the origin. */
function head(coat: Coat, breed: Breed, mud: Mud, isHappy: boolean): SceneNode[] {
  const shaggy = breed === 'mop'
  return [
    fill(blob('6,-46 26,-44 36,-14 24,8 12,-4'), coat.ear),
    fill(blob('-8,-52 14,-56 32,-40 34,-12 20,8 -6,12 -34,4 -46,-8 -40,-22 -26,-28 -22,-42'), coat.fur),
    ...(breed === 'fluffy' || shaggy
      ? [fill(blob('-18,-50 -10,-66 4,-58 14,-70 22,-56 32,-58 30,-40 6,-44'), coat.fur)]
      : []),
    fill(blob('10,-44 28,-50 40,-26 36,2 24,10 18,-16'), coat.ear),
    ...(mud === 'some' ? [fill(blob('-46,-6 -30,0 -14,4 -10,12 -34,8 -46,0'), colours.mud)] : []),
    fill(ellipse(-43, -15, 7, 5.6), colours.ink),
    ...(shaggy
      ? [fill(blob('-26,-44 -6,-52 6,-30 -8,-12 -20,-16 -30,-24'), coat.shade)]
      : [fill(ellipse(-15, -29, 4.6, 5.4), colours.ink), fill(ellipse(-16.6, -31, 1.6), colours.white)]),
    isHappy
      ? fill(blob('-36,0 -24,2 -22,18 -30,24 -36,16'), '#e57373')
      : stroke(curve('-38,-2 -28,2 -16,-1'), colours.ink, 2.6),
    ...(isHappy ? [stroke(curve('-40,-4 -28,2 -12,-2'), colours.ink, 2.6)] : []),
  ]
}

const leg = (x: number, lean: number, length: number, coat: Coat, mud: Mud): SceneNode[] => [
  fill(blob(`${x - 10},-40 ${x + 10},-40 ${x + 8 + lean},-6 ${x + lean - 14},0 ${x - 9 + lean},-10`, 0.1), coat.fur),
  ...(mud === 'some'
    ? [
        fill(
          blob(
            `${x - 8 + lean * 0.7},-18 ${x + 9 + lean * 0.8},-18 ${x + 8 + lean},-2 ${x + lean - 15},1 ${x - 9 + lean},-8`,
            0.12,
          ),
          colours.mud,
        ),
      ]
    : []),
  ...(length > 0 ? [fill(ellipse(x + lean - 4, -1, 12, 5), mud === 'none' ? coat.fur : colours.mud)] : []),
]

/** A dog that looks left, about 110 high, its feet on y = 0. */
export function dog(
  breed: Breed,
  dry: Coat,
  { mud = 'none' as Mud, gait = 'stand' as Gait, isHappy = true } = {},
): SceneNode[] {
  const coat = mud === 'all' ? coats.muddy : dry
  const long = breed === 'sausage' ? 1.45 : 1
  const low = breed === 'sausage' ? 22 : 0
  const lean = gait === 'run' ? [-26, -14, 20, 30] : [0, 2, 0, -2]
  const xs = [-46 * long, -28 * long, 34 * long, 52 * long]
  const rear = gait === 'sit' ? 18 : 0
  const body =
    breed === 'fat'
      ? '-64,-70 -40,-102 10,-108 56,-98 74,-66 62,-28 10,-16 -44,-26'
      : breed === 'fluffy' || breed === 'mop'
        ? '-62,-66 -56,-92 -40,-90 -26,-102 -8,-96 10,-104 24,-96 42,-100 52,-86 68,-80 64,-58 70,-44 54,-34 44,-24 26,-32 8,-22 -8,-30 -26,-22 -40,-34 -56,-36'
        : '-64,-64 -44,-88 10,-86 54,-84 70,-62 58,-36 6,-34 -48,-36'
  const shape = blob(
    body
      .split(' ')
      .map((pair) => pair.split(',').map(Number))
      .map(([x = 0, y = 0]): Point => [x * long, y + (x > 0 ? rear : 0)]),
    breed === 'fluffy' || breed === 'mop' ? 0.2 : 1 / 6,
  )
  return [
    place(
      [
        fill(blob('0,0 22,-16 44,-44 56,-46 50,-22 26,4 6,12'), coat.fur),
        ...(mud === 'some' ? [fill(blob('38,-36 44,-46 57,-48 52,-26 42,-24'), colours.mud)] : []),
      ],
      { x: 56 * long, y: -66 + low + rear, rotate: gait === 'run' ? 24 : 0 },
    ),
    place(
      [
        ...leg(xs[1] ?? 0, lean[1] ?? 0, 1, { ...coat, fur: coat.shade }, mud),
        ...(gait === 'sit' ? [] : leg(xs[2] ?? 0, lean[2] ?? 0, 1, { ...coat, fur: coat.shade }, mud)),
      ],
      {},
    ),
    place(
      [
        fill(shape, coat.fur),
        clipTo(shape, [
          fill(ellipse(10 * long, -24, 90, 26), coat.shade, 0.5),
          ...(mud === 'all'
            ? splashes.map(([x, y]) => fill(ellipse(x * long, y, 13, 9), colours.mudPale, 0.6))
            : [stroke(curve('-30,-74 -20,-66 -8,-74') + curve('6,-80 16,-70 28,-78'), coat.shade, 3, 0.6)]),
        ]),
      ],
      { y: low },
    ),
    ...leg(xs[0] ?? 0, lean[0] ?? 0, 1, coat, mud),
    ...(gait === 'sit'
      ? [fill(ellipse(40, -22, 34, 24), coat.fur), fill(ellipse(22, -4, 22, 8), coat.fur)]
      : leg(xs[3] ?? 0, lean[3] ?? 0, 1, coat, mud)),
    place(head(coat, breed, mud, isHappy), {
      x: -58 * long,
      y: (gait === 'run' ? -78 : -88) + low,
      rotate: gait === 'run' ? -8 : 0,
      scale: breed === 'fat' ? 0.95 : 1.05,
    }),
    ...(mud === 'all'
      ? [fill(ellipse(-58 * long, -110 + low, 9, 6) + ellipse(-80 * long, -96 + low, 6, 4), colours.mudPale, 0.7)]
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
