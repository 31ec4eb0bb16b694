import { offeringHand, pinchingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, closer, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog, splash } from '../props/dog.ts'
import { coin } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer([...sky(wet, 460, 71), place(caveHill(wet, 72), { x: 960, flip: true }), ...paving(446, 73)], 1.34, 640),
    place(standingGull({ mood: 'shocked', look: 20 }), { x: 96, y: 94, scale: 0.44 }),
    place(pole, { x: 106, y: 510, scale: 1.3 }),
    shadow(180, 512, 140),
    place(
      figure(rory, {
        turn: 0.3,
        nod: 0.9,
        hands: [
          [-10, -14],
          [12, -12],
        ],
        arms: ['back', 'back'],
        lean: 8,
        tilt: 6,
        weight: -1,
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.1, 1] },
      }),
      { x: 164, y: 398, scale: 1.42 },
    ),
    shadow(846, 520, 190),
    place(
      [
        ...figure(dev, {
          ...armsBehind,
          turn: -0.45,
          nod: 0.5,
          tilt: -4,
          lean: -3,
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'sad', gaze: [-0.9, 0.8] },
        }),
        placedArm(dev, {
          side: 1,
          elbow: [52, -36],
          hand: [40, 12],
          state: 'rest',
          thumb: 1,
          lean: -3,
          handSize: 1.15,
        }),
        placedArm(dev, {
          side: -1,
          elbow: [-48, -44],
          hand: [-94, -28],
          state: 'cup',
          thumb: 1,
          lean: -3,
          handSize: 1.25,
          drawn: offeringHand(dev.complexion),
        }),
      ],
      { x: 866, y: 344, scale: 1.46 },
    ),
    shadow(610, 522, 150),
    place(
      [
        ...figure(ola, {
          ...armsBehind,
          turn: 0.5,
          nod: -0.4,
          lean: 2,
          tilt: 4,
          weight: -1,
          feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.8, -0.7] },
        }),
        placedArm(ola, {
          side: 1,
          elbow: [46, -28],
          hand: [66, -70],
          state: 'grip',
          thumb: 1,
          lean: 2,
          handSize: 1.25,
          drawn: pinchingHand(ola.complexion, [place(coin, { scale: 0.1 })]),
        }),
      ],
      { x: 586, y: 392, scale: 1.56 },
    ),
    fill(ellipse(416, 514, 186, 13), colours.mud, 0.75),
    place(dog('fluffy', coats.white, { mud: 'all' }), { x: 412, y: 520, scale: 2 }),
    splash([264, 210], 13, -140),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
