import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { kitchen, mug, table } from '../places/kitchen.ts'
import { kitchenLamp } from '../places/lighting.ts'
import { potato } from '../props/goods.ts'

/** What Nan has hung up of her working life: the crane, with a bus on its hook. 140 wide and 104 high, around its middle. */
const craneInFrame: SceneNode[] = [
  ...paper(rect(-78, -60, 156, 120, 5), colours.woodDark, 5),
  fill(rect(-68, -50, 136, 100), '#cfe2e6'),
  fill(rect(-68, 30, 136, 20), '#9aa58f'),
  stroke(line([-46, 38], [-34, -32]) + line([-14, 38], [-26, -32]) + line([-41, 8], [-19, 8]), colours.amber, 6),
  stroke(line([-58, -32], [58, -32]) + line([-30, -44], [50, -33]), colours.amber, 6),
  fill(rect(-40, -30, 20, 16, 3), colours.orange),
  stroke(line([36, -30], [36, -2]), colours.ink, 2),
  stroke(line([36, -2], [18, 10]) + line([36, -2], [54, 10]), colours.ink, 2),
  fill(rect(12, 8, 48, 20, 4), colours.red),
  fill(rect(17, 12, 9, 7, 1) + rect(31, 12, 9, 7, 1) + rect(45, 12, 9, 7, 1), '#f7e9c8'),
  fill(ellipse(22, 29, 5) + ellipse(50, 29, 5), colours.ink),
]

export const drawing: Drawing = {
  scene: [
    ...kitchen(650),
    place(craneInFrame, { x: 836, y: 268, rotate: -2 }),
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
          [88, -92],
        ],
        grasp: ['rest', 'point'],
        elbows: [1, 1],
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
          [-30, -17],
          [32, -19],
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
  lighting: kitchenLamp,
  text: { x: 52, y: 36, w: 420, h: 400, ink: colours.ink, ground: '#f7e3bd', size: 21 },
}
