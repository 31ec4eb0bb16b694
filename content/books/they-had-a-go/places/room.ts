import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, part, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

type Room = {
  wall: string
  wallPale: string
  panel?: string
  floor?: string
  floorDark?: string
  at?: number
  seed?: number
}

/** A room: its wall, perhaps wood up to the height of a chair, and boards. The floor begins at `at`. */
export const room = ({
  wall,
  wallPale,
  panel,
  floor = '#a87b57',
  floorDark = colours.woodDark,
  at = 590,
  seed = 1,
}: Room): SceneNode[] => [
  fill(rect(0, 0, 960, at + 4), wall),
  dabs({ x: -40, y: 0, w: 1000, h: at }, wallPale, 110, seed, { length: 90, width: 9, opacity: 0.28 }),
  ...(panel
    ? [
        fill(rect(0, at - 150, 960, 152), panel),
        stroke(
          Array.from({ length: 9 }, (_, i) => line([i * 120 + 20, at - 138], [i * 120 + 20, at - 14])).join(''),
          colours.ink,
          2.4,
          0.2,
        ),
        fill(rect(0, at - 160, 960, 14, 3), panel),
        fill(rect(0, at - 148, 960, 4), colours.ink, 0.24),
      ]
    : []),
  fill(rect(0, at - 16, 960, 18), panel ?? colours.woodDark),
  fill(rect(0, at, 960, 740 - at), floor),
  stroke(
    Array.from({ length: 13 }, (_, i) => line([480 + (i - 6) * 92, at], [480 + (i - 6) * 170, 724])).join('') +
      [at + 34, at + 84].map((y) => line([0, y], [960, y])).join(''),
    floorDark,
    2.2,
    0.35,
  ),
  dabs({ x: 0, y: at + 6, w: 940, h: 120 }, '#fff0d6', 30, seed + 3, { length: 60, width: 4, opacity: 0.12 }),
]

/** A sash window, 190 wide and 250 high, its sill's middle at the origin; what is outside is drawn in the same place. */
export const sash = (outside: SceneNode[], isNight = false): SceneNode[] => [
  fill(rect(-104, -258, 208, 264, 3), colours.linenDark),
  ...[part({ is: 'light' }, [fill(rect(-92, -246, 184, 240), isNight ? '#2c3a66' : colours.sky)])],
  clipTo(rect(-92, -246, 184, 240), outside),
  stroke(line([0, -246], [0, -6]) + line([-92, -126], [92, -126]) + rect(-92, -246, 184, 240), colours.linen, 8),
  stroke(line([-92, -186], [92, -186]) + line([-92, -66], [92, -66]), colours.linen, 4),
  fill(rect(-118, -4, 236, 16, 3), colours.linen),
  fill(rect(-118, 8, 236, 4), colours.ink, 0.2),
]

/** A pair of curtains beside a window of that size. */
export const curtains = (cloth: string, dark: string): SceneNode[] => [
  fill('M-150 -290C-100 -284 -84 -240 -92 -120C-98 -60 -120 10 -156 30Z', cloth),
  fill('M150 -290C100 -284 84 -240 92 -120C98 -60 120 10 156 30Z', cloth),
  stroke(
    curve('-140,-280 -118,-120 -142,20') +
      curve('140,-280 118,-120 142,20') +
      curve('-124,-284 -102,-140 -126,-10') +
      curve('124,-284 102,-140 126,-10'),
    dark,
    4,
    0.6,
  ),
  fill(rect(-164, -300, 328, 14, 6), colours.woodDark),
]

/** A table, `w` wide and `h` high, its foot at the origin. */
export const table = (
  w: number,
  h: number,
  wood: string = colours.wood,
  dark: string = colours.woodDark,
): SceneNode[] => [
  fill(rect(-w / 2 + 16, -h, 18, h) + rect(w / 2 - 34, -h, 18, h), dark),
  fill(rect(-w / 2, -h - 10, w, 22, 5), wood),
  fill(rect(-w / 2, -h + 6, w, 6, 3), dark, 0.6),
]

/** A chair seen from the front, 92 wide, its foot at the origin and its seat 96 above it. */
export const chair = (wood: string = colours.wood, dark: string = colours.woodDark): SceneNode[] => [
  fill(rect(-42, -214, 12, 214, 4) + rect(30, -214, 12, 214, 4), dark),
  fill(rect(-44, -220, 88, 18, 8) + rect(-36, -176, 72, 12, 4) + rect(-36, -144, 72, 10, 4), wood),
  fill(poly('-46,-102 46,-102 52,-84 -52,-84'), wood),
  fill(rect(-50, -86, 12, 86, 3) + rect(38, -86, 12, 86, 3), dark),
]

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, w: number, strength = 0.2): SceneNode =>
  fill(ellipse(x, y, w / 2, w * 0.07), '#232338', strength)
