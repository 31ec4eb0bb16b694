import { figure } from '../../../kit/figure.ts'
import { blob, rect } from '../../../kit/geometry.ts'
import { fill, glow, place } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { dark } from '../places/lighting.ts'
import { rhubarb } from '../props/rhubarb.ts'

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#0d0e2a'),
    dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#1b1d4c', 120, 131, { length: 120, width: 10, opacity: 0.35 }),
    place(
      [
        place(
          figure(mrGill, {
            turn: -0.2,
            nod: 0.3,
            lean: -4,
            hands: [
              [-36, -16],
              [30, -16],
            ],
            feeling: { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [-0.4, 0.7] },
            legless: true,
          }),
          { x: 790, y: 716, scale: 1.86 },
        ),
        fill(rect(0, 0, 960, 720), '#0d0e2a', 0.45),
        place(rhubarb('bud', 5), { x: 500, y: 700, scale: 1.75 }),
        place(
          figure(kai, {
            turn: 0.45,
            nod: 0.5,
            lean: 8,
            hands: [
              [10, -16],
              [92, -56],
            ],
            arms: ['front', 'over'],
            feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
            grasp: ['rest', 'open'],
            handSize: 1.35,
            legless: true,
          }),
          { x: 282, y: 700, scale: 1.9 },
        ),
        place(
          figure(mei, {
            turn: -0.4,
            nod: 0.2,
            tilt: -16,
            lean: -8,
            hands: [
              [-26, -70],
              [6, -66],
            ],
            arms: ['over', 'over'],
            feeling: { eyes: 'wide', brows: 'up', mouth: 'none', gaze: [-0.8, 0.6] },
            legless: true,
          }),
          { x: 676, y: 740, scale: 1.74 },
        ),
      ],
      { x: -24, y: -268, scale: 1.05 },
    ),
    fill(rect(0, 0, 960, 720), '#10123a', 0.32),
    glow(490, 320, 250, '#7d86d8', 0.22),
    fill(blob('-20,760 -20,508 240,486 500,492 760,484 980,504 980,760', 0.1), '#0b0c26'),
  ],
  lighting: dark,
  text: { x: 60, y: 510, w: 850, h: 180, ink: colours.white, ground: '#0b0c26', size: 20 },
}
