import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { mrsKaur } from '../cast/mrs-kaur.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { condiments, counter, menuBoard, shopRoom } from '../places/chip-shop.ts'
import { groundShadow } from '../places/seafront.ts'
import { inWheelchair } from '../props/wheelchair.ts'

/** Bernard with his face against the glass. */
const squashed: SceneNode[] = [
  fill(blob('-70,130 -74,20 -60,-44 0,-70 60,-44 74,20 70,130'), '#fffaf0'),
  stroke(curve('-6,-66 -14,-84 -26,-88') + curve('2,-66 2,-90 -6,-100'), '#dcd6d2', 5),
  ...[-1, 1].flatMap((side) => [
    fill(ellipse(side * 34, -14, 21), '#e0653f'),
    fill(ellipse(side * 34, -14, 18), '#fff3c4'),
    fill(ellipse(side * 26, -8, 8), colours.ink),
    stroke(
      curve([
        [side * 58, -44],
        [side * 14, -32],
      ]),
      colours.ink,
      6,
    ),
  ]),
  fill(blob('-34,14 0,-4 34,14 38,34 16,50 0,58 -16,50 -38,34'), '#f6b93b'),
  stroke(curve('-32,30 0,22 32,30'), '#b9760f', 3),
  fill(ellipse(12, 44, 7, 5), colours.tomato),
  fill(ellipse(-60, 52, 26, 14) + ellipse(60, 52, 26, 14), '#ffffff', 0.7),
]

const pane = rect(500, 96, 190, 220, 4)
const window: SceneNode[] = [
  ...paper(rect(486, 82, 218, 248, 6), colours.cream, 5),
  fill(pane, '#a9d3d6'),
  clipTo(pane, [
    fill(rect(480, 250, 230, 90), colours.sea),
    place(squashed, { x: 592, y: 222, scale: 1.05 }),
    stroke(line([512, 180], [560, 110]) + line([520, 208], [548, 168]), '#ffffff', 7, 0.55),
  ]),
  ...paper(rect(476, 322, 238, 16, 4), colours.cream, 3),
]

export const drawing: Drawing = {
  scene: [
    ...shopRoom(),
    ...window,
    place(menuBoard(), { x: 836, y: 118 }),
    place(
      figure(mrsKaur, {
        turn: -0.35,
        nod: 0.3,
        tilt: -9,
        hands: [
          [-44, -114],
          [40, -72],
        ],
        arms: ['over', 'front'],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.7, 0.6] },
        legless: true,
      }),
      { x: 812, y: 552, scale: 1.34 },
    ),
    ...counter(590),
    place(condiments(), { x: 660, y: 464 }),
    groundShadow(170, 700, 170, 0.25),
    place(
      inWheelchair(finn, {
        turn: 0.35,
        tilt: 3,
        hands: [
          [-34, -8],
          [34, -14],
        ],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [1, -0.2] },
      }),
      { x: 170, y: 698, scale: 1.08 },
    ),
    groundShadow(420, 704, 110, 0.25),
    place(
      figure(temi, {
        turn: 0.55,
        nod: -0.4,
        lean: 2,
        hands: [
          [-40, -14],
          [56, -92],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.9, -0.5] },
      }),
      { x: 424, y: 606, scale: 1.14 },
    ),
  ],
  text: { x: 52, y: 36, w: 400, h: 366, ink: colours.ink, ground: '#f8e3bd', size: 21.5 },
}
