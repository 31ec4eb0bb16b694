import { figure } from '../../../kit/figure.ts'
import { curve, rect } from '../../../kit/geometry.ts'
import { clipTo, place, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../../the-bath-on-ladder-street/cast/dewi.ts'
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
    place(
      figure(samira, {
        turn: 0.4,
        tilt: 5,
        lean: 4,
        hands: [
          [-22, -24],
          [80, -60],
        ],
        grasp: ['grip', 'point'],
        arms: ['over', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
        legless: true,
      }),
      { x: 226, y: 550, scale: 1 },
    ),
    clipTo(rect(0, 0, 960, 592), [place(redBoat, { x: 226, y: 604, scale: 0.8, rotate: 5 })]),
    place(rings(330), { x: 670, y: water + 6 }),
    place(patchedSail, { x: 766, y: 520, scale: 1.2 }),
    stroke(curve('764,436 860,448 962,434'), '#8a5f3c', 6),
    seatAt([530, 504], [740, 504]),
    clipTo(rect(0, 0, 960, water), [place(bath({ paint: 'pink' }), { x: 670, y: water + 28, scale: 2 })]),
    place(
      figure(dewi, {
        turn: -0.25,
        nod: -0.2,
        tilt: 4,
        lean: -3,
        hands: [
          [-58, -118],
          [66, -28],
        ],
        grasp: ['open', 'grip'],
        arms: ['back', 'over'],
        ...sitting(dewi.build, -1, 0.62),
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      }),
      { x: 660, y: 492, scale: 1.34 },
    ),
    place(rudder, { x: 776, y: 464, scale: 1.4 }),
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
