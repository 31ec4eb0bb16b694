import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, glow, paper, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** Mr Gill's little iron stove, 84 wide and 96 high, standing on y = 0. */
export const stove = (): SceneNode[] => [
  fill(rect(-34, -10, 10, 12) + rect(24, -10, 10, 12), colours.ink),
  ...paper(rect(-40, -88, 80, 80, 8), colours.iron, 3),
  fill(rect(-46, -96, 92, 12, 4), '#20203a'),
  glow(0, -46, 80, '#ff9a4a', 0.7),
  fill(rect(-24, -66, 48, 36, 6), '#ffb45c'),
  fill(blob('-16,-32 -18,-46 -8,-44 -4,-60 6,-48 14,-56 18,-32'), '#ffe08a'),
  stroke(rect(-24, -66, 48, 36, 6), '#20203a', 4),
  fill(ellipse(30, -48, 4), colours.brass),
]

const steam = (x: number, y: number): SceneNode =>
  stroke(
    curve([
      [x, y],
      [x - 8, y - 14],
      [x + 6, y - 28],
      [x - 4, y - 46],
    ]),
    '#ffffff',
    5,
    0.5,
  )

/** A kettle, 60 wide, standing on y = 0. */
export const kettle = (): SceneNode[] => [
  steam(40, -40),
  fill(blob('-28,0 -32,-24 -18,-42 0,-46 18,-42 32,-24 28,0', 0.12), colours.teal),
  fill(blob('24,-16 46,-38 52,-36 34,-10', 0.06), colours.teal),
  fill(ellipse(0, -46, 12, 4), colours.tealDark),
  fill(ellipse(0, -51, 4), colours.custard),
  stroke(curve('-22,-38 -18,-66 18,-66 22,-38'), colours.ink, 5),
]

/** A pan with its lid on, 90 wide, standing on y = 0. `lift` opens the lid by so many points. */
export const pan = (lift = 0): SceneNode[] => [
  steam(-30, -52),
  steam(28, -54),
  stroke(curve('40,-28 80,-32 92,-30'), colours.ink, 9),
  fill(blob('-42,-2 -44,-40 44,-40 42,-2 0,2', 0.06), colours.teal),
  fill(rect(-45, -42, 90, 6, 3), colours.cream),
  fill(
    blob([
      [-46, -40 - lift],
      [-20, -52 - lift],
      [0, -54 - lift],
      [20, -52 - lift],
      [46, -40 - lift],
      [0, -38 - lift],
    ]),
    colours.tin,
  ),
  stroke(
    curve([
      [-30, -46 - lift],
      [-14, -50 - lift],
      [6, -51 - lift],
    ]),
    colours.white,
    2.4,
    0.8,
  ),
  fill(ellipse(0, -58 - lift, 7, 6), colours.ink),
]
