import { restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
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
          handSize: 1.25,
          drawn: spreadHand(gran.complexion),
        }),
        placedArm(gran, {
          side: 1,
          elbow: [52, -44],
          hand: [26, -18],
          state: 'rest',
          thumb: 1,
          lean: -3,
          handSize: 1.15,
          drawn: restingHand(gran.complexion),
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
            ...armsBehind,
            turn: 0.45,
            tilt: 5,
            lean: 4,
            weight: -1,
            feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [0.8, -0.1] },
          }),
          placedArm(jess, {
            side: -1,
            elbow: [-50, -34],
            hand: [-28, -12],
            state: 'rest',
            thumb: -1,
            lean: 8,
            handSize: 1.15,
            drawn: restingHand(jess.complexion),
          }),
          place(boot('blue'), { x: 84, y: 24, scale: 0.74, rotate: -6 }),
          placedArm(jess, {
            side: 1,
            elbow: [50, -12],
            hand: [80, -28],
            state: 'grip',
            thumb: -1,
            lean: 8,
            handSize: 1.2,
            drawn: restingHand(jess.complexion),
          }),
        ],
        jessAt,
      ),
      shadow(860, 522, 200),
      place(
        [
          ...figure(mo, {
            ...armsBehind,
            turn: -0.4,
            tilt: -5,
            lean: -3,
            weight: 1,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
          }),
          placedArm(mo, {
            side: 1,
            elbow: [48, -22],
            hand: [30, 8],
            state: 'rest',
            thumb: 1,
            lean: -7,
            handSize: 1.15,
            drawn: restingHand(mo.complexion),
          }),
          place(boot('blue'), { x: -80, y: -54, scale: 0.74, rotate: 10 }),
          placedArm(mo, {
            side: -1,
            elbow: [-52, -26],
            hand: [-74, -76],
            state: 'grip',
            thumb: 1,
            lean: -7,
            handSize: 1.2,
            drawn: restingHand(mo.complexion),
          }),
        ],
        moAt,
      ),
    ]),
    rain({ x: 0, y: 0, w: 380, h: 500 }, 60, 17, '#f2f6f6', 0.6),
  ],
  lighting: wetDay,
  text: { x: 70, y: 546, w: 820, h: 144, ink: colours.ink, ground: colours.paving, size: 26 },
}
