import { grippingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { place, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { awning, raised, shadow, street, table, wet } from '../places/street.ts'
import { boot } from '../props/boot.ts'
import { heldBoot } from '../props/held-boot.ts'
import { sack } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...street(wet, 21),
      place(table(''), { x: 800, y: 500, scale: 0.9 }),
      place(awning(326), { x: 800, y: 190, scale: 0.9 }),
      shadow(664, 548, 230),
      shadow(862, 540, 120),
      place(
        [
          ...figure(mo, {
            ...armsBehind,
            turn: -0.45,
            tilt: -6,
            weight: -1,
            feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [-0.8, 0.3] },
          }),
          placedArm(mo, {
            side: -1,
            elbow: [-60, -62],
            hand: [-72, -108],
            state: 'open',
            thumb: 1,
            lean: 4,
            handSize: 1.25,
            drawn: spreadHand(mo.complexion),
          }),
          placedArm(mo, {
            side: 1,
            elbow: [58, -60],
            hand: [58, -108],
            state: 'open',
            thumb: -1,
            lean: 4,
            handSize: 1.25,
            drawn: spreadHand(mo.complexion),
          }),
        ],
        { x: 846, y: 424, scale: 1.42 },
      ),
      place(
        [
          ...figure(gran, {
            ...armsBehind,
            turn: -0.4,
            nod: 0.4,
            lean: -7,
            tilt: -6,
            weight: 1,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          }),
          place(boot('red'), { x: -66, y: 84, scale: 0.6, rotate: -64 }),
          place(sack, { x: 0, y: 0 }),
          placedArm(gran, {
            side: -1,
            elbow: [-84, -60],
            hand: [-64, -102],
            state: 'grip',
            thumb: 1,
            lean: -7,
            handSize: 1.1,
            drawn: grippingHand(gran.complexion),
          }),
          placedArm(gran, {
            side: 1,
            elbow: [70, -52],
            hand: [46, -94],
            state: 'grip',
            thumb: -1,
            lean: -7,
            handSize: 1.1,
            drawn: grippingHand(gran.complexion),
          }),
        ],
        { x: 622, y: 368, scale: 1.5 },
      ),
      place(boot('yellow'), { x: 384, y: 396, scale: 0.8, rotate: -96 }),
      place(boot('spotted'), { x: 338, y: 520, scale: 0.84, rotate: -26 }),
      place(boot('orange'), { x: 480, y: 512, scale: 0.84, rotate: 18 }),
      place(boot('check'), { x: 572, y: 548, scale: 0.84, rotate: 6 }),
      place(boot('plum'), { x: 286, y: 506, scale: 0.84, rotate: -88 }),
      place(boot('grey'), { x: 412, y: 556, scale: 0.88, rotate: -8 }),
      place(boot('teal'), { x: 506, y: 560, scale: 0.9, rotate: -4 }),
      stroke(
        curve('296,562 282,566 270,562') + curve('548,562 560,566 574,562') + curve('284,500 276,512 280,524'),
        colours.pavingLine,
        4,
      ),
      shadow(146, 548, 150),
      place(
        [
          ...figure(jess, {
            hands: [
              [-10, -14],
              [6, -40],
            ],
            elbows: [1, -1],
            arms: ['back', 'back'],
            turn: 0.5,
            nod: -0.1,
            lean: 6,
            weight: -1,
            feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.9, -0.1] },
          }),
          placedArm(jess, { side: 1, elbow: [48, -24], hand: [80, -44], state: 'rest', thumb: -1, lean: 10 }),
          place(heldBoot('blue', jess.complexion, { from: 'left' }), { x: 82, y: 4, scale: 0.78, rotate: 12 }),
        ],
        { x: 134, y: 418, scale: 1.5 },
      ),
    ]),
    rain({ x: 0, y: 0, w: 960, h: 500 }, 70, 27, '#f2f6f6', 0.5),
  ],
  lighting: wetDay,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
