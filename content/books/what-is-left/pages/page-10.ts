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
import { awning, raised, shadow, street, sunny, table } from '../places/street.ts'
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
      place(awning(326), { x: 500, y: 172 }),
      shadow(136, 548, 110),
      place(
        figure(mo, {
          turn: -0.35,
          nod: -0.2,
          tilt: -5,
          hands: [
            [-48, -92],
            [30, -86],
          ],
          grasp: ['cup', 'cup'],
          arms: ['over', 'over'],
          elbows: [1, 1],
          weight: 1,
          feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
        }),
        { x: 136, y: 446, scale: 1.24 },
      ),
      place(boot('teal', 'peas', 0.9), { x: 262, y: 546, scale: 0.86 }),
      place(boot('orange', 'peas'), { x: 726, y: 548, scale: 0.86 }),
      shadow(858, 556, 110),
      place(
        profile(shopper, {
          lean: -3,
          hands: [
            [34, -44],
            [42, -36],
          ],
          feet: [
            [-28, 108],
            [26, 110],
          ],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
          holding: [[], [place(boot('spotted', 'peas', 0.7), { x: 16, y: 26, scale: 0.66, rotate: 10 })]],
        }),
        { x: 858, y: 436, scale: 1.06 },
      ),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
