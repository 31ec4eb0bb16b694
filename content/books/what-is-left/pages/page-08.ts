import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { fingersOver } from '../../../kit/hand.ts'
import { clipTo, fill, place, stroke } from '../../../kit/scene.ts'
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
          figure(mo, {
            turn: 0.4,
            nod: -0.1,
            lean: 16,
            tilt: 8,
            hands: [
              [28, -75],
              [40, -34],
            ],
            grasp: ['grip', 'open'],
            arms: ['over', 'front'],
            elbows: [1, 1],
            feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'sad' },
            holding: [pinch, []],
            legless: true,
          }),
          { x: 784, y: 418, scale: 1.56 },
        ),
        place(
          figure(gran, {
            turn: -0.35,
            nod: 0.4,
            lean: -7,
            tilt: -8,
            hands: [
              [-62, -66],
              [-12, -70],
            ],
            grasp: ['grip', 'grip'],
            arms: ['over', 'over'],
            elbows: [1, 1],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'wobble', gaze: [-0.6, 0.9] },
            legless: true,
          }),
          { x: 520, y: 448, scale: 1.66 },
        ),
        place(
          figure(jess, {
            turn: 0.4,
            nod: 0.7,
            lean: 8,
            tilt: 8,
            hands: [
              [-26, -20],
              [92, -60],
            ],
            grasp: ['rest', 'open'],
            arms: ['front', 'over'],
            elbows: [1, -1],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.9, 0.8] },
            legless: true,
          }),
          { x: 118, y: 478, scale: 2.05 },
        ),
      ]),
      fill(ellipse(305, 355, 6.5) + ellipse(320, 352, 6.5) + ellipse(311, 343, 6.5) + ellipse(316, 364, 6), '#85642f'),
      place(lowWall(), { x: 478, y: 532, scale: 1.3 }),
      fingersOver([64, 418], 17, jess.complexion),
      fill(blob('378,384 400,378 410,400 402,446 404,494 414,532 362,534 376,480 372,430'), '#7c6a55'),
      fill(ellipse(386, 530, 84, 14), '#7c6a55'),
      fill(ellipse(368, 490, 6) + ellipse(394, 508, 5.5) + ellipse(424, 530, 6) + ellipse(348, 530, 6), '#a7ab58'),
      place(boot('blue'), { x: 510, y: 322, scale: 1.3, rotate: -112 }),
      place(boot('plum', 'water'), { x: 656, y: 420, scale: 0.72 }),
      place(boot('yellow', 'water'), { x: 726, y: 424, scale: 0.74 }),
      place(boot('red', 'water'), { x: 912, y: 424, scale: 0.74 }),
      place(boot('grey', 'water'), { x: 981, y: 430, scale: 0.8 }),
      stroke(
        curve('656,340 646,322 660,304 650,284') +
          curve('726,340 716,322 730,304 720,284') +
          curve('916,340 906,322 920,304 910,284'),
        '#8a9a4a',
        6,
        0.75,
      ),
    ]),
  ],
  lighting: wetDay,
  text: { x: 70, y: 524, w: 830, h: 166, ink: colours.ink, ground: colours.paving, size: 27 },
}
