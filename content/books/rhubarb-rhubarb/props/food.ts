import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const steam = (x: number, y: number): SceneNode =>
  stroke(
    curve([
      [x, y],
      [x + 7, y - 16],
      [x - 5, y - 32],
      [x + 5, y - 48],
    ]),
    colours.white,
    5,
    0.9,
  )

/** A bowl of soup, 120 wide, its foot at y = 0. */
export const soup: SceneNode[] = [
  fill('M-60 -44H60Q54 0 0 0Q-54 0 -60 -44Z', '#4f8f9a'),
  stroke('M-52 -26Q-40 -10 -12 -5', '#8fc4c9', 4),
  fill(ellipse(0, -44, 60, 14), '#3f7682'),
  fill(ellipse(0, -44, 52, 10), '#d98a3c'),
  fill(ellipse(-18, -46, 6, 3) + ellipse(14, -42, 7, 3) + ellipse(30, -46, 4, 2), '#7fae4a'),
  steam(-16, -62),
  steam(16, -66),
]

/** A pie in its dish, 130 wide, its foot at y = 0. */
export const pie: SceneNode[] = [
  fill('M-64 -28H64L50 0H-50Z', '#a9b4c0'),
  fill('M-66 -28Q-60 -70 0 -72Q60 -70 66 -28Z', colours.bun),
  stroke(Array.from({ length: 9 }, (_, i) => ellipse(-60 + i * 15, -28, 8, 6)).join(''), colours.bunDark, 3),
  stroke(line([-18, -56], [-8, -44]) + line([0, -60], [0, -44]) + line([18, -56], [8, -44]), colours.bunDark, 4),
  steam(0, -78),
]

/** A crumble in a deep dish, 110 wide, its foot at y = 0. */
export const crumble: SceneNode[] = [
  fill(rect(-54, -44, 108, 44, 8), colours.cream),
  fill(rect(-54, -24, 108, 5), colours.red, 0.8),
  fill(blob('-56,-42 -40,-56 -20,-52 -4,-62 16,-54 36,-60 56,-44 50,-36 -50,-36', 0.14), '#d4a45e'),
  fill(ellipse(-24, -44, 6) + ellipse(8, -48, 7) + ellipse(34, -44, 5), '#b67d3c'),
  fill(ellipse(-8, -40, 5) + ellipse(24, -38, 4), colours.jam),
]

/** A cake of two layers with a cherry, 190 wide, on its plate; the plate's foot at y = 0. */
export const cake: SceneNode[] = [
  fill(ellipse(0, -4, 124, 15), '#a9b9c6'),
  fill(ellipse(0, -9, 124, 14), colours.white),
  fill('M-94 -96V-22Q0 4 94 -22V-96Z', colours.sponge),
  fill('M-94 -62Q0 -36 94 -62V-50Q0 -24 -94 -50Z', colours.jam),
  fill(
    'M-94 -96V-84Q-80 -66 -66 -80Q-50 -52 -34 -72Q-14 -46 6 -70Q26 -50 42 -70Q60 -54 74 -76Q88 -70 94 -84V-96Z',
    colours.icing,
  ),
  fill(ellipse(0, -96, 94, 22), '#fff4f5'),
  stroke(curve('-60,-100 -20,-108 30,-106'), colours.white, 5),
  fill(ellipse(52, -112, 13), colours.red),
  fill(ellipse(48, -117, 4), colours.white, 0.8),
  stroke(curve('54,-124 60,-142 72,-148'), colours.hillDark, 4),
]

/** A long knife, its handle's end at the origin, pointing up. */
export const cakeKnife: SceneNode[] = [
  fill('M-7 -34L-8 -122Q6 -112 8 -34Z', '#c9d3da'),
  stroke(line([-4, -40], [-5, -112]), colours.white, 3),
  fill(rect(-8, -38, 17, 48, 7), '#6a4a3a'),
]

/** Chips cut thin as sticks, in a paper cone; 90 wide, its point at the origin. */
export const coneOfChips: SceneNode[] = [
  ...Array.from({ length: 9 }, (_, i) =>
    place([fill(rect(-6, -66 - ((i * 23) % 26), 12, 96, 3), i % 2 === 0 ? '#f6cc5c' : '#e3ab38')], {
      x: -32 + i * 8,
      y: -92,
      rotate: -16 + i * 4,
    }),
  ),
  fill('M-48 -112H48L6 0Q0 4 -6 0Z', colours.white),
  fill('M8 -112H48L6 0Q3 2 0 2Z', '#d9d2c6', 0.8),
  stroke('M-40 -92H42M-32 -70H34M-24 -48H26', colours.red, 7),
]

export const stick = (x: number, y: number, rotate: number, size = 1): SceneNode =>
  place([fill(rect(-26, -5, 52, 10, 3), '#f6cc5c'), fill(rect(-26, 1, 52, 4, 2), '#dca234')], {
    x,
    y,
    rotate,
    scale: size,
  })
