import { spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { awning, paving, shadow, street, table, wet } from '../places/street.ts'
import { boot } from '../props/boot.ts'
import { heldBoot } from '../props/held-boot.ts'

const jessAt = { x: 226, y: 376, scale: 1.84 }
const moAt = { x: 846, y: 380, scale: 1.78 }
const granAt = { x: 604, y: 408, scale: 1.62 }

/** The cloth at the back of the stall, which keeps the wet out. */
const backCloth: SceneNode[] = [
  fill(rect(352, 60, 640, 428), '#d8c49c'),
  stroke([420, 500, 590, 680, 770, 860, 940].map((x) => line([x, 90], [x - 6, 440])).join(''), '#bfa87c', 5, 0.5),
  fill(rect(352, 60, 640, 96), '#6b5a3c', 0.3),
]

export const drawing: Drawing = {
  scene: [
    place(street(wet, 11), { x: -378, y: -20, scale: 1.14 }),
    place(paving(0, 13, true, 0.54), { y: 482 }),
    ...backCloth,
    place(
      [
        ...figure(gran, {
          ...armsBehind,
          turn: -0.25,
          tilt: -7,
          lean: -3,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          legless: true,
        }),
        placedArm(gran, { side: 1, elbow: [54, -44], hand: [50, 6], state: 'rest', thumb: -1, lean: -3 }),
      ],
      granAt,
    ),
    shadow(640, 520, 640, 0.16),
    place(table(), { x: 640, y: 512, scale: 1.3 }),
    place(boot('plum'), { x: 536, y: 392, scale: 0.86 }),
    place(boot('plum'), { x: 564, y: 398, scale: 0.88 }),
    place(boot('check'), { x: 696, y: 392, scale: 0.86 }),
    place(boot('check'), { x: 726, y: 398, scale: 0.88 }),
    place(
      [
        placedArm(gran, {
          side: -1,
          elbow: [-62, -56],
          hand: [-82, -98],
          state: 'open',
          thumb: 1,
          lean: -3,
          handSize: 1.02,
          drawn: spreadHand(gran.complexion),
        }),
      ],
      granAt,
    ),
    place(awning(296), { x: 650, y: 92, scale: 1.42 }),
    clipTo(rect(0, 0, 960, 540), [
      shadow(206, 522, 200),
      place(
        [
          ...figure(jess, {
            hands: [
              [-10, -14],
              [6, -40],
            ],
            elbows: [1, -1],
            arms: ['back', 'back'],
            turn: 0.45,
            tilt: 5,
            lean: 4,
            weight: -1,
            feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [0.8, -0.1] },
          }),
          placedArm(jess, { side: 1, elbow: [48, -22], hand: [82, -26], state: 'rest', thumb: -1, lean: 8 }),
          place(heldBoot('blue', jess.complexion, { from: 'left' }), { x: 88, y: 24, scale: 0.78, rotate: -4 }),
        ],
        jessAt,
      ),
      shadow(860, 522, 200),
      place(
        [
          ...figure(mo, {
            hands: [
              [-6, -40],
              [10, -14],
            ],
            elbows: [-1, 1],
            arms: ['back', 'back'],
            turn: -0.4,
            tilt: -5,
            lean: -3,
            weight: 1,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
          }),
          placedArm(mo, { side: -1, elbow: [-58, -34], hand: [-76, -80], state: 'rest', thumb: 1, lean: -7 }),
          place(heldBoot('blue', mo.complexion, { from: 'right', up: 50 }), { x: -80, y: -42, scale: 0.78, rotate: 8 }),
        ],
        moAt,
      ),
    ]),
    rain({ x: 0, y: 0, w: 380, h: 500 }, 60, 17, '#f2f6f6', 0.6),
  ],
  lighting: wetDay,
  text: { x: 70, y: 546, w: 820, h: 144, ink: colours.ink, ground: colours.paving, size: 26 },
}
