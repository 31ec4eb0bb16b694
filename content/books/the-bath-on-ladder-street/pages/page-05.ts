import { figure } from '../../../kit/figure.ts'
import { line } from '../../../kit/geometry.ts'
import { place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { kitchen, mug, table } from '../places/kitchen.ts'
import { potato } from '../props/goods.ts'

export const drawing: Drawing = {
  scene: [
    ...kitchen(650),
    stroke('M636 300V190Q650 172 664 190V420', colours.raspberry, 5),
    stroke(line([626, 286], [646, 296]) + line([652, 408], [676, 420]), colours.raspberry, 4),
    potato(636, 322, 50, 10),
    potato(664, 460, 96, -14),
    place(
      figure(nan, {
        turn: 0.45,
        nod: -0.1,
        tilt: -3,
        hands: [
          [-40, -6],
          [86, -78],
        ],
        grasp: ['rest', 'point'],
        elbows: [1, -0.5],
        lean: 4,
        arms: ['front', 'front'],
        feeling: faces.amazed,
        legless: true,
      }),
      { x: 450, y: 640, scale: 1.6 },
    ),
    place(
      figure(dewi, {
        turn: -0.5,
        nod: -0.2,
        tilt: 4,
        hands: [
          [-40, -30],
          [36, -22],
        ],
        arms: ['over', 'over'],
        feeling: { ...faces.amazed, mouth: 'smile', gaze: [-0.8, -0.3] },
        legless: true,
      }),
      { x: 850, y: 634, scale: 1.6 },
    ),
    place(table(700), { x: 300, y: 636 }),
    place(mug(colours.teal), { x: 590, y: 630, scale: 1.2 }),
    potato(716, 614, 44, 30),
    potato(752, 620, 34, 100),
    potato(340, 612, 40, 160),
  ],
  text: { x: 52, y: 36, w: 420, h: 400, ink: colours.ink, ground: '#f7e3bd', size: 21 },
}
