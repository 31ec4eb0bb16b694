import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { awning, raised, shadow, street, table, wet } from '../places/street.ts'
import { boot } from '../props/boot.ts'
import { sack } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...street(wet, 21),
      place(table(), { x: 760, y: 500, scale: 0.9 }),
      place(awning(326), { x: 760, y: 190, scale: 0.9 }),
      shadow(590, 548, 190),
      place(
        figure(gran, {
          turn: -0.4,
          nod: 0.3,
          lean: -7,
          hands: [
            [-104, -22],
            [-34, -72],
          ],
          grasp: ['cup', 'grip'],
          arms: ['over', 'over'],
          elbows: [1, 1],
          weight: 1,
          load: [place(sack, { x: -64, y: -76, rotate: 50, scale: 0.84 })],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        }),
        { x: 612, y: 408, scale: 1.24 },
      ),
      place(boot('yellow'), { x: 330, y: 398, scale: 0.62, rotate: -64 }),
      place(boot('red'), { x: 404, y: 470, scale: 0.66, rotate: -38 }),
      place(boot('spotted'), { x: 300, y: 462, scale: 0.66, rotate: -110 }),
      place(boot('orange'), { x: 440, y: 520, scale: 0.66, rotate: 12 }),
      place(boot('plum'), { x: 300, y: 510, scale: 0.68, rotate: -82 }),
      place(boot('check'), { x: 520, y: 520, scale: 0.68, rotate: 6 }),
      place(boot('grey'), { x: 366, y: 544, scale: 0.7, rotate: -14 }),
      place(boot('teal'), { x: 470, y: 552, scale: 0.72, rotate: -4 }),
      shadow(150, 548, 110),
      place(
        figure(jess, {
          turn: 0.5,
          nod: -0.1,
          lean: 5,
          hands: [
            [40, -22],
            [66, -34],
          ],
          grasp: ['cup', 'cup'],
          arms: ['over', 'over'],
          elbows: [-1, 1],
          feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.8, -0.2] },
          holding: [[], [place(boot('blue'), { x: 6, y: 0, scale: 0.66, rotate: 16 })]],
        }),
        { x: 150, y: 446, scale: 1.24 },
      ),
      shadow(842, 552, 110),
      place(
        figure(mo, {
          turn: -0.45,
          tilt: -6,
          hands: [
            [-62, -104],
            [66, -100],
          ],
          grasp: ['open', 'open'],
          weight: -1,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [-0.8, 0.1] },
        }),
        { x: 842, y: 450, scale: 1.24 },
      ),
    ]),
    rain({ x: 0, y: 0, w: 960, h: 500 }, 70, 27, '#f2f6f6', 0.5),
  ],
  lighting: wetDay,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
