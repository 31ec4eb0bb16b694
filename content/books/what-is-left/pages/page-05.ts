import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDusk } from '../places/lighting.ts'
import { raised, wet } from '../places/street.ts'
import { bin, lowWall, yard } from '../places/yard.ts'
import { boot } from '../props/boot.ts'

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
      place(boot('red'), { x: 250, y: 470, scale: 0.92, rotate: -70 }),
      place(boot('yellow', 'water'), { x: 330, y: 478, scale: 0.98, rotate: 0 }),
      place(boot('check'), { x: 470, y: 486, scale: 0.96, rotate: -96 }),
      place(boot('blue', 'water'), { x: 560, y: 480, scale: 1, rotate: 2 }),
      place(boot('orange'), { x: 640, y: 488, scale: 0.98, rotate: -78 }),
      place(boot('spotted', 'water'), { x: 700, y: 480, scale: 0.96, rotate: -2 }),
      place(boot('green', 'water'), { x: 420, y: 494, scale: 1, rotate: 0 }),
    ]),
    rain({ x: 0, y: 0, w: 960, h: 520 }, 340, 57, '#e3ecf2', 0.62),
  ],
  lighting: wetDusk,
  text: { x: 70, y: 552, w: 820, h: 138, ink: colours.ink, ground: colours.paving, size: 30 },
}
