import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDusk } from '../places/lighting.ts'
import { raised, shadow, wet } from '../places/street.ts'
import { bin, lowWall, yard } from '../places/yard.ts'
import { type BootName, boot } from '../props/boot.ts'

/** What stands on the ground before the wall, and what lies there on its back. */
const dumped: [BootName, number, number][] = [
  ['yellow', 322, 518],
  ['blue', 606, 516],
  ['spotted', 706, 520],
]
const fallen: [BootName, number, number, number][] = [
  ['red', 172, 542, 86],
  ['check', 492, 552, 92],
  ['orange', 738, 556, 87],
]

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(wet, 51, { isDusk: true, lit: 1 }),
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
      place(bin(), { x: 800, y: 470, scale: 1.5 }),
      place(bin(true), { x: 906, y: 486, scale: 1.5 }),
      place(bin(), { x: 108, y: 478, scale: 1.5 }),
      place(lowWall(true), { x: 440, y: 486, scale: 0.98 }),
      place(boot('grey', 'water'), { x: 330, y: 398, scale: 0.8, rotate: 0 }),
      place(boot('plum', 'water'), { x: 420, y: 398, scale: 0.84, rotate: 4 }),
      place(boot('teal', 'water'), { x: 520, y: 396, scale: 0.8, rotate: -3 }),
      ...dumped.flatMap(([name, x, y]) => [
        shadow(x - 14, y + 1, 118, 0.4),
        place(boot(name, 'water'), { x, y, scale: 0.96 }),
      ]),
      ...fallen.flatMap(([name, x, y, rotate]) => [
        shadow(x + 36, y + 1, 150, 0.4),
        place(boot(name), { x, y: y - 23, scale: 0.94, rotate }),
      ]),
      shadow(412, 561, 124, 0.4),
      place(boot('green', 'water'), { x: 426, y: 560 }),
    ]),
    rain({ x: 0, y: 0, w: 960, h: 520 }, 340, 57, '#e3ecf2', 0.62),
  ],
  lighting: wetDusk,
  text: { x: 70, y: 552, w: 820, h: 138, ink: colours.ink, ground: colours.paving, size: 30 },
}
