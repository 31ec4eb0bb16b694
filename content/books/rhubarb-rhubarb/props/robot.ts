import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const joint = (x: number, y: number): SceneNode => fill(ellipse(x, y, 8), colours.tinDark)

/** A daisy, its stalk's foot at the origin. */
const daisy: SceneNode[] = [
  stroke(curve('0,0 4,-24 0,-46'), colours.hillDark, 5),
  ...Array.from({ length: 7 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 7
    return fill(ellipse(Math.cos(angle) * 13, -58 + Math.sin(angle) * 13, 8), colours.white)
  }),
  fill(ellipse(0, -58, 8), colours.gold),
]

/** A robot of tins that bows to the right and holds out a daisy; 190 high, its feet at y = 0. */
export const robot: SceneNode[] = [
  fill(rect(-44, -14, 42, 14, 5) + rect(8, -14, 42, 14, 5), colours.tinDark),
  stroke(line([-22, -14], [-20, -52]) + line([28, -14], [18, -52]), colours.tin, 14),
  stroke(curve('-24,-104 -66,-88 -74,-52'), colours.tinDark, 10),
  joint(-74, -48),
  fill(rect(-46, -130, 86, 84, 12), colours.tin),
  fill(rect(10, -130, 30, 84, 12), colours.tinDark, 0.45),
  fill(rect(-30, -112, 36, 26, 4), colours.night),
  stroke(curve('-26,-98 -20,-106 -14,-94 -8,-102 2,-98'), '#9be0a8', 3),
  fill(ellipse(-24, -70, 6), colours.red),
  fill(ellipse(-6, -70, 6), colours.gold),
  place(
    [
      stroke(line([0, 4], [0, 20]), colours.tinDark, 12),
      fill(rect(-40, -56, 80, 60, 14), '#c3ccd4'),
      fill(rect(12, -56, 28, 60, 14), colours.tinDark, 0.35),
      stroke(line([-4, -56], [-10, -84]), colours.tinDark, 5),
      fill(ellipse(-11, -88, 8), colours.red),
      fill(ellipse(-4, -30, 13) + ellipse(26, -30, 12), colours.white),
      fill(ellipse(0, -26, 6) + ellipse(29, -26, 6), colours.ink),
      stroke(curve('0,-8 14,-3 26,-9'), colours.ink, 4),
      stroke(line([-40, -26], [-50, -26]), colours.tinDark, 10),
    ],
    { x: 16, y: -146, rotate: 22 },
  ),
  stroke(curve('34,-100 66,-86 92,-104'), colours.tin, 11),
  joint(66, -88),
  place(daisy, { x: 98, y: -96, rotate: 24 }),
  fill(blob('84,-118 104,-114 106,-96 88,-92', 0.15), colours.tinDark),
]

/** What is left of the first one: it has fallen flat. */
export const flatRobot: SceneNode[] = [
  fill(rect(-80, -34, 84, 34, 8), colours.tin),
  fill(rect(10, -42, 56, 42, 10), '#c3ccd4'),
  stroke(line([30, -30], [42, -18]) + line([42, -30], [30, -18]), colours.ink, 4),
  stroke(line([66, -20], [92, -14]), colours.tinDark, 5),
  fill(ellipse(96, -13, 7), colours.red),
  stroke(curve('-80,-20 -108,-12 -122,-2') + curve('-70,-30 -92,-46 -112,-40'), colours.tinDark, 9),
]

/** A bread roll, 44 wide, around the origin. */
export const roll = (size = 1): SceneNode[] => [
  place(
    [
      fill(ellipse(0, 0, 22, 17), colours.bunDark),
      fill(ellipse(0, -3, 21, 14), colours.bun),
      stroke(curve('-9,-9 0,-12 9,-8'), '#f3d3a0', 4),
      stroke(line([-7, -3], [3, -9]) + line([2, 0], [12, -6]), colours.bunDark, 2.4),
    ],
    { scale: size },
  ),
]
