import { grippingHand, offeringHand, pinchingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { closer, fine, nearHill, shadow, view } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { coats, dog } from '../props/dog.ts'
import { brush, bubbles, coin, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer([...view(fine, 51), ...nearHill(430, 52)], 1.16, 500),
    place(bubbles, { x: 400, y: 330, scale: 1.5 }),
    shadow(306, 520, 380),
    place(tubBack, { x: 286, y: 514, scale: 1.62 }),
    place(dog('fluffy', coats.white, { gait: 'sit' }), { x: 276, y: 480, scale: 1.62 }),
    place(
      [
        ...figure(ola, {
          ...armsBehind,
          turn: -0.45,
          nod: 0.5,
          lean: -10,
          tilt: -4,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        }),
        placedArm(ola, {
          side: -1,
          elbow: [-62, -30],
          hand: [-72, -66],
          state: 'grip',
          thumb: 1,
          lean: -10,
          handSize: 1.2,
          holding: [place(brush, { x: -2, y: 4, rotate: -104 })],
          drawn: grippingHand(ola.complexion),
        }),
      ],
      { x: 470, y: 394, scale: 1.5 },
    ),
    place(tubFront(true), { x: 286, y: 514, scale: 1.62 }),
    fill(ellipse(150, 248, 20, 13) + ellipse(176, 236, 24, 17) + ellipse(202, 248, 20, 13), colours.foam),
    place(bubbles, { x: 250, y: 190, scale: 1.1, rotate: 24 }),
    shadow(900, 524, 190),
    place(
      [
        ...figure(dev, {
          ...armsBehind,
          turn: -0.5,
          nod: 0.5,
          lean: -5,
          tilt: -3,
          feet: [
            [-22, 112],
            [26, 110],
          ],
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.7] },
        }),
        placedArm(dev, {
          side: 1,
          elbow: [42, -38],
          hand: [38, 10],
          state: 'rest',
          thumb: 1,
          lean: -5,
          handSize: 1.15,
        }),
      ],
      { x: 882, y: 346, scale: 1.5 },
    ),
    shadow(604, 526, 150),
    place(
      [
        ...figure(rory, {
          turn: 0.5,
          nod: -0.5,
          lean: 3,
          tilt: -6,
          hands: [
            [-10, -14],
            [6, -40],
          ],
          elbows: [1, -1],
          arms: ['back', 'back'],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          weight: -1,
        }),
        placedArm(rory, {
          side: 1,
          elbow: [46, -26],
          hand: [82, -44],
          state: 'cup',
          thumb: -1,
          lean: -1,
          handSize: 1.25,
          drawn: offeringHand(rory.complexion),
        }),
      ],
      { x: 602, y: 400, scale: 1.54 },
    ),
    place(
      [
        placedArm(dev, {
          side: -1,
          elbow: [-30, -40],
          hand: [-66, -38],
          state: 'grip',
          thumb: -1,
          lean: -5,
          handSize: 1.2,
          drawn: pinchingHand(dev.complexion, [place(coin, { scale: 0.085 })]),
        }),
      ],
      { x: 882, y: 346, scale: 1.5 },
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.path, size: 27 },
}
