import { grippingHand, offeringHand, pointingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, closer, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog } from '../props/dog.ts'
import { brush, bubbles, tubBack, tubFront } from '../props/things.ts'

const roryAt = { x: 244, y: 392, scale: 1.62 }
const olaAt = { x: 566, y: 394, scale: 1.62 }

export const drawing: Drawing = {
  scene: [
    closer([...sky(wet, 460, 91), ...caveHill(wet, 92), ...paving(446, 93)], 1.14, 440),
    place(pole, { x: 96, y: 500, scale: 1.24 }),
    shadow(240, 522, 150),
    shadow(570, 524, 150),
    shadow(410, 526, 400),
    place(
      figure(rory, {
        ...armsBehind,
        turn: 0.5,
        nod: -0.2,
        lean: 3,
        tilt: -6,
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
        weight: -1,
      }),
      roryAt,
    ),
    place(
      [
        ...figure(ola, {
          ...armsBehind,
          turn: 0.45,
          nod: 0.3,
          tilt: 7,
          lean: 2,
          feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [0.8, 0.7] },
          weight: 1,
        }),
        placedArm(ola, {
          side: -1,
          elbow: [-54, -48],
          hand: [-54, -92],
          state: 'grip',
          thumb: 1,
          handSize: 1.2,
          holding: [place(brush, { y: 0, rotate: 6, scale: 1.15 })],
          drawn: grippingHand(ola.complexion),
        }),
      ],
      olaAt,
    ),
    place([...tubBack, ...tubFront(true)], { x: 404, y: 526, scale: 1.66 }),
    place(
      [
        placedArm(rory, {
          side: -1,
          elbow: [-58, -44],
          hand: [-31, -79],
          state: 'rest',
          thumb: 1,
          lean: -1,
          handSize: 1.2,
          drawn: restingHand(rory.complexion),
        }),
        placedArm(rory, {
          side: 1,
          elbow: [52, -34],
          hand: [84, -16],
          state: 'point',
          thumb: -1,
          lean: -1,
          handSize: 1.2,
          drawn: pointingHand(rory.complexion),
        }),
      ],
      roryAt,
    ),
    place(bubbles, { x: 398, y: 330, scale: 0.72 }),
    place(
      [
        placedArm(ola, {
          side: 1,
          elbow: [46, -26],
          hand: [82, -14],
          state: 'cup',
          thumb: -1,
          lean: 6,
          handSize: 1.2,
          drawn: offeringHand(ola.complexion),
        }),
      ],
      olaAt,
    ),
    shadow(850, 528, 270),
    place(dog('fat', coats.grey, { mud: 'all', isHappy: false }), { x: 866, y: 526, scale: 1.32 }),
    place(dog('fat', coats.black, { mud: 'all', isHappy: false }), { x: 724, y: 528, scale: 0.62 }),
    shadow(130, 528, 210),
    place(dog('fluffy', coats.white, { mud: 'all', isHappy: false }), { x: 140, y: 528, scale: 1.14 }),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
