import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, fine, paving, shadow, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog, splash } from '../props/dog.ts'
import { brush, bubbles, splat, tubBack, tubFront } from '../props/things.ts'

const roryAt = { x: 572, y: 400, scale: 1.56 }

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(fine, 460, 101),
        ...caveHill(fine, 102),
        ...paving(446, 103),
        place(pole, { x: 896, y: 480, scale: 1.1 }),
        shadow(800, 470, 160),
        place(dog('sausage', coats.black, { mud: 'all' }), { x: 800, y: 456, scale: 0.8 }),
        shadow(340, 548, 420),
        place(tubBack, { x: 340, y: 542, scale: 1.72 }),
        place(
          figure(rory, {
            turn: -0.4,
            nod: 0.3,
            tilt: -6,
            lean: -8,
            hands: [
              [-6, -40],
              [10, -14],
            ],
            elbows: [-1, 1],
            arms: ['back', 'back'],
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'grin' },
          }),
          roryAt,
        ),
        place(dog('mop', coats.grey, { gait: 'sit' }), { x: 390, y: 456, scale: 1.66 }),
        place(
          [
            placedArm(rory, {
              side: -1,
              elbow: [-54, -40],
              hand: [-88, -28],
              state: 'rest',
              thumb: 1,
              lean: -8,
              handSize: 1.3,
              drawn: restingHand(rory.complexion),
            }),
          ],
          roryAt,
        ),
        place(tubFront(true), { x: 340, y: 542, scale: 1.72 }),
        place(bubbles, { x: 404, y: 290, scale: 0.9 }),
        place(
          [
            ...figure(ola, {
              ...armsBehind,
              turn: 0.45,
              nod: 0.2,
              lean: 8,
              tilt: 6,
              feeling: { eyes: 'squeezed', brows: 'up', mouth: 'grin' },
              weight: -1,
            }),
            placedArm(ola, {
              side: 1,
              elbow: [66, -54],
              hand: [79, -92],
              state: 'grip',
              thumb: -1,
              lean: 12,
              handSize: 1.25,
              holding: [place(brush, { x: 12, y: 3, rotate: 102, scale: 0.94 })],
              drawn: grippingHand(ola.complexion),
            }),
          ],
          { x: 88, y: 398, scale: 1.56 },
        ),
        splash([226, 168], 13, -124),
        splash([280, 150], 16, -100),
        splash([354, 150], 14, -80),
        splash([420, 190], 18, -40),
        splat(89, 250, 6),
        splat(582, 256, 7),
        splat(600, 372, 13),
        splat(96, 372, 12),
        shadow(720, 548, 190),
        place(dog('fat', coats.tan, { mud: 'all' }), { x: 726, y: 546, scale: 1.16 }),
        shadow(900, 552, 190),
        place(dog('fluffy', coats.grey, { mud: 'all' }), { x: 930, y: 552, scale: 1.14 }),
        place(dog('fat', coats.black, { mud: 'all' }), { x: 822, y: 556, scale: 0.5 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
