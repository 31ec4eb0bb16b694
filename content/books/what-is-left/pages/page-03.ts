import { figure } from '../../../kit/figure.ts'
import { line, poly, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { raised, shadow, street, wet } from '../places/street.ts'
import { boot, bootNames } from '../props/boot.ts'

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
        figure(gran, {
          turn: 0.05,
          tilt: 7,
          hands: [
            [-30, -16],
            [36, -116],
          ],
          grasp: ['rest', 'open'],
          elbows: [1, 1],
          arms: ['front', 'over'],
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'wobble', gaze: [-0.2, 0.9] },
          legless: true,
        }),
        { x: 486, y: 356, scale: 1.14 },
      ),
      place(
        figure(jess, {
          turn: 0.3,
          nod: 0.3,
          tilt: 4,
          hands: [
            [-24, -20],
            [52, -60],
          ],
          grasp: ['rest', 'grip'],
          arms: ['front', 'over'],
          feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.9, 0.5] },
          holding: [[], [place(boot('yellow'), { x: 4, y: 72, scale: 0.76 })]],
          legless: true,
        }),
        { x: 212, y: 376, scale: 1.5 },
      ),
      place(
        figure(mo, {
          turn: -0.35,
          nod: 0.25,
          tilt: -5,
          hands: [
            [-78, -62],
            [26, -16],
          ],
          grasp: ['grip', 'rest'],
          arms: ['over', 'front'],
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [-0.9, 0.5] },
          holding: [[place(boot('red'), { x: -4, y: 77, scale: 0.76 })], []],
          legless: true,
        }),
        { x: 784, y: 380, scale: 1.5 },
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
