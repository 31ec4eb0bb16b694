import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { mrsKaur } from '../cast/mrs-kaur.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { condiments, menuBoard, shopRoom } from '../places/chip-shop.ts'
import { lampAbove } from '../places/lighting.ts'
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

const top = 372

/** What is hot: fish and a pie behind lit glass, on the counter. */
const hotCabinet: SceneNode[] = [
  glow(0, -44, 110, '#ffd98a', 0.7),
  ...paper(rect(-82, -92, 164, 92, 8), '#c9d2d2', 4),
  fill(rect(-70, -78, 140, 62, 4), '#ffdf94'),
  fill(blob('-58,-22 -40,-38 -8,-36 6,-24 14,-34 12,-14 4,-20 -12,-14 -44,-14'), '#d9902f'),
  fill(blob('24,-16 28,-34 58,-34 62,-16'), '#c47f37'),
  fill(rect(-76, -16, 152, 6), '#8f9c9e'),
  stroke(line([-52, -70], [-30, -26]), '#ffffff', 5, 0.5),
  ...[-40, 0, 40].map((x) =>
    stroke(
      curve([
        [x, -98],
        [x + 6, -112],
        [x - 4, -124],
        [x + 4, -138],
      ]),
      '#ffffff',
      4,
      0.6,
    ),
  ),
]

const longCounter: SceneNode[] = [
  ...paper(rect(414, top + 14, 560, 320), colours.seaDark, 5),
  ...paper(rect(398, top - 8, 580, 26, 4), colours.cream, 6),
  fill(rect(398, top + 10, 580, 8), '#d9c19a'),
  fill(rect(414, 704, 560, 16), colours.navyDark),
]

export const drawing: Drawing = {
  scene: [
    ...shopRoom(),
    place(window, { x: -372, y: 0 }),
    place(menuBoard(), { x: 842, y: 98 }),
    place(
      figure(mrsKaur, {
        turn: -0.35,
        nod: 0.3,
        tilt: -9,
        hands: [
          [-44, -114],
          [62, -62],
        ],
        arms: ['over', 'front'],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.7, 0.6] },
        legless: true,
      }),
      { x: 620, y: top + 84, scale: 1.4 },
    ),
    ...longCounter,
    place(condiments(), { x: 470, y: top - 8, scale: 1.1 }),
    place(hotCabinet, { x: 842, y: top - 8 }),
    groundShadow(126, 704, 170, 0.25),
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
      { x: 116, y: 702, scale: 1.2 },
    ),
    groundShadow(310, 706, 110, 0.25),
    place(
      figure(temi, {
        turn: 0.55,
        nod: -0.4,
        lean: 2,
        weight: -1,
        hands: [
          [-34, -14],
          [70, -104],
        ],
        grasp: ['rest', 'point'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.9, -0.5] },
      }),
      { x: 306, y: 590, scale: 1.26 },
    ),
  ],
  lighting: lampAbove,
  text: { x: 446, y: 402, w: 478, h: 288, ink: colours.cream, ground: colours.seaDark, size: 21 },
}
