import { figure } from '../../../kit/figure.ts'
import { profile } from '../../../kit/profile.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { shopper } from '../cast/shopper.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { awning, bunting, raised, shadow, street, sunny, table } from '../places/street.ts'
import { boot } from '../props/boot.ts'
import { coin, coinTin } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...street(sunny, 101),
      shadow(500, 532, 500, 0.16),
      place(
        figure(jess, {
          turn: -0.2,
          nod: 0.5,
          hands: [
            [-36, -30],
            [48, -34],
          ],
          grasp: ['rest', 'grip'],
          arms: ['over', 'over'],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          legless: true,
        }),
        { x: 596, y: 418, scale: 1.26 },
      ),
      place(
        figure(gran, {
          turn: -0.4,
          hands: [
            [-66, -112],
            [44, -14],
          ],
          grasp: ['open', 'rest'],
          elbows: [-1, 1],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          legless: true,
        }),
        { x: 424, y: 424, scale: 1.16 },
      ),
      place(table(), { x: 500, y: 530 }),
      place(coinTin, { x: 650, y: 434, scale: 0.7 }),
      place(coin(0, 0), { x: 650, y: 376 }),
      place(boot('red', 'peas', 0.9), { x: 330, y: 436, scale: 0.66 }),
      place(boot('plum', 'peas', 1.05), { x: 420, y: 438, scale: 0.66 }),
      place(boot('yellow', 'peas', 0.8), { x: 508, y: 436, scale: 0.66 }),
      place(boot('grey', 'peas', 0.95), { x: 580, y: 438, scale: 0.66 }),
      place(boot('orange', 'peas', 0.8), { x: 712, y: 438, scale: 0.66 }),
      place(awning(326), { x: 500, y: 172 }),
      ...bunting(60, 34, 34, 34),
      shadow(170, 548, 170),
      place(
        figure(mo, {
          turn: -0.35,
          nod: -0.3,
          lean: -9,
          tilt: -8,
          hands: [
            [-46, -74],
            [10, -68],
          ],
          grasp: ['cup', 'cup'],
          arms: ['over', 'over'],
          elbows: [1, 1],
          weight: 1,
          feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
        }),
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
      place(boot('teal', 'peas', 0.9), { x: 338, y: 552, scale: 1.26 }),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
