import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { raised, shadow, street, wet } from '../places/street.ts'
import { boot, bootNames } from '../props/boot.ts'
import { heldBoot } from '../props/held-boot.ts'

/** The eight that nobody holds. */
const standing = bootNames.filter((name) => name !== 'yellow' && name !== 'red')

/** The long table of the stall, close to us, and its cloth. */
const tabletop: SceneNode[] = [
  fill(poly('60,396 900,396 1010,550 -50,550'), '#d6b48c'),
  stroke(
    [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => line([480 + i * 84, 396], [480 + i * 106, 550])).join(''),
    colours.wood,
    3,
    0.5,
  ),
  fill(rect(-60, 550, 1080, 14), colours.woodDark),
  fill(rect(-10, 564, 980, 220), colours.cream),
]

export const drawing: Drawing = {
  scene: [
    raised([
      ...street(wet, 31),
      place(
        [
          ...figure(gran, {
            hands: [
              [-10, -14],
              [6, -40],
            ],
            elbows: [1, -1],
            arms: ['back', 'back'],
            turn: 0.05,
            tilt: 7,
            feeling: { eyes: 'wide', brows: 'worried', mouth: 'wobble', gaze: [-0.2, 0.9] },
            legless: true,
          }),
          placedArm(gran, {
            side: 1,
            elbow: [70, -64],
            hand: [42, -114],
            state: 'rest',
            thumb: 1,
            handSize: 1.05,
            drawn: restingHand(gran.complexion),
          }),
        ],
        { x: 486, y: 356, scale: 1.26 },
      ),
      place(
        [
          ...figure(jess, {
            ...armsBehind,
            turn: 0.35,
            nod: 0.2,
            tilt: 5,
            lean: 3,
            feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.9, 0.2] },
            legless: true,
          }),
          placedArm(jess, { side: -1, elbow: [-48, -28], hand: [-34, 20], state: 'rest', thumb: -1, lean: 3 }),
          placedArm(jess, { side: 1, elbow: [48, -24], hand: [80, -44], state: 'rest', thumb: -1, lean: 3 }),
          place(heldBoot('yellow', jess.complexion, { from: 'left' }), { x: 84, y: 8, scale: 0.8, rotate: 4 }),
        ],
        { x: 196, y: 380, scale: 1.66 },
      ),
      place(
        [
          ...figure(mo, {
            ...armsBehind,
            turn: -0.4,
            nod: 0.2,
            tilt: -5,
            lean: -3,
            feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [-0.9, 0.2] },
            legless: true,
          }),
          placedArm(mo, { side: 1, elbow: [48, -28], hand: [34, 20], state: 'rest', thumb: 1, lean: -3 }),
          placedArm(mo, { side: -1, elbow: [-48, -24], hand: [-76, -50], state: 'rest', thumb: 1, lean: -3 }),
          place(heldBoot('red', mo.complexion, { from: 'right' }), { x: -78, y: 4, scale: 0.8, rotate: -3 }),
        ],
        { x: 786, y: 382, scale: 1.66 },
      ),
      ...tabletop,
      ...standing.flatMap((name, i) => {
        const [nudge, tilt] = [((i * 37) % 30) - 15, ((i * 5) % 7) - 3]
        const [x, y, scale] =
          i < 4
            ? [182 + i * 204 + nudge, 452 + (i % 2) * 8, 0.84]
            : [146 + (i - 4) * 232 + nudge, 528 + (i % 3) * 5, 1.02]
        return [shadow(x - 14, y + 1, 112 * scale, 0.34), place(boot(name), { x, y, scale, rotate: tilt })]
      }),
    ]),
  ],
  lighting: wetDay,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.cream, size: 28 },
}
