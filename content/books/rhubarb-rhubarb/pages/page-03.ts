import { grippingHand, pointingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, place, seatAt, stroke } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../../the-bath-on-ladder-street/cast/dewi.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { samira } from '../../the-bath-on-ladder-street/cast/samira.ts'
import { bath } from '../../the-bath-on-ladder-street/props/bath.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { drops, pond, rings } from '../places/pond.ts'
import { patchedSail, redBoat, rudder, wetSock } from '../props/vessels.ts'

const shore = 380
const water = 600

export const drawing: Drawing = {
  scene: [
    ...pond(shore, 41),
    place(rings(220, 4), { x: 226, y: 590 }),
    stroke(curve('82,560 140,530 250,522 342,541 366,574 320,610 220,620 120,608 82,582'), colours.waterPale, 5, 0.75),
    stroke(curve('94,602 82,582 106,582'), colours.waterPale, 5, 0.9),
    clipTo(rect(0, 0, 960, 578), [
      place(
        near(
          samira,
          { turn: 0.45, tilt: 7, lean: 6, feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' }, legless: true },
          [
            {
              side: -1,
              elbow: [-46, -36],
              hand: [-12, -22],
              state: 'rest',
              thumb: -1,
              drawn: restingHand(samira.complexion),
            },
            {
              side: 1,
              elbow: [58, -44],
              hand: [88, -68],
              state: 'point',
              thumb: -1,
              drawn: pointingHand(samira.complexion),
              handSize: 1.1,
            },
          ],
        ),
        { x: 222, y: 544, scale: 1.2 },
      ),
    ]),
    clipTo(rect(0, 0, 960, 592), [place(redBoat, { x: 226, y: 606, scale: 0.94, rotate: 5 })]),
    place(rings(330), { x: 670, y: water + 6 }),
    place(patchedSail, { x: 766, y: 520, scale: 1.2 }),
    stroke(curve('764,436 860,448 962,434'), '#8a5f3c', 6),
    seatAt([530, 504], [740, 504]),
    clipTo(rect(0, 0, 960, water), [place(bath({ paint: 'pink' }), { x: 670, y: water + 28, scale: 2 })]),
    place(
      [
        ...seatedLeg(dewi, { hip: [4, 2], knee: [-50, -6], foot: [-70, 50] }),
        ...figure(dewi, {
          turn: -0.25,
          nod: -0.2,
          tilt: 6,
          lean: 6,
          ...armsBehind,
          seat: [
            [-46, 4],
            [-40, 2],
          ],
          legless: true,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        }),
        ...seatedLeg(dewi, { hip: [-4, 5], knee: [-46, 8], foot: [-48, 70] }),
        placedArm(dewi, {
          side: -1,
          elbow: [-54, -74],
          hand: [-54, -122],
          state: 'open',
          thumb: 1,
          lean: 6,
          drawn: spreadHand(dewi.complexion),
        }),
      ],
      { x: 664, y: 492, scale: 1.46 },
    ),
    place(rudder, { x: 762, y: 464, scale: 1.4 }),
    place(
      [
        placedArm(dewi, {
          side: 1,
          elbow: [58, -38],
          hand: [70, -17],
          state: 'grip',
          thumb: -1,
          lean: 6,
          drawn: grippingHand(dewi.complexion),
        }),
      ],
      { x: 664, y: 492, scale: 1.46 },
    ),
    place(wetSock(colours.red), { x: 828, y: 440, scale: 0.9, rotate: 4 }),
    place(wetSock(colours.gold), { x: 904, y: 440, scale: 0.9, rotate: -5 }),
    drops(
      [
        [560, 602],
        [610, 616],
        [576, 634],
      ],
      7,
    ),
  ],
  lighting: day,
  text: { x: 50, y: 40, w: 470, h: 300, ink: colours.ink, ground: colours.sky, size: 20 },
}
