import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { unevenRow } from '../../../kit/rows.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** Bolts of cloth on a shelf, `w` wide; its upper edge at the origin. */
export const bolts = (w: number, seed: number): SceneNode[] => {
  const paints: [string, string][] = [
    [colours.red, colours.redDark],
    [colours.linen, colours.linenDark],
    [colours.blue, colours.blueDark],
    [colours.grey, colours.greyDark],
    [colours.green, colours.greenDark],
    [colours.rust, colours.rustDark],
  ]
  return [
    ...unevenRow(Math.floor(w / 74), 74, seed).flatMap(({ x, scale }, i) => {
      const [cloth, dark] = paints[(i * 5 + seed) % 6] ?? [colours.red, colours.redDark]
      const [second, secondDark] = paints[(i * 5 + seed + 2) % 6] ?? [colours.red, colours.redDark]
      const bolt = (y: number, one: string, two: string): SceneNode[] => [
        fill(rect(x + 4, y, 64, 24 * scale, 9), one),
        stroke(ellipse(x + 15, y + 12 * scale, 7, 8) + ellipse(x + 15, y + 12 * scale, 2.4), two, 2.4),
        fill(rect(x + 4, y + 16 * scale, 64, 8 * scale, 5), two, 0.4),
      ]
      return [...bolt(-26 * scale, cloth, dark), ...bolt(-50 * scale, second, secondDark)]
    }),
    fill(rect(0, 0, w, 11, 3), colours.woodDark),
  ]
}

/** A brown blanket with two cream stripes, folded, 120 wide and 34 high, its foot at the origin; its flat pillow is sewn on at one end. */
export const rug = (hasPillow = true): SceneNode[] => [
  fill(blob('-46,-1 -60,-6 -65,-15 -60,-25 -44,-29 0,-30 46,-29 62,-26 61,-2 30,0', 0.2), '#9a6c45'),
  fill(poly('18,-30 29,-30 29,0 18,0') + poly('36,-30 44,-30 44,-1 36,-1'), '#e6d2ab'),
  stroke(curve('62,-20 0,-21 -44,-19 -54,-14 -44,-10 0,-9 61,-8'), '#6b4629', 2.6),
  ...(hasPillow ? [fill(blob('-40,-28 -46,-36 -20,-39 10,-37 14,-29', 0.18), '#d6b888')] : []),
]

/** A tower of folded rugs, `count` high, its foot at the origin. */
export const tower = (count: number, seed: number): SceneNode[] =>
  unevenRow(count, 28, seed).map(({ rotate, scale }, i) =>
    place(rug(i % 3 !== 1), { x: (scale - 0.97) * 60, y: -i * 27, rotate: rotate * 0.4 }),
  )

/** A pillow that has been blown up, 90 wide, around its middle. */
export const blownPillow: SceneNode[] = [
  fill(blob('-62,-33 -24,-28 24,-28 62,-33 54,0 62,33 24,28 -24,28 -62,33 -54,0', 0.15), '#d6b98a'),
  stroke(
    curve('-58,-29 -40,-20 -28,-8') +
      curve('58,-29 40,-20 28,-8') +
      curve('-58,29 -42,20 -30,10') +
      curve('58,29 42,20 30,10'),
    '#a07f52',
    3,
    0.8,
  ),
  fill(rect(50, -5, 14, 10, 3), colours.goldDark),
]

/** A parcel with string, 84 by 54, around its middle. */
export const parcel: SceneNode[] = [
  fill(rect(-42, -27, 84, 54, 4), '#b98a5c'),
  fill(rect(-42, 8, 84, 19, 4), '#90673f', 0.4),
  stroke(line([-42, 0], [42, 0]) + line([-8, -27], [-8, 27]), colours.cream, 3),
  fill(ellipse(-14, -3, 8, 5) + ellipse(-2, -4, 8, 5), colours.cream),
  fill(rect(10, -20, 24, 14, 1), colours.linen),
]

/** An envelope with a square of cloth that sticks out, 70 by 46, around its middle. */
export const envelope = (cloth: string): SceneNode[] => [
  fill(rect(-12, -40, 30, 30), cloth),
  fill(rect(-35, -23, 70, 46, 2), colours.linen),
  stroke('M-35 -21L0 6L35 -21', colours.linenDark, 2.4),
  fill(rect(20, -18, 10, 12), colours.wine),
]

/** A catalogue, open, 110 by 60, around its middle. */
export const catalogue: SceneNode[] = [
  fill(blob('-56,-24 0,-30 56,-24 56,28 0,22 -56,28', 0.06), colours.linen),
  stroke(line([0, -29], [0, 22]), colours.linenDark, 3),
  fill(rect(-46, -16, 32, 14, 3), '#8a6140'),
  stroke(
    [6, 13, 20].map((y) => line([-46, y], [-12, y])).join('') +
      [-14, -7, 0, 7, 14].map((y) => line([12, y], [46, y])).join(''),
    colours.greyDark,
    2,
  ),
]

/** A steam engine, red and green, 330 long and 190 high, its wheels at y = 0, facing left. */
export const engine: SceneNode[] = [
  fill(rect(-110, -130, 190, 80, 38), colours.green),
  stroke(line([-60, -130], [-60, -50]) + line([-10, -130], [-10, -50]) + line([40, -130], [40, -50]), colours.gold, 4),
  fill(rect(70, -172, 100, 132, 4), colours.greenDark),
  fill(rect(88, -152, 34, 40, 4) + rect(132, -152, 24, 40, 4), '#bcd3d8'),
  fill(blob('56,-172 62,-188 178,-188 184,-172', 0.06), colours.black),
  fill(poly('-92,-126 -96,-190 -56,-190 -60,-126'), colours.black),
  fill(poly('-106,-188 -100,-206 -52,-206 -46,-188'), colours.black),
  fill(blob('-6,-130 -4,-152 18,-160 40,-152 42,-130'), colours.gold),
  fill(ellipse(-112, -90, 16, 40), colours.black),
  fill(rect(-130, -56, 310, 18, 3), colours.red),
  fill(poly('-130,-40 -162,-4 -120,-4 -112,-40'), colours.red),
  ...[
    [-70, 24],
    [-10, 34],
    [62, 34],
    [136, 34],
  ].flatMap(([x = 0, r = 0]): SceneNode[] => [
    fill(ellipse(x, -r, r), colours.black),
    stroke(ellipse(x, -r, r - 7), colours.red, 5),
    stroke(line([x - r + 8, -r], [x + r - 8, -r]) + line([x, -r * 2 + 8], [x, -8]), colours.red, 4),
  ]),
  stroke(line([-10, -34], [136, -34]), colours.silver, 7),
  place([lettering('NEWTOWN', 15, colours.gold, 0.2)], { x: -14, y: -90 }),
]

/** A goods van with its door open, 220 long and 140 high, its wheels at y = 0. */
export const van: SceneNode[] = [
  fill(rect(-110, -140, 220, 112, 3), colours.wine),
  stroke(
    Array.from({ length: 9 }, (_, i) => line([-96 + i * 24, -138], [-96 + i * 24, -30])).join(''),
    colours.wineDark,
    3,
  ),
  fill(rect(-44, -130, 88, 102), '#33262a'),
  fill(blob('-118,-138 -100,-154 100,-154 118,-138', 0.06), colours.black),
  fill(rect(-116, -34, 232, 12, 3), colours.black),
  fill(ellipse(-68, -18, 20) + ellipse(68, -18, 20), colours.black),
  stroke(ellipse(-68, -18, 12) + ellipse(68, -18, 12), colours.silverDark, 4),
]
