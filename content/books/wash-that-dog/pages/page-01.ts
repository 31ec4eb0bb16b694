import { grippingHand, pointingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, seatAt, stroke } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, paving, shadow, sky, wet, windingPath } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { coats, dog } from '../props/dog.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(wet, 460, 11),
        ...caveHill(wet, 12),
        windingPath,
        ...paving(446, 13),
        place(
          [
            fill(rect(-190, -104, 420, 106, 4), colours.brick),
            stroke(
              [-78, -52, -26].map((y) => line([-190, y], [230, y])).join('') +
                [-150, -90, -30, 30, 90]
                  .map((x) => line([x, -104], [x, -78]) + line([x + 30, -52], [x + 30, -26]))
                  .join(''),
              colours.brickDark,
              2,
              0.5,
            ),
            fill(rect(-200, -118, 440, 20, 4), colours.creamDark),
          ],
          { x: 800, y: 520 },
        ),
        seatAt([600, 392], [1000, 392]),
        shadow(528, 333, 56),
        place(dog('fluffy', coats.white), { x: 516, y: 334, scale: 0.38, flip: true }),
        place(dog('sausage', coats.tan), { x: 560, y: 268, scale: 0.21, flip: true }),
        place(
          [
            ...seatedLeg(ola, { hip: [-12, 0], knee: [-46, 8], foot: [-50, 60] }),
            ...seatedLeg(ola, { hip: [12, 4], knee: [-22, 20], foot: [-18, 72] }),
            ...figure(ola, {
              ...armsBehind,
              turn: -0.35,
              nod: 0.2,
              tilt: 6,
              lean: -4,
              ...sitting(ola.build, -1),
              feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.4] },
              legless: true,
            }),
            placedArm(ola, {
              side: 1,
              elbow: [48, -28],
              hand: [10, 4],
              state: 'rest',
              thumb: 1,
              lean: -4,
              handSize: 1.2,
              drawn: restingHand(ola.complexion),
            }),
            placedArm(ola, {
              side: -1,
              elbow: [-46, -18],
              hand: [-30, -62],
              state: 'rest',
              thumb: 1,
              lean: -4,
              handSize: 1.2,
              drawn: grippingHand(ola.complexion),
            }),
          ],
          { x: 898, y: 376, scale: 1.56 },
        ),
        place(
          [
            ...seatedLeg(rory, { hip: [-12, 0], knee: [-48, 6], foot: [-56, 54] }),
            ...seatedLeg(rory, { hip: [12, 4], knee: [-24, 20], foot: [-22, 72] }),
            ...figure(rory, {
              ...armsBehind,
              turn: -0.45,
              tilt: -5,
              lean: -8,
              ...sitting(rory.build, -1, 0.5),
              feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.6] },
              legless: true,
            }),
            placedArm(rory, {
              side: 1,
              elbow: [44, -26],
              hand: [14, 8],
              state: 'rest',
              thumb: 1,
              lean: -8,
              handSize: 1.2,
              drawn: restingHand(rory.complexion),
            }),
            placedArm(rory, {
              side: -1,
              elbow: [-64, -42],
              hand: [-96, -22],
              state: 'point',
              thumb: 1,
              lean: -8,
              handSize: 1.3,
              drawn: pointingHand(rory.complexion),
            }),
          ],
          { x: 744, y: 376, scale: 1.56 },
        ),
        shadow(180, 546, 290),
        place(dog('fluffy', coats.grey, { mud: 'all' }), { x: 188, y: 544, scale: 1.42 }),
        shadow(510, 530, 230),
        place(dog('sausage', coats.black, { mud: 'all' }), { x: 510, y: 528, scale: 1 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
