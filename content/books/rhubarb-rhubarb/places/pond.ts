import { blob, curve, type Point, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud, dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

const wave = (y: number): Point[] => Array.from({ length: 18 }, (_, i) => [i * 60 - 30, y + (i % 2 === 0 ? -4 : 5)])

/** A pond under a wide sky, its water from `shore` down. */
export const pond = (shore: number, seed: number): SceneNode[] => [
  fill(rect(0, 0, 960, shore + 2), {
    from: [0, 0],
    to: [0, shore],
    stops: [
      [0, colours.sky],
      [1, colours.skyPale],
    ],
  }),
  dabs({ x: -60, y: 0, w: 1040, h: shore - 40 }, colours.white, 60, seed, { length: 120, width: 9, opacity: 0.12 }),
  cloud(640, 96, 190, colours.white, 0.85),
  fill(
    blob(
      `-40,${shore + 8} -20,${shore - 26} 200,${shore - 44} 430,${shore - 22} 700,${shore - 40} 990,${shore - 30} 990,${shore + 8}`,
      0.12,
    ),
    colours.hillDark,
    0.75,
  ),
  fill(rect(0, shore, 960, 724 - shore), {
    from: [0, shore],
    to: [0, 720],
    stops: [
      [0, colours.water],
      [1, colours.waterDark],
    ],
  }),
  clipTo(rect(0, shore, 960, 724 - shore), [
    dabs({ x: -40, y: shore, w: 1040, h: 720 - shore }, colours.waterPale, 80, seed + 1, {
      length: 50,
      width: 3,
      opacity: 0.45,
    }),
    ...[0.16, 0.46, 0.8].map((share) =>
      stroke(curve(wave(shore + share * (720 - shore))), colours.waterPale, 2.6, 0.6),
    ),
  ]),
]

/** The bank of the pond on the right, from its top edge down to the water. */
export const bank = (top: number, shore: number): SceneNode[] => {
  const shape = blob(
    `540,${shore + 40} 590,${shore - 20} 660,${top + 26} 780,${top} 990,${top - 14} 990,${shore + 60} 760,${shore + 52}`,
    0.13,
  )
  return [
    fill(shape, colours.hill),
    clipTo(shape, [
      dabs({ x: 540, y: top, w: 440, h: shore - top + 60 }, colours.hillDark, 70, 31, {
        length: 16,
        width: 3,
        angle: -76,
        opacity: 0.6,
      }),
      specks({ x: 560, y: top, w: 400, h: shore - top + 40 }, colours.hay, 50, 33, 2.4, 0.6),
    ]),
    stroke(curve(`540,${shore + 40} 640,${shore + 58} 760,${shore + 54} 960,${shore + 62}`), colours.waterPale, 5, 0.7),
  ]
}

/** Rings of water round something that floats, around the origin. */
export const rings = (w: number, count = 3): SceneNode[] =>
  Array.from({ length: count }, (_, i) =>
    stroke(
      curve([
        [-w * (0.6 + i * 0.22), 2],
        [-w * 0.2, 9 + i * 8],
        [w * 0.2, 9 + i * 8],
        [w * (0.6 + i * 0.22), 2],
      ]),
      colours.waterPale,
      4 - i * 0.8,
      0.8,
    ),
  )

/** Drops that fall, below each other. */
export const drops = (points: Point[], size = 6): SceneNode =>
  fill(
    points
      .map(
        ([x, y]) =>
          `${poly([
            [x, y - size * 1.7],
            [x + size * 0.8, y],
            [x - size * 0.8, y],
          ])}M${x - size * 0.8} ${y}a${size * 0.8} ${size * 0.8} 0 0 0 ${size * 1.6} 0Z`,
      )
      .join(''),
    colours.waterPale,
  )
