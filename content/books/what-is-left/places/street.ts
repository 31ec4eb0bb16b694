import { blob, curve, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks, striped } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

export type Hour = { top: string; low: string; haze: string; stone: string; stoneDark: string; lit: number }

export const wet: Hour = {
  top: '#9fb0c0',
  low: '#dfe5e6',
  haze: '#eef1ef',
  stone: colours.stone,
  stoneDark: colours.stoneDark,
  lit: 0.3,
}
export const sunny: Hour = {
  top: '#7db7dd',
  low: '#e4f0ee',
  haze: '#fff6e2',
  stone: '#d98f74',
  stoneDark: '#b46a55',
  lit: 0,
}
export const golden: Hour = {
  top: '#8fa9d0',
  low: '#fbe0b8',
  haze: '#fff0cf',
  stone: '#dc9172',
  stoneDark: '#b4674f',
  lit: 0.45,
}

const sky = (hour: Hour, horizon: number, seed: number): SceneNode[] => [
  fill(rect(0, -210, 960, horizon + 214), {
    from: [0, -150],
    to: [0, horizon],
    stops: [
      [0, hour.top],
      [1, hour.low],
    ],
  }),
  dabs({ x: -60, y: -170, w: 1020, h: horizon + 170 }, hour.haze, 60, seed, { length: 130, width: 10, opacity: 0.14 }),
]

/** A window of two sashes, 34 by 58, its sill at the origin. */
const sash = (hour: Hour, isLit: boolean): SceneNode[] => [
  fill(rect(-20, -64, 40, 68), hour.stoneDark, 0.55),
  fill(rect(-16, -60, 32, 58), isLit ? colours.glassLit : colours.glass),
  fill(poly('-16,-60 2,-60 -16,-24'), colours.white, 0.28),
  stroke(line([-16, -31], [16, -31]) + line([0, -60], [0, -2]), colours.cream, 3),
  fill(rect(-23, -2, 46, 7, 2), colours.stonePale),
]

/** A red stone tenement, `w` wide, from its eaves at `top` to its foot at `foot`, with a shop at street level. */
function tenement(hour: Hour, x: number, w: number, top: number, foot: number, seed: number): SceneNode[] {
  const random = randomFrom(seed)
  const wall = rect(x, top, w, foot - top)
  const floors = Math.max(1, Math.floor((foot - top - 110) / 104))
  const columns = Math.max(2, Math.round(w / 86))
  const windows = Array.from({ length: floors * columns }, (_, i) => {
    const column = i % columns
    const floor = Math.floor(i / columns)
    return place(sash(hour, random() < hour.lit), {
      x: x + (w / columns) * (column + 0.5) + (random() - 0.5) * 4,
      y: top + 92 + floor * 104,
    })
  })
  const chimneys = [0.22, 0.68].flatMap((share) => [
    fill(rect(x + w * share, top - 46, 46, 40), hour.stoneDark),
    ...[5, 19, 33].map((dx) => fill(rect(x + w * share + dx, top - 60, 9, 16, 2), '#c79a73')),
  ])
  return [
    ...chimneys,
    fill(
      poly(`${x - 4},${top} ${x + 14},${top - 26} ${x + w - 14},${top - 26} ${x + w + 4},${top}`),
      colours.slateDark,
    ),
    fill(wall, hour.stone),
    clipTo(wall, [
      stroke(
        Array.from({ length: Math.ceil((foot - top) / 22) }, (_, i) =>
          line([x, top + i * 22], [x + w, top + i * 22]),
        ).join(''),
        hour.stoneDark,
        1.5,
        0.3,
      ),
      dabs({ x, y: top, w, h: foot - top }, hour.stoneDark, Math.round(w / 6), seed + 3, {
        length: 30,
        width: 6,
        opacity: 0.16,
      }),
      specks({ x, y: top, w, h: foot - top }, colours.stonePale, Math.round(w / 3), seed + 5, 2.4, 0.3),
    ]),
    fill(rect(x - 4, top - 4, w + 8, 14, 2), colours.stonePale),
    ...windows,
    fill(rect(x, foot - 96, w, 10), colours.stonePale),
  ]
}

/** The shop on the ground floor of a tenement: a painted front, `w` wide, its foot at the origin. */
const shopFront = (w: number, paint: string, dark: string): SceneNode[] => [
  fill(rect(0, -86, w, 86), paint),
  fill(rect(-3, -96, w + 6, 18, 3), dark),
  fill(rect(12, -66, w * 0.55, 50, 2), colours.glass),
  fill(poly(`12,-66 ${w * 0.3},-66 12,-34`), colours.white, 0.3),
  fill(rect(w * 0.55 + 26, -68, w * 0.45 - 40, 68, 2), dark),
]

/** The arch over the street with the market's name, 320 wide, its feet at y = 0. */
const arch: SceneNode[] = [
  fill(rect(-160, -336, 12, 336) + rect(148, -336, 12, 336), colours.redDark),
  fill(rect(-166, -12, 24, 12, 2) + rect(142, -12, 24, 12, 2), colours.ink),
  fill(
    blob('-170,-330 -162,-366 -86,-392 0,-402 86,-392 162,-366 170,-330 86,-350 0,-358 -86,-350', 0.14),
    colours.red,
  ),
  stroke(curve('-164,-336 -86,-354 0,-362 86,-354 164,-336'), colours.sun, 4),
  place([lettering('BARRAS', 27, colours.cream, 0.22)], { y: -379 }),
]

