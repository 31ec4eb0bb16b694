import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { raised, sunny } from '../places/street.ts'
import { backDoor, lowWall, yard } from '../places/yard.ts'
import { boot, bootNames } from '../props/boot.ts'
import { seedPack, trowel } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(sunny, 71),
      place(backDoor, { x: 820, y: 436 }),
      place(
        figure(jess, {
          turn: 0.35,
          nod: 0.5,
          lean: 6,
          hands: [
            [-22, -10],
            [62, -30],
          ],
          grasp: ['rest', 'grip'],
          arms: ['front', 'over'],
          feeling: { eyes: 'open', brows: 'rest', mouth: 'tongue', gaze: [0.8, 1] },
          holding: [[], [place(trowel, { x: 8, y: -6, rotate: -24, scale: 0.9 })]],
          legless: true,
        }),
        { x: 312, y: 398, scale: 1.66 },
      ),
      place(
        figure(mo, {
          turn: -0.25,
          nod: 0.5,
          hands: [
            [-52, -50],
            [50, -44],
          ],
          grasp: ['point', 'grip'],
          arms: ['over', 'over'],
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.7, 1] },
          holding: [[], [place(seedPack, { x: 4, y: 4, rotate: 8, scale: 0.8 })]],
          legless: true,
        }),
        { x: 612, y: 396, scale: 1.66 },
      ),
      fill(ellipse(374, 232, 9, 6) + ellipse(566, 234, 10, 6), colours.mud, 0.85),
      place(lowWall(), { x: 478, y: 506, scale: 1.04 }),
      ...bootNames.map((name, i) =>
        place(boot(name, name === 'teal' ? 'nothing' : 'mud'), {
          x: 104 + i * 83 + ((i * 37) % 14) - 7,
          y: 424 + (i % 3) * 2,
          scale: 0.74 + (i % 4) * 0.02,
          rotate: ((i * 5) % 7) - 3,
        }),
      ),
      fill(ellipse(519, 328, 5) + ellipse(513, 340, 5) + ellipse(521, 350, 5), colours.lime),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
