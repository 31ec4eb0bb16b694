import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { nan } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { closer, fine, paving, shadow, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { terrace } from '../places/stop.ts'
import { soap, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...sky(fine, 460, 31),
        place(terrace(6, [colours.moss, colours.red, colours.navy, colours.sun], 32), { x: -24, y: 456, scale: 1.32 }),
        ...paving(446, 33),
        shadow(480, 536, 150),
        shadow(700, 540, 100),
        shadow(230, 540, 100),
        place(
          figure(nan, {
            turn: 0.1,
            nod: 0.2,
            hands: [
              [-78, -34],
              [78, -34],
            ],
            grasp: ['grip', 'grip'],
            arms: ['over', 'over'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
          }),
          { x: 480, y: 428, scale: 1.06 },
        ),
        place([...tubBack, ...tubFront(false)], { x: 480, y: 474, scale: 0.78 }),
        place(
          figure(ola, {
            turn: -0.45,
            tilt: 4,
            hands: [
              [-54, -48],
              [32, -10],
            ],
            grasp: ['grip', 'rest'],
            arms: ['over', 'front'],
            feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.8, 0] },
            weight: 1,
            holding: [[place(soap, { y: -16, rotate: -8 })], []],
          }),
          { x: 712, y: 442, scale: 1.2 },
        ),
        place(
          figure(rory, {
            turn: 0.4,
            tilt: -5,
            hands: [
              [-62, -98],
              [62, -104],
            ],
            grasp: ['open', 'open'],
            weight: -1,
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
          }),
          { x: 236, y: 444, scale: 1.2 },
        ),
      ],
      1.22,
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