/** The pavement, from `top` down: pale and wet, and calm where words stand, which is below 100 points, or a share of them (`depth`). */
export const paving = (top: number, seed: number, isWet = true, depth = 1): SceneNode[] => [
  fill(rect(0, top, 960, 940 - top), {
    from: [0, top],
    to: [0, top + 120],
    stops: [
      [0, colours.pavingDark],
      [1, colours.paving],
    ],
  }),
  stroke(
    [16, 42, 76].map((y) => line([0, top + y * depth], [960, top + y * depth])).join('') +
      [-2, -1, 0, 1, 2, 3]
        .map((i) => line([300 + i * 120, top], [300 - 110 * depth + i * (120 + 70 * depth), top + 100 * depth]))
        .join(''),
    colours.pavingLine,
    2,
    0.45,
  ),
  ...(isWet
    ? [
        fill(ellipse(200, top + 46 * depth, 120, 10) + ellipse(720, top + 62 * depth, 150, 11), '#b8c6cf', 0.5),
        dabs({ x: 0, y: top + 6, w: 940, h: 90 * depth }, '#f6f7f5', 34, seed, { length: 46, width: 3, opacity: 0.4 }),
      ]
    : [dabs({ x: 0, y: top + 6, w: 940, h: 90 * depth }, '#fff6e0', 26, seed, { length: 46, width: 3, opacity: 0.3 })]),
]

/** The street of the market behind everybody: tenements, shops and the arch; the pavement begins at y = 440. */
export const street = (hour: Hour, seed: number): SceneNode[] => [
  ...sky(hour, 440, seed),
  ...tenement({ ...hour, stone: colours.blond, stoneDark: colours.blondDark }, 330, 300, 190, 440, seed + 10),
  place(shopFront(150, '#5d7f9a', '#3f5d78'), { x: 334, y: 440, scale: 0.9 }),
  place(shopFront(150, colours.plum, colours.plumDark), { x: 478, y: 440, scale: 0.9 }),
  ...tenement(hour, -30, 330, 70, 446, seed + 20),
  place(shopFront(170, colours.bottle, colours.bottleDark), { x: 10, y: 446 }),
  ...tenement(hour, 660, 330, 40, 446, seed + 30),
  place(shopFront(180, colours.blueDark, '#1f4470'), { x: 690, y: 446 }),
  place(arch, { x: 478, y: 444 }),
  ...paving(440, seed + 40, hour === wet),
]

const scallops = Array.from({ length: 8 }, (_, i) => `M${-240 + i * 60} 0a30 26 0 0 0 60 0Z`).join('')

/** The roof of the stall: a striped awning, 480 wide, its front edge at y = 0, and its two poles down to `foot`. */
export const awning = (foot: number): SceneNode[] => [
  fill(rect(-230, -20, 8, foot + 20) + rect(222, -20, 8, foot + 20), colours.woodDark),
  striped('M-212 -78H212L240 2H-240Z', { x: -240, y: -80, w: 480, h: 84 }, colours.cream, [colours.bottle], 30),
  striped(scallops, { x: -240, y: 0, w: 480, h: 30 }, colours.cream, [colours.bottle], 60),
  fill('M-240 0H240V5H-240Z', colours.bottleDark, 0.5),
]

/** The table of the stall, 440 wide and 96 high, its foot at y = 0, with the word on its cloth. */
export const table = (word = 'BOOTS'): SceneNode[] => [
  fill(rect(-214, -84, 428, 84), colours.creamDark),
  stroke([-170, -110, -50, 10, 70, 130, 184].map((x) => line([x, -80], [x - 4, 0])).join(''), '#cdbd98', 4, 0.6),
  place([lettering(word, 40, colours.bottle, 0.24)], { y: -40 }),
  fill(rect(-222, -98, 444, 18, 4), colours.wood),
  fill(rect(-222, -84, 444, 5), colours.woodDark, 0.6),
]

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, w: number, strength = 0.2): SceneNode =>
  fill(ellipse(x, y, w / 2, w * 0.08), '#26233a', strength)

/** A picture moved up, so that the words have room under it. */
export const raised = (nodes: SceneNode[], by = 34): SceneNode => place(nodes, { y: -by })

/** Little flags on a string across the street, from one side of the picture to the other; it hangs `sag` deep. */
export const bunting = (from: number, to: number, sag: number, size = 30): SceneNode[] => {
  const paints = [colours.red, colours.sun, colours.teal, colours.cream, colours.plum]
  return Array.from({ length: 17 }, (_, i): SceneNode[] => {
    const at = (n: number) => {
      const share = n / 17
      return [-20 + n * 60, from + (to - from) * share + sag * 4 * share * (1 - share)] as const
    }
    const [[x, y], [nextX, nextY]] = [at(i), at(i + 1)]
    const low = (y + nextY) / 2 + size * 1.3
    return [
      fill(
        poly(`${x + 8},${y} ${nextX - 8},${nextY} ${(x + nextX) / 2 + (i % 3) * 4 - 4},${low}`),
        paints[i % 5] ?? colours.red,
      ),
      stroke(line([x, y], [nextX, nextY]), colours.slateDark, 3),
    ]
  }).flat()
}
