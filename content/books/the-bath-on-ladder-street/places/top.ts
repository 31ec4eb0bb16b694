import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import { climbingRose } from '../props/rose.ts'
import { paving } from './paving.ts'

type Look = {
  wall: string
  shade: string
  lit?: boolean
  /** The sash is pushed up. */
  isOpen?: boolean
  isDoorOpen?: boolean
}

/** A sash window, 150 wide and 180 high, its sill at the origin. */
export function bigWindow({ lit = false, isOpen = false }: Look): SceneNode[] {
  const glass = lit ? '#ffd98a' : '#7f98af'
  return [
    ...(lit ? [glow(0, -90, 170, '#ffd98a', 0.4)] : []),
    ...paper(rect(-88, -196, 176, 206, 4), colours.cream, 4),
    fill(rect(-76, -184, 152, 178), isOpen ? '#2e3148' : glass),
    ...(isOpen
      ? [
          fill(rect(-76, -184, 152, 66), glass),
          stroke('M-76 -120h152M0 -184v64', colours.cream, 6),
          fill('M-76 -118q22 60 2 112h-2ZM76 -118q-22 60 -2 112h2Z', colours.raspberry, 0.9),
        ]
      : [
          stroke('M-76 -95h152M0 -184v178', colours.cream, 6),
          fill('M-76 -184q50 40 6 140l-6 0ZM76 -184q-50 40 -6 140l6 0Z', colours.raspberry, 0.85),
        ]),
    ...paper(rect(-98, 6, 196, 16, 3), colours.cream, 4),
  ]
}

// Where the plaster has come off: x, height above the ground, width.
const bare: [number, number, number][] = [
  [14, 214, 58],
  [40, 186, 66],
  [-10, 158, 54],
  [112, 190, 34],
  [356, 96, 46],
  [330, 72, 60],
  [398, 74, 40],
]

/** The front of number forty from close by, over the whole page: its door stands at `door`, its window at `window`, its drainpipe at `pipe`. */
export function numberForty(
  look: Look,
  at: { door: number; window: number; pipe: number; ground: number },
): SceneNode[] {
  const { wall, shade, lit = false, isDoorOpen = false } = look
  const { ground } = at
  return [
    fill(rect(0, 0, 960, 720), wall),
    dabs({ x: -40, y: 0, w: 1000, h: ground }, '#ffffff', 70, 41, { length: 110, width: 8, opacity: 0.12 }),
    dabs({ x: -40, y: ground - 240, w: 1000, h: 230 }, shade, 60, 42, { length: 70, width: 7, opacity: 0.25 }),
    fill(bare.map(([x, up, w]) => rect(x, ground - up, w, 24, 7)).join(''), colours.stone, 0.55),
    fill(bare.map(([x, up, w]) => rect(x + 4, ground - up + 15, w - 10, 6, 3)).join(''), colours.stoneShade, 0.4),
    fill(rect(0, ground - 54, 960, 60), shade, 0.45),
    place(bigWindow(look), { x: at.window, y: ground - 130 }),
    ...paper(rect(at.door - 82, ground - 352, 164, 358, 4), colours.cream, 4),
    fill(rect(at.door - 66, ground - 336, 132, 342), isDoorOpen ? '#4a3440' : colours.red),
    ...(isDoorOpen
      ? [
          glow(at.door, ground - 180, 150, '#f3b565', 0.6),
          fill(rect(at.door - 66, ground - 336, 26, 342), colours.redDark),
        ]
      : [
          fill(
            rect(at.door - 50, ground - 240, 42, 88, 3) +
              rect(at.door + 8, ground - 240, 42, 88, 3) +
              rect(at.door - 50, ground - 130, 42, 100, 3) +
              rect(at.door + 8, ground - 130, 42, 100, 3),
            colours.redDark,
            0.6,
          ),
          fill(rect(at.door - 20, ground - 146, 40, 9, 3), colours.amber),
        ]),
    fill(rect(at.door - 66, ground - 336, 132, 54), lit ? '#ffe2a0' : '#9db4c4'),
    stroke(line([at.door - 66, ground - 282], [at.door + 66, ground - 282]), colours.cream, 7),
    place([lettering('40', 26, colours.ink)], { x: at.door, y: ground - 310 }),
    ...climbingRose(
      [
        [at.door + 116, ground - 34],
        [at.door + 104, ground - 180],
        [at.door + 112, ground - 300],
        [at.door + 70, ground - 376],
        [at.door - 20, ground - 388],
        [at.door - 104, ground - 366],
      ],
      at.door,
    ),
    stroke(line([at.pipe, -10], [at.pipe, ground - 92]), colours.iron, 19),
    stroke(line([at.pipe - 4, -10], [at.pipe - 4, ground - 92]), colours.slatePale, 4, 0.5),
    fill(rect(at.pipe - 15, 96, 30, 12, 3) + rect(at.pipe - 15, ground - 226, 30, 12, 3), colours.iron),
    ...paving(ground, { stone: '#9a8d80', joint: colours.stoneDark, wear: colours.stone }, 44),
  ]
}

/** A puddle with rings, about `w` wide. */
export function puddle(x: number, y: number, w: number): SceneNode[] {
  return [
    fill(ellipse(x, y, w / 2, w * 0.1), colours.water, 0.75),
    stroke(
      curve([
        [x - w * 0.2, y],
        [x, y + w * 0.035],
        [x + w * 0.2, y],
      ]) + ellipse(x + w * 0.1, y - w * 0.01, w * 0.12, w * 0.025),
      '#ffffff',
      2,
      0.7,
    ),
  ]
}

/** Mr Bowen's chair, seen from the front, its feet at the origin's level; he sits at (0, -84). */
export function armchair(): SceneNode[] {
  return [
    seatAt([-56, -78], [56, -78]),
    stroke(line([-52, -30], [-58, 0]) + line([52, -30], [58, 0]), colours.woodDark, 10),
    fill(rect(-60, -214, 120, 190, 26), colours.lilacDark),
    fill(rect(-48, -200, 96, 120, 18), colours.lilac),
    fill(rect(-66, -92, 132, 66, 14), colours.lilacDark),
    fill(rect(-78, -128, 26, 108, 13) + rect(52, -128, 26, 108, 13), colours.lilac),
  ]
}
