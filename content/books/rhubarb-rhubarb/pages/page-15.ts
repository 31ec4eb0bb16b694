import { figure } from '../../../kit/figure.ts'
import { rect } from '../../../kit/geometry.ts'
import { fill, glow, place } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../../the-bus-that-went-pop/cast/kai.ts'
import { mei } from '../../the-bus-that-went-pop/cast/mei.ts'
import { dark } from '../../the-bus-that-went-pop/places/lighting.ts'
import { rhubarb } from '../../the-bus-that-went-pop/props/rhubarb.ts'

const night = '#10122f'

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), night),
    dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#1d2050', 120, 161, { length: 120, width: 10, opacity: 0.35 }),
    glow(280, 500, 300, '#7d86d8', 0.24),
    place(
      figure(mei, {
        turn: 0.5,
        nod: 0.5,
        tilt: 12,
        lean: 8,
        hands: [
          [-6, -66],
          [22, -64],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'none', gaze: [0.7, 0.7] },
        legless: true,
      }),
      { x: 100, y: 716, scale: 1.76 },
    ),
    place(
      figure(kai, {
        turn: -0.4,
        nod: 0.4,
        tilt: -6,
        lean: -7,
        hands: [
          [-86, -44],
          [12, -20],
        ],
        grasp: ['open', 'rest'],
        handSize: 1.2,
        arms: ['over', 'front'],
        feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
        legless: true,
      }),
      { x: 462, y: 700, scale: 1.7 },
    ),
    place(rhubarb('bud', 7), { x: 280, y: 712, scale: 1.5 }),
    fill(rect(0, 0, 960, 720), '#12143c', 0.18),
  ],
  lighting: { ...dark, from: [284, 420] },
  text: {
    x: 500,
    y: 60,
    w: 430,
    h: 560,
    ink: '#fffaf0',
    ground: night,
    size: 21,
    loud: [0],
    loudSize: 56,
    align: 'center',
  },
}
