import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { raised, sunny } from '../places/street.ts'
import { backDoor, lowWall, yard } from '../places/yard.ts'
import { boot } from '../props/boot.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(sunny, 61),
      place(backDoor, { x: 130, y: 436 }),
      place(
        figure(mo, {
          turn: -0.5,
          nod: 0.5,
          lean: -8,
          tilt: -4,
          hands: [
            [-30, -8],
            [52, -20],
          ],
          grasp: ['rest', 'rest'],
          feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.8] },
          legless: true,
        }),
        { x: 640, y: 386, scale: 1.62 },
      ),
      place(
        figure(jess, {
          turn: 0.45,
          nod: 0.4,
          lean: 5,
          hands: [
            [-20, -8],
            [62, -62],
          ],
          grasp: ['rest', 'point'],
          arms: ['front', 'over'],
          feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.9, 0.7] },
          legless: true,
        }),
        { x: 318, y: 404, scale: 1.66 },
      ),
      place(lowWall(), { x: 470, y: 546, scale: 1.5 }),
      place(boot('red', 'mud'), { x: 140, y: 418, scale: 1.06 }),
      place(boot('yellow', 'shoot'), { x: 494, y: 424, scale: 1.4 }),
      place(boot('blue', 'water'), { x: 800, y: 418, scale: 1.06 }),
      place(boot('grey', 'mud'), { x: 900, y: 420, scale: 1.0 }),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
