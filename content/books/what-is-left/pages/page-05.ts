import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDusk } from '../places/lighting.ts'
import { raised, shadow, wet } from '../places/street.ts'
import { bin, lowWall, washing, yard } from '../places/yard.ts'
import { type BootName, boot } from '../props/boot.ts'

/** What stands on the ground before the wall, the far ones first, and what lies there on its back. */
const dumped: [BootName, number, number, number][] = [
  ['yellow', 318, 500, 1.1],
  ['spotted', 566, 504, 1.14],
]
const fallen: [BootName, number, number, number, number][] = [
  ['check', 434, 556, 95, 1.3],
  ['orange', 726, 566, 86, 1.5],
]

/** Rings where drops fall into a puddle. */
const puddle = (x: number, y: number, w: number): SceneNode[] => [
  fill(ellipse(x, y, w, w * 0.13), '#8f9fb8', 0.75),
  stroke(
    ellipse(x - w * 0.3, y, w * 0.2, w * 0.03) + ellipse(x + w * 0.36, y + 3, w * 0.26, w * 0.04),
    '#e3ecf2',
    2,
    0.8,
  ),
]

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(wet, 51, { isDusk: true, lit: 1 }),
      fill(poly('533,176 587,176 760,470 400,470'), '#ffd98a', 0.12),
      glow(560, 420, 250, '#ffd98a', 0.34),
      clipTo(rect(533, 78, 54, 96), [
        place(
          figure(jess, {
            turn: -0.1,
            nod: 0.4,
            hands: [
              [-20, -88],
              [22, -86],
            ],
            grasp: ['rest', 'rest'],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'sad' },
            legless: true,
          }),
          { x: 546, y: 186, scale: 0.34 },
        ),
        place(
          figure(mo, {
            turn: 0.1,
            nod: 0.4,
            hands: [
              [-22, -84],
              [20, -87],
            ],
            grasp: ['rest', 'rest'],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'flat' },
            legless: true,
          }),
          { x: 574, y: 190, scale: 0.34 },
        ),
      ]),
      stroke(line([533, 126], [587, 126]), colours.cream, 4),
      fill(rect(520, 174, 80, 9, 2), colours.stonePale),
      ...washing(
        26,
        58,
        [
          ['shirt', '#6d86a6', 92],
          ['sheet', '#a7a9bd', 262],
          ['trousers', colours.slateDark, 408],
          ['sock', colours.redDark, 478],
          ['sheet', '#b0a6b4', 884],
        ],
        { scale: 1.3, sag: 44, wind: -9 },
      ),
      stroke(curve('684,330 690,380 672,426 660,462') + curve('678,330 676,384 660,430 642,466'), '#cfdcea', 4, 0.7),
      place(bin(), { x: 838, y: 474, scale: 1.6 }),
      place(bin(), { x: 118, y: 474, scale: 1.5 }),
      place(lowWall(true), { x: 440, y: 486, scale: 1.06 }),
      place(boot('grey', 'water'), { x: 296, y: 392, scale: 0.84 }),
      place(boot('plum', 'water'), { x: 392, y: 391, scale: 0.94, rotate: -11 }),
      place(boot('teal'), { x: 512, y: 370, scale: 0.9, rotate: 93 }),
      place(boot('blue', 'water'), { x: 690, y: 392, scale: 0.9, rotate: 2 }),
      ...puddle(480, 520, 250),
      ...dumped.flatMap(([name, x, y, scale]) => [
        shadow(x - 14, y + 1, 118 * scale, 0.4),
        place(boot(name, 'water'), { x, y, scale }),
      ]),
      ...fallen.flatMap(([name, x, y, rotate, scale]) => [
        shadow(x + 36, y + 1, 150 * scale, 0.4),
        place(boot(name), { x, y: y - 24 * scale, scale, rotate }),
      ]),
      shadow(200, 566, 210, 0.45),
      place(boot('green', 'water'), { x: 220, y: 564, scale: 1.8 }),
      place(boot('red'), { x: -20, y: 520, scale: 1.7, rotate: 80 }),
      place(bin(true), { x: 930, y: 590, scale: 3.1 }),
    ]),
    rain({ x: 0, y: 0, w: 960, h: 520 }, 340, 57, '#e3ecf2', 0.62),
  ],
  lighting: wetDusk,
  text: { x: 70, y: 552, w: 820, h: 138, ink: colours.ink, ground: colours.paving, size: 30 },
}
