import { pinchingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { shopper } from '../cast/shopper.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { awning, bunting, raised, shadow, street, sunny, table } from '../places/street.ts'
import { boot } from '../props/boot.ts'
import { heldBoot } from '../props/held-boot.ts'
import { coinTin } from '../props/things.ts'

const jessAt = { x: 616, y: 414, scale: 1.34 }

export const drawing: Drawing = {
  scene: [
    raised([
      ...street(sunny, 101),
      shadow(500, 532, 500, 0.16),
      place(
        [
          ...figure(jess, {
            ...armsBehind,
            turn: 0.25,
            nod: 0.5,
            tilt: 4,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            legless: true,
          }),
          placedArm(jess, { side: -1, elbow: [-44, -24], hand: [-34, 12], state: 'rest', thumb: -1 }),
        ],
        jessAt,
      ),
      place(
        [
          ...figure(gran, {
            hands: [
              [-10, -14],
              [6, -40],
            ],
            elbows: [1, -1],
            arms: ['back', 'back'],
            turn: 0.2,
            tilt: -6,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            legless: true,
          }),
          placedArm(gran, {
            side: 1,
            elbow: [66, -62],
            hand: [66, -112],
            state: 'open',
            thumb: -1,
            drawn: spreadHand(gran.complexion),
          }),
        ],
        { x: 446, y: 422, scale: 1.2 },
      ),
      place(table(), { x: 500, y: 530 }),
      place(coinTin, { x: 690, y: 434, scale: 0.8 }),
      place(boot('red', 'peas', 0.8), { x: 336, y: 436, scale: 0.66 }),
      place(boot('plum', 'peas', 0.75), { x: 410, y: 438, scale: 0.66 }),
      place(boot('yellow', 'peas', 0.7), { x: 488, y: 436, scale: 0.66 }),
      place(boot('grey', 'peas', 0.6), { x: 562, y: 438, scale: 0.66 }),
      place(
        [
          placedArm(jess, {
            side: 1,
            elbow: [44, -24],
            hand: [54, -52],
            state: 'grip',
            thumb: 1,
            handSize: 1.15,
            drawn: pinchingHand(jess.complexion, [
              fill(ellipse(0, 0, 0.9), colours.goldDark),
              fill(ellipse(0, -0.06, 0.72), colours.gold),
            ]),
          }),
        ],
        jessAt,
      ),
      place(awning(326), { x: 500, y: 172 }),
      ...bunting(60, 34, 34, 34),
      shadow(170, 548, 170),
      place(
        [
          ...figure(mo, {
            ...armsBehind,
            turn: 0.4,
            nod: -0.3,
            lean: 2,
            tilt: -8,
            weight: -1,
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
          }),
          placedArm(mo, {
            side: -1,
            elbow: [-60, -46],
            hand: [-36, -82],
            state: 'rest',
            thumb: 1,
            lean: -2,
            handSize: 1.2,
            drawn: restingHand(mo.complexion),
          }),
          placedArm(mo, { side: 1, elbow: [50, -30], hand: [82, -36], state: 'rest', thumb: -1, lean: -2 }),
          place(heldBoot('teal', mo.complexion, { from: 'left', content: 'peas', tall: 0.75 }), {
            x: 88,
            y: 16,
            scale: 0.86,
            rotate: 4,
          }),
        ],
        { x: 168, y: 406, scale: 1.74 },
      ),
      shadow(820, 556, 190),
      place(
        profile(shopper, {
          lean: -6,
          tilt: 9,
          nod: 0.4,
          hands: [
            [40, -52],
            [46, -44],
          ],
          feet: [
            [-34, 106],
            [30, 110],
          ],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
          holding: [[], [place(boot('spotted', 'peas', 0.8), { x: 20, y: 28, scale: 0.78, rotate: 12 })]],
        }),
        { x: 776, y: 376, scale: 1.58 },
      ),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
