import { pointingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { street, sunny } from '../places/street.ts'
import { boot } from '../props/boot.ts'
import { heldBoot } from '../props/held-boot.ts'

const front: SceneNode[] = [
  fill(rect(-10, 566, 980, 200), '#cda87f'),
  fill(rect(-10, 560, 980, 10), colours.wood),
  stroke([606, 656].map((y) => line([-10, y], [970, y + 2])).join(''), colours.wood, 3, 0.5),
]

const jessAt = { x: 236, y: 594, scale: 2.1 }
const moAt = { x: 742, y: 596, scale: 2.1 }

export const drawing: Drawing = {
  scene: [
    place([...street(sunny, 1)], { y: 200 }),
    place(
      [
        ...figure(jess, {
          ...armsBehind,
          turn: 0.4,
          nod: 0.5,
          lean: 6,
          tilt: 6,
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.9] },
          legless: true,
        }),
        placedArm(jess, { side: -1, elbow: [-48, -26], hand: [-38, 12], state: 'rest', thumb: -1, lean: 6 }),
      ],
      jessAt,
    ),
    place(
      [
        ...figure(mo, {
          ...armsBehind,
          turn: -0.35,
          tilt: -7,
          lean: 4,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          legless: true,
        }),
        placedArm(mo, { side: 1, elbow: [52, -28], hand: [44, 12], state: 'rest', thumb: 1, lean: 4 }),
      ],
      moAt,
    ),
    ...front,
    place(boot('plum', 'peas', 0.8), { x: 104, y: 662, scale: 1.34, rotate: -2 }),
    place(
      [
        placedArm(mo, { side: -1, elbow: [-52, -28], hand: [-62, -66], state: 'rest', thumb: 1, lean: 4 }),
        place(heldBoot('yellow', mo.complexion, { from: 'right', up: 50, content: 'peas', tall: 0.5 }), {
          x: -80,
          y: -29,
          scale: 0.8,
          rotate: 6,
        }),
      ],
      moAt,
    ),
    place(boot('red', 'peas', 0.7), { x: 266, y: 712, scale: 1.46 }),
    place(boot('spotted', 'peas', 0.6), { x: 694, y: 712, scale: 1.46, rotate: 3 }),
    place(boot('grey', 'peas', 0.8), { x: 916, y: 672, scale: 1.34 }),
    place(boot('teal', 'peas', 0.4), { x: 496, y: 714, scale: 1.56, rotate: -3 }),
    place(
      [
        placedArm(jess, {
          side: 1,
          elbow: [60, -52],
          hand: [82, -32],
          state: 'point',
          thumb: -1,
          lean: 6,
          handSize: 1.3,
          drawn: pointingHand(jess.complexion),
        }),
      ],
      jessAt,
    ),
  ],
  lighting: morning,
  text: { x: 52, y: 34, w: 860, h: 172, ink: colours.ink, ground: '#a9d0e4', loud: [0], loudSize: 80, size: 22 },
}
