import { figure } from '../../../kit/figure.ts'
import { ellipse, line } from '../../../kit/geometry.ts'
import { fill, place, seatAt, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { raised, shadow, sunny } from '../places/street.ts'
import { backDoor, yard } from '../places/yard.ts'
import { boot } from '../props/boot.ts'
import { hammer, mug } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(sunny, 91),
      place(backDoor, { x: 180, y: 506, scale: 1.2 }),
      seatAt([70, 461], [290, 461]),
      shadow(180, 540, 240),
      place(
        figure(gran, {
          turn: 0.3,
          nod: 0.4,
          hands: [
            [-10, -8],
            [56, -128],
          ],
          grasp: ['rest', 'grip'],
          arms: ['over', 'over'],
          elbows: [1, 1],
          seat: [
            [-30, 22],
            [30, 20],
          ],
          feet: [
            [-32, 88],
            [34, 86],
          ],
          feeling: { eyes: 'open', brows: 'cross', mouth: 'tongue', gaze: [0.3, 1] },
          holding: [[], [place(hammer, { x: 0, y: 0, rotate: 20, scale: 0.9 })]],
        }),
        { x: 180, y: 444, scale: 1.22 },
      ),
      place(boot('check'), { x: 226, y: 400, scale: 0.86, rotate: 180 }),
      stroke(line([222, 400], [224, 374]), colours.steel, 5),
      stroke(line([216, 374], [232, 373]), colours.steel, 6),
      place(boot('yellow', 'mud'), { x: 330, y: 446, scale: 0.78 }),
      fill(ellipse(310, 460, 4, 6), '#8fb0bd'),
      place(boot('red', 'mud'), { x: 404, y: 452, scale: 0.78 }),
      fill(ellipse(384, 466, 4, 6), '#8fb0bd'),
      place(boot('blue', 'mud'), { x: 478, y: 446, scale: 0.78 }),
      fill(ellipse(458, 460, 4, 6), '#8fb0bd'),
      place(boot('spotted', 'mud'), { x: 552, y: 452, scale: 0.78 }),
      fill(ellipse(532, 466, 4, 6), '#8fb0bd'),
      place(boot('teal', 'mud'), { x: 370, y: 520, scale: 0.78 }),
      fill(ellipse(350, 534, 4, 6), '#8fb0bd'),
      place(boot('plum', 'mud'), { x: 446, y: 526, scale: 0.78 }),
      fill(ellipse(426, 540, 4, 6), '#8fb0bd'),
      place(boot('orange', 'mud'), { x: 522, y: 520, scale: 0.78 }),
      fill(ellipse(502, 534, 4, 6), '#8fb0bd'),
      place(boot('grey', 'mud'), { x: 598, y: 526, scale: 0.78 }),
      fill(ellipse(578, 540, 4, 6), '#8fb0bd'),
      shadow(724, 534, 80),
      place(boot('green'), { x: 730, y: 532, scale: 0.9 }),
      shadow(850, 540, 110),
      place(
        figure(jess, {
          turn: -0.5,
          hands: [
            [-52, -40],
            [34, -8],
          ],
          grasp: ['grip', 'rest'],
          arms: ['over', 'front'],
          feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
          weight: -1,
          holding: [[place(mug, { x: -18, y: 6 })], []],
        }),
        { x: 858, y: 440, scale: 1.24 },
      ),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
