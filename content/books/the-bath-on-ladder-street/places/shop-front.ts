import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { bricks } from '../../../kit/materials.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { striped } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Light } from './light.ts'

const crate = (x: number, fruit: string): SceneNode[] => [
  fill(
    [0, 1, 2, 3].map((i) => ellipse(x + 9 + i * 12, -30, 8)).join('') +
      [0, 1, 2].map((i) => ellipse(x + 15 + i * 12, -38, 8)).join(''),
    fruit,
  ),
  fill(
    poly([
      [x, -30],
      [x + 56, -30],
      [x + 52, 0],
      [x + 4, 0],
    ]),
    colours.wood,
  ),
  stroke(line([x + 2, -15], [x + 54, -15]), colours.woodDark, 2.4),
]

/** Mr Fanelli's shop, 220 wide and 260 high, its foot at the origin. */
export function shopFront(light: Light): SceneNode[] {
  const glass = light.lit ? '#ffdf9a' : '#b9ccd6'
  const awning = poly('-6,-170 226,-170 238,-132 -18,-132')
  const [veil, strength] = light.veil
  return [
    fill(rect(0, -262, 220, 300), '#d9a98c'),
    clipTo(rect(0, -262, 220, 96), bricks({ x: 0, y: -258, w: 220, h: 92 }, 9, 8)),
    fill(rect(24, -250, 46, 36, 2) + rect(148, -250, 46, 36, 2), colours.cream),
    fill(rect(28, -246, 38, 28) + rect(152, -246, 38, 28), light.lit ? '#ffd98a' : '#8aa3b8'),
    fill(rect(0, -262, 220, 300), veil, strength),
    ...paper(poly('-10,-258 14,-296 206,-296 230,-258'), light.roof, 3),
    ...(light.lit ? [glow(80, -70, 190, '#ffdf9a', 0.5)] : []),
    fill(rect(6, -132, 208, 134), colours.leekDark),
    fill(rect(16, -126, 120, 92), glass),
    stroke(line([76, -126], [76, -34]), colours.cream, 4),
    fill(rect(150, -124, 54, 126), colours.cream),
    fill(rect(156, -118, 42, 60), glass),
    fill(rect(156, -50, 42, 46), colours.leek),
    fill([0, 1, 2, 3, 4].map((i) => ellipse(30 + i * 21, -42, 8, 9)).join(''), colours.custard),
    fill([0, 1, 2, 3].map((i) => rect(28 + i * 27, -88, 15, 24, 2)).join(''), colours.raspberry),
    stroke(line([18, -62], [134, -62]), colours.woodDark, 3),
    ...paper(rect(2, -206, 216, 38, 4), colours.cream, 3),
    place([lettering('FANELLI', 20, colours.leekDark)], { x: 110, y: -187 }),
    striped(awning, { x: -20, y: -172, w: 262, h: 42 }, colours.cream, [colours.leek], 19),
    fill(awning, '#232338', 0.06),
    place([...crate(8, colours.orange), ...crate(72, colours.potato)], { y: 6 }),
  ]
}

/** The shop on level ground at the left of the page, as high as `scale` makes it. */
export function shopAtTheFoot(light: Light, x: number, y: number, scale: number): SceneNode[] {
  return [
    fill(rect(-20, y, 220 * scale + 60, 80), light.riser),
    fill(rect(-20, y, 220 * scale + 40, 7), light.tread),
    place(shopFront(light), { x, y, scale }),
  ]
}
