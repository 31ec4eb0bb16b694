import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { plaster, slates } from '../../../kit/materials.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Light } from './light.ts'

/** The paints of the front doors and walls of Ladder Street, from the bottom up. */
const fronts: [wall: string, door: string][] = [
  ['#e9d3b4', colours.raspberry],
  ['#b9c6d6', colours.blue],
  ['#e8b7a6', colours.teal],
  ['#d7d6b0', colours.lilacDark],
  ['#c9b5cf', colours.amber],
  ['#e5dccb', colours.leekDark],
  ['#a9c6c0', colours.red],
]

function sash(x: number, y: number, w: number, h: number, light: Light): SceneNode[] {
  const glass = light.lit ? '#ffd98a' : '#8aa3b8'
  return [
    ...(light.lit ? [glow(x + w / 2, y + h / 2, w * 1.5, '#ffd98a', 0.35)] : []),
    fill(rect(x - 4, y - 4, w + 8, h + 10, 2), colours.cream),
    fill(rect(x, y, w, h), glass),
    fill(
      poly([
        [x, y + h],
        [x + w * 0.7, y],
        [x + w, y],
        [x + w * 0.4, y + h],
      ]),
      '#ffffff',
      light.lit ? 0.15 : 0.25,
    ),
    stroke(`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y}v${h}`, colours.cream, 2.6),
  ]
}

/** A terraced house, 150 wide and 190 to the eaves, its foot at the origin's level and below it a stone base for the slope. */
export function house(light: Light, index: number, openWindow = false): SceneNode[] {
  const [wall, door] = fronts[index % fronts.length] ?? ['#e9d3b4', colours.raspberry]
  const front = rect(0, -190, 150, 290)
  const [veil, strength] = light.veil
  return [
    fill(rect(14, -262, 30, 44), colours.stoneShade),
    fill(rect(20, -276, 8, 18) + rect(31, -274, 8, 16), '#b5694b'),
    fill(front, wall),
    clipTo(front, [
      dabs({ x: -20, y: -190, w: 170, h: 190 }, '#ffffff', 16, index + 3, { length: 60, width: 6, opacity: 0.14 }),
      ...plaster({ x: 0, y: -190, w: 150, h: 186 }, index + 5, '#b5694b'),
      fill(rect(0, 0, 150, 110), colours.stoneShade),
      fill(
        [
          [4, 6],
          [58, 6],
          [104, 8],
          [24, 32],
          [84, 34],
          [8, 60],
          [62, 62],
          [112, 58],
        ]
          .map(([x = 0, y = 0]) => rect(x, y, 42, 21, 5))
          .join(''),
        colours.stone,
        0.5,
      ),
      fill(rect(138, -190, 12, 190), '#232338', 0.1),
    ]),
    fill([0, 1, 2, 3].map((i) => rect(0, -186 + i * 48, 12, 22, 2)).join(''), colours.stone, 0.55),
    ...sash(22, -168, 36, 52, light),
    ...(openWindow
      ? [fill(rect(90, -168, 38, 54), '#2c3048'), ...sash(90, -190, 38, 30, light)]
      : sash(92, -168, 36, 52, light)),
    ...sash(22, -82, 46, 54, light),
    fill(rect(88, -94, 46, 96, 2), colours.cream),
    fill(rect(92, -90, 38, 92), door),
    fill(rect(97, -60, 28, 24, 2) + rect(97, -30, 28, 24, 2), '#232338', 0.16),
    fill(rect(97, -84, 28, 16, 2), light.lit ? '#ffe2a0' : '#a9bccb'),
    fill(ellipse(124, -44, 3), colours.amber),
    fill(rect(84, 0, 54, 8, 2), colours.cream),
    fill(front, veil, strength),
    ...paper(poly('-8,-186 4,-226 146,-226 158,-186'), light.roof, 3),
    clipTo(poly('-8,-186 4,-226 146,-226 158,-186'), slates({ x: -10, y: -226, w: 170, h: 40 }, 10, index + 11)),
    stroke(line([150, -184], [150, 40]), light.roof, 4),
  ]
}

/** A street sign in two languages, as Welsh streets have: ysgol means both school and ladder. */
export function signPlate(nodes: SceneNode[]): SceneNode[] {
  return [
    ...paper(rect(-92, -30, 184, 60, 4), colours.white, 3),
    stroke(rect(-86, -24, 172, 48, 3), colours.ink, 2.4),
    place(nodes, {}),
  ]
}
