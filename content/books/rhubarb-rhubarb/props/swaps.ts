import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A brown hen from the side, looking right; 130 wide, around her middle. */
export const hen: SceneNode[] = [
  stroke(
    line([-6, 44], [-8, 66]) + line([14, 44], [16, 66]) + line([-16, 68], [0, 66]) + line([8, 68], [26, 66]),
    '#d99a2b',
    6,
  ),
  fill(blob('-70,-34 -54,-46 -34,-20 -4,-14 22,-34 34,-62 56,-60 58,-26 50,14 22,46 -26,46 -58,14', 0.14), '#b9693c'),
  fill(blob('-40,-2 -6,-8 20,10 4,32 -30,24', 0.16), '#94502b'),
  stroke(curve('-30,10 -10,18 8,14'), '#7a3f22', 3),
  fill(blob('34,-62 34,-76 42,-68 46,-80 52,-68 60,-74 58,-58', 0.1), colours.red),
  fill('M58 -46L76 -40L58 -34Z', colours.gold),
  fill(ellipse(60, -28, 5, 9), colours.red),
  fill(ellipse(48, -48, 6), colours.white),
  fill(ellipse(50, -47, 3), colours.ink),
]

/** A box with a very odd smell, 110 wide, its foot at y = 0. */
export const smellyBox: SceneNode[] = [
  ...paper(rect(-54, -66, 108, 66, 4), colours.card, 4),
  fill(rect(-60, -80, 120, 18, 4), colours.cardDark),
  fill(rect(-8, -80, 16, 80), colours.red, 0.75),
  ...[-30, 2, 32].map((x, i) =>
    stroke(
      curve([
        [x, -92],
        [x + 10, -110],
        [x - 8, -128],
        [x + 6, -148 - i * 4],
      ]),
      '#86a83e',
      5,
      0.9,
    ),
  ),
]

export const plantPot: SceneNode[] = [
  stroke(curve('0,-50 -4,-80 -20,-98') + curve('0,-50 6,-84 22,-92'), colours.hillDark, 5),
  fill(blob('-20,-98 -40,-104 -36,-88', 0.16) + blob('22,-92 42,-100 38,-80', 0.16), colours.hill),
  fill('M-32 -50H32L24 0H-24Z', colours.copper),
  fill(rect(-37, -56, 74, 14, 3), '#a9623a'),
]

export const ballOfTwine: SceneNode[] = [
  fill(ellipse(0, -24, 28, 25), '#c9ab70'),
  stroke(
    curve('-24,-30 0,-44 24,-28') +
      curve('-26,-20 2,-34 26,-16') +
      curve('-20,-8 4,-24 24,-6') +
      curve('-10,-46 8,-20 0,0'),
    '#a5854b',
    3,
  ),
  stroke(curve('20,-6 40,0 56,-8 74,0'), '#c9ab70', 5),
]

export const broom: SceneNode[] = [
  fill(rect(-5, -130, 10, 110, 4), '#a8714d'),
  fill(rect(-26, -30, 52, 14, 4), '#84553a'),
  fill('M-26 -18H26L32 0H-32Z', '#e0c07a'),
]

export const busTicket: SceneNode[] = [
  ...paper('M-34 -20H34V-8a5 5 0 0 0 0 10V20H-34V2a5 5 0 0 0 0 -10Z', '#f3d9a0', 3),
  stroke('M-2 -12q-14 0 -13 11q2 9 11 7q9 -2 7 -12q-1 -6 -5 -6m5 6q0 12 -10 15', colours.red, 3.4),
]

export const lace: SceneNode[] = [
  stroke(curve('-60,0 -30,-16 0,2 30,-14 62,0'), colours.gold, 6),
  stroke(curve('-58,12 -24,22 6,10 40,22 66,12'), colours.gold, 6),
  fill(ellipse(-60, 0, 6, 3) + ellipse(64, 0, 6, 3), colours.ink),
]

/** A note of a song, its head at the origin. */
export const note = (colour: string, isPair = false): SceneNode[] =>
  isPair
    ? [
        fill(ellipse(0, 0, 13, 10) + ellipse(46, -8, 13, 10), colour),
        stroke(line([11, -2], [11, -56]) + line([57, -10], [57, -64]), colour, 5),
        stroke(line([11, -54], [57, -62]), colour, 10),
      ]
    : [
        fill(ellipse(0, 0, 13, 10), colour),
        stroke(line([11, -2], [11, -54]), colour, 5),
        stroke(curve('11,-54 28,-42 28,-24'), colour, 6),
      ]

/** A pen that points right, 90 long, around the origin. */
export const pen: SceneNode[] = [fill(rect(-46, -6, 72, 12, 4), '#3f7fa0'), fill('M26 -6L44 0L26 6Z', colours.ink)]

export const penAndButton: SceneNode[] = [
  place(pen, { rotate: -14 }),
  fill(ellipse(60, 6, 15), colours.red),
  fill(ellipse(56, 2, 2.6) + ellipse(64, 2, 2.6) + ellipse(56, 10, 2.6) + ellipse(64, 10, 2.6), colours.ink),
]
