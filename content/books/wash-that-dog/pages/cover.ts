import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, fine, paving, shadow, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { coats, dog, splash } from '../props/dog.ts'
import { brush, bubbles, tubBack, tubFront } from '../props/things.ts'

const roryAt = { x: 146, y: 542, scale: 1.84 }
const olaAt = { x: 806, y: 544, scale: 1.84 }

export const drawing: Drawing = {
  scene: [
    ...sky(fine, 640, 1, true),
    place(caveHill(fine, 2), { x: -120, y: 90, scale: 1.18 }),
    ...paving(600, 3),
    shadow(146, 696, 190),
    shadow(806, 698, 190),
    place(tubBack, { x: 474, y: 704, scale: 2.3 }),
    place(dog('fluffy', coats.white, { gait: 'sit', mud: 'some' }), { x: 546, y: 592, scale: 2.3 }),
    place(
      figure(ola, {
        ...armsBehind,
        turn: -0.45,
        nod: 0.2,
        tilt: -7,
        lean: -5,
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        weight: 1,
      }),
      olaAt,
    ),
    place(
      figure(rory, {
        turn: 0.45,
        nod: 0.1,
        lean: 6,
        tilt: 4,
        hands: [
          [-10, -14],
          [6, -40],
        ],
        elbows: [1, -1],
        arms: ['back', 'back'],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'grin' },
        weight: -1,
      }),
      roryAt,
    ),
    fill(ellipse(476, 536, 150, 20), colours.foam),
    place(tubFront(true), { x: 474, y: 704, scale: 2.3 }),
    place(
      [
        placedArm(ola, {
          side: -1,
          elbow: [-60, -26],
          hand: [-86, -46],
          state: 'rest',
          thumb: 1,
          lean: -1,
          handSize: 1.25,
          drawn: restingHand(ola.complexion),
        }),
        placedArm(ola, {
          side: 1,
          elbow: [50, -72],
          hand: [56, -114],
          state: 'open',
          thumb: -1,
          lean: -1,
          handSize: 1.25,
          drawn: spreadHand(ola.complexion),
        }),
      ],
      olaAt,
    ),
    place(
      [
        placedArm(rory, {
          side: 1,
          elbow: [52, -26],
          hand: [86, -37],
          state: 'grip',
          thumb: -1,
          lean: 2,
          handSize: 1.25,
          holding: [place(brush, { x: 6, y: 0, rotate: 88 })],
          drawn: grippingHand(rory.complexion),
        }),
      ],
      roryAt,
    ),
    fill(ellipse(372, 268, 26, 17) + ellipse(404, 250, 30, 21) + ellipse(436, 266, 26, 17), colours.foam),
    fill(
      ellipse(424, 462, 26, 17) + ellipse(450, 450, 26, 22) + ellipse(474, 466, 22, 15) + ellipse(448, 478, 30, 14),
      colours.foam,
    ),
    fill(ellipse(650, 476, 26, 14) + ellipse(676, 488, 30, 15) + ellipse(632, 490, 22, 12), colours.foam),
    splash([324, 244], 12, -120),
    splash([524, 262], 15, -60),
    place(bubbles, { x: 610, y: 440, scale: 1.5 }),
  ],
  lighting: sunny,
  text: { x: 52, y: 34, w: 860, h: 172, ink: colours.ink, ground: '#a9d0e4', loud: [0], loudSize: 80, size: 22 },
}
