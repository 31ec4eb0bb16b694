import { fingersOverEdge, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { raised, wet } from '../places/street.ts'
import { lowWall, washing, yard } from '../places/yard.ts'
import { boot } from '../props/boot.ts'

/** Mo's finger and thumb, which pinch his nose above the fist at the origin. */
const fingers = curve('-4,-3 -4,-13 2.6,-19') + curve('7,-1 14.5,-7 13,-15')
/** Parts a hand from the face behind it. */
const rim = '#7d4826'
const pinch = [stroke(fingers, rim, 9.4), fill(ellipse(0, 0, 12, 12), rim), stroke(fingers, mo.complexion.skin, 6.6)]

const granAt = { x: 500, y: 462, scale: 1.95 }
const granLean = -5
const jessAt = { x: 112, y: 478, scale: 2.05 }

/** The seeds on a palm, in halves of its width. */
const seeds = [
  fill(
    ellipse(-0.2, -0.3, 0.34) + ellipse(0.5, 0.3, 0.34) + ellipse(0.44, -0.44, 0.32) + ellipse(-0.1, 0.44, 0.34),
    '#6f5024',
  ),
]

/** What was in the boot, from its mouth down the wall to a pool. */
const pouring: SceneNode[] = [
  fill(
    blob('398,412 384,428 372,456 370,490 358,518 334,538 432,538 408,518 404,488 408,466 418,452 412,430'),
    '#7c6a55',
  ),
  fill(ellipse(382, 532, 100, 15), '#7c6a55'),
  stroke(curve('396,440 386,474 386,514') + curve('318,532 376,540 436,530'), '#a3907a', 3, 0.7),
  fill(ellipse(388, 462, 6.5) + ellipse(376, 500, 6) + ellipse(430, 530, 6.5) + ellipse(340, 532, 6.5), '#a7ab58'),
]

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(wet, 81),
      ...washing(
        70,
        40,
        [
          ['trousers', colours.blueDark, 46],
          ['shirt', '#d9a7a0', 290],
          ['sock', colours.red, 372],
          ['sheet', colours.cream, 600],
          ['shirt', '#86a9a4', 932],
        ],
        { scale: 1.06, wind: -4 },
      ),
      place(standingGull({ mood: 'shocked', look: 14 }), { x: 806, y: 172, scale: 0.42, flip: true }),
      clipTo(rect(-60, -60, 1080, 540), [
        place(
          figure(gran, {
            ...armsBehind,
            turn: -0.35,
            nod: 0.5,
            lean: granLean,
            tilt: -8,
            feeling: { eyes: 'half', brows: 'worried', mouth: 'wobble', gaze: [-0.6, 1] },
            legless: true,
          }),
          granAt,
        ),
        place(
          figure(mo, {
            turn: 0.4,
            nod: -0.1,
            lean: 16,
            tilt: 8,
            hands: [
              [28, -75],
              [20, -30],
            ],
            grasp: ['grip', 'rest'],
            arms: ['over', 'back'],
            elbows: [1, 1],
            feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'sad' },
            holding: [pinch, []],
            legless: true,
          }),
          { x: 798, y: 440, scale: 1.74 },
        ),
        place(
          [
            ...figure(jess, {
              ...armsBehind,
              turn: 0.4,
              nod: 0.7,
              lean: 8,
              tilt: 8,
              feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.9, 0.8] },
              legless: true,
            }),
            placedArm(jess, { side: -1, elbow: [-46, -28], hand: [-34, 8], state: 'rest', thumb: -1, lean: 8 }),
          ],
          jessAt,
        ),
      ]),
      place(lowWall(), { x: 478, y: 532, scale: 1.3 }),
      place(
        [
          placedArm(jess, {
            side: 1,
            elbow: [66, -30],
            hand: [90, -54],
            state: 'open',
            thumb: -1,
            lean: 8,
            handSize: 1.3,
            drawn: [...spreadHand(jess.complexion), ...seeds],
          }),
        ],
        jessAt,
      ),
      place(
        [
          placedArm(gran, { side: -1, elbow: [-74, -58], hand: [-18, -52], state: 'rest', thumb: 1, lean: granLean }),
          placedArm(gran, { side: 1, elbow: [84, -62], hand: [48, -30], state: 'rest', thumb: 1, lean: granLean }),
        ],
        granAt,
      ),
      place(
        [
          ...boot('blue'),
          part({ is: 'arm', short: 0 }, [
            place(fingersOverEdge(gran.complexion, -1), { x: 22, y: -62, scale: 13, rotate: 90 }),
            place(fingersOverEdge(gran.complexion), { x: -28, y: -1, scale: 13, rotate: 180 }),
          ]),
        ],
        { x: 574, y: 352, scale: 1.84, rotate: -114 },
      ),
      ...pouring,
      place(boot('plum', 'water'), { x: 700, y: 428, scale: 0.8 }),
      place(boot('red', 'water'), { x: 912, y: 430, scale: 0.86 }),
      stroke(curve('700,334 690,316 704,298 694,278') + curve('914,332 904,314 918,296 908,276'), '#8a9a4a', 6, 0.75),
    ]),
  ],
  lighting: wetDay,
  text: { x: 70, y: 524, w: 830, h: 166, ink: colours.ink, ground: colours.paving, size: 27 },
}
