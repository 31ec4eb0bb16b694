import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, glow, place } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { kai } from '../../the-bus-that-went-pop/cast/kai.ts'
import { mei } from '../../the-bus-that-went-pop/cast/mei.ts'
import { dark } from '../../the-bus-that-went-pop/places/lighting.ts'
import { rhubarb } from '../../the-bus-that-went-pop/props/rhubarb.ts'

const night = '#10122f'

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), night),
    dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#1d2050', 120, 161, { length: 120, width: 10, opacity: 0.35 }),
    glow(280, 460, 340, '#7d86d8', 0.26),
    place(
      near(
        mei,
        {
          turn: 0.5,
          nod: 0.5,
          tilt: 10,
          lean: 6,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'none', gaze: [0.7, 0.8] },
          legless: true,
        },
        [
          { side: -1, elbow: [-44, -26], hand: [4, -70], state: 'rest', thumb: -1, drawn: restingHand(mei.complexion) },
          { side: 1, elbow: [54, -30], hand: [22, -67], state: 'rest', thumb: 1, drawn: restingHand(mei.complexion) },
        ],
      ),
      { x: 108, y: 730, scale: 2.2 },
    ),
    place(
      [
        ...figure(kai, {
          turn: -0.4,
          nod: 0.4,
          tilt: -8,
          lean: -8,
          ...armsBehind,
          feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
          legless: true,
        }),
        placedArm(kai, {
          side: 1,
          elbow: [38, -28],
          hand: [14, -2],
          state: 'rest',
          thumb: 1,
          lean: -8,
          drawn: restingHand(kai.complexion),
        }),
      ],
      { x: 432, y: 722, scale: 2.1 },
    ),
    place(rhubarb('bud', 7), { x: 258, y: 736, scale: 1.7 }),
    // His hand lies on the bud: something in there pushes.
    place(
      [
        placedArm(kai, {
          side: -1,
          elbow: [-45, -16],
          hand: [-78, -42],
          state: 'rest',
          thumb: 1,
          lean: -8,
          handSize: 1.15,
          drawn: restingHand(kai.complexion),
        }),
      ],
      { x: 432, y: 722, scale: 2.1 },
    ),
    fill(rect(0, 0, 960, 720), '#12143c', 0.18),
  ],
  lighting: { ...dark, from: [284, 420] },
  text: {
    x: 500,
    y: 60,
    w: 430,
    h: 560,
    ink: '#fffaf0',
    ground: night,
    size: 21,
    loud: [0],
    loudSize: 56,
    align: 'center',
  },
}
