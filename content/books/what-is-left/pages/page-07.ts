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
import { boot } from '../props/boot.ts'
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
        { x: 290, y: 352, scale: 1.36 },
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
        { x: 620, y: 352, scale: 1.36 },
      ),
      fill(ellipse(342, 240, 8, 5) + ellipse(576, 238, 9, 5), colours.mud, 0.85),
      place(lowWall(), { x: 478, y: 506, scale: 1.04 }),
      place(boot('yellow', 'mud'), { x: 104, y: 424, scale: 0.72 }),
      place(boot('red', 'mud'), { x: 187, y: 424, scale: 0.72 }),
      place(boot('blue', 'mud'), { x: 270, y: 424, scale: 0.72 }),
      place(boot('spotted', 'mud'), { x: 353, y: 424, scale: 0.72 }),
      place(boot('teal'), { x: 436, y: 424, scale: 0.72 }),
      place(boot('plum', 'mud'), { x: 519, y: 424, scale: 0.72 }),
      place(boot('orange', 'mud'), { x: 602, y: 424, scale: 0.72 }),
      place(boot('grey', 'mud'), { x: 685, y: 424, scale: 0.72 }),
      place(boot('check', 'mud'), { x: 768, y: 424, scale: 0.72 }),
      place(boot('green', 'mud'), { x: 851, y: 424, scale: 0.72 }),
      fill(ellipse(553, 300, 5) + ellipse(549, 320, 5) + ellipse(555, 340, 5), colours.lime),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
