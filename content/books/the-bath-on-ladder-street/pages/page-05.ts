import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { shortNecked } from '../cast/near.ts'
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

const nanNear = shortNecked(nan, 9)

export const drawing: Drawing = {
  scene: [
    ...kitchen(690),
    place(craneInFrame, { x: 852, y: 262, rotate: -2 }),
    stroke('M674 330V190Q690 172 706 190V440', colours.raspberry, 6),
    stroke(line([662, 308], [686, 320]) + line([692, 424], [720, 438]), colours.raspberry, 5),
    potato(674, 344, 60, 10),
    potato(708, 486, 118, -14),
    place(
      figure(nanNear, {
        turn: 0.5,
        nod: -0.2,
        tilt: 7,
        lean: 7,
        ...armsBehind,
        feeling: { ...faces.amazed, gaze: [0.9, -0.3] },
        legless: true,
      }),
      { x: 496, y: 640, scale: 2 },
    ),
    place(
      figure(dewi, {
        turn: -0.55,
        nod: -0.1,
        tilt: 8,
        lean: -4,
        ...armsBehind,
        feeling: { ...faces.amazed, gaze: [-0.9, -0.2] },
        legless: true,
      }),
      { x: 878, y: 664, scale: 1.85 },
    ),
    place(table(760), { x: 250, y: 664 }),
    place(
      [
        placedArm(nanNear, { side: -1, elbow: [-54, -20], hand: [-14, 4], state: 'rest', lean: 7 }),
        placedArm(nanNear, { side: 1, elbow: [64, -10], hand: [62, -68], state: 'point', lean: 7 }),
      ],
      { x: 496, y: 640, scale: 2 },
    ),
    place(
      [
        placedArm(dewi, { side: -1, elbow: [-44, -8], hand: [-36, -68], state: 'grip', lean: -4 }),
        placedArm(dewi, { side: 1, elbow: [38, -12], hand: [0, 4], state: 'rest', lean: -4 }),
      ],
      { x: 878, y: 664, scale: 1.85 },
    ),
    place(mug(colours.teal), { x: 372, y: 668, scale: 1.3 }),
    potato(748, 650, 52, 30),
    potato(320, 650, 44, 160),
  ],
  lighting: kitchenLamp,
  text: { x: 52, y: 36, w: 400, h: 400, ink: colours.ink, ground: '#f7e3bd', size: 20 },
}
