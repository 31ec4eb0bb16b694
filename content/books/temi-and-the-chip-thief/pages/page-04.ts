import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
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
/** How large Mrs Kaur is, and where her hips are behind the counter. */
const [kaur, kaurY] = [1.8, top + 80]

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

/** A lamp on its cord, its shade's edge at the origin. */
const lampShade: SceneNode[] = [
  glow(0, 40, 190, '#fff0b8', 0.75),
  stroke(line([0, -160], [0, -44]), colours.navyDark, 4),
  fill(blob('-54,0 -46,-26 -14,-44 14,-44 46,-26 54,0', 0.1), colours.seaDeep),
  fill(ellipse(0, 0, 54, 9), '#fff6d8'),
]

/** The shelf behind her: jars of onions and eggs, and the boxes that nobody comes for. */
const highShelf: SceneNode[] = [
  ...[0, 62, 124].flatMap((x, i) => [
    fill(rect(x, -62, 46, 62, 9), '#cfe0d8'),
    fill(
      [0, 1, 2, 3, 4, 5].map((k) => ellipse(x + 13 + (k % 2) * 20, -10 - Math.floor(k / 2) * 16, 9, 8)).join(''),
      ['#e8d3a0', colours.coral, colours.green][i] ?? '#e8d3a0',
    ),
    fill(rect(x + 4, -72, 38, 12, 3), [colours.tomato, colours.mustard, colours.seaDeep][i] ?? colours.tomato),
  ]),
  ...[0, 1, 2].map((i) => fill(rect(206 + i * 4, -26 - i * 24, 92, 22, 2), i % 2 === 0 ? colours.cream : '#eddcb6')),
  ...paper(rect(-24, 0, 350, 13, 2), colours.woodDark, 4),
]

/** Nobody comes: her head is low between her shoulders. */
const weary: Figure = { ...mrsKaur, build: { ...mrsKaur.build, neck: 3 } }

export const drawing: Drawing = {
  scene: [
    ...shopRoom(),
    place(highShelf, { x: 322, y: 150, scale: 0.76 }),
    place(window, { x: -402, y: -34 }),
    place(menuBoard(), { x: 842, y: 100, scale: 0.94 }),
    place(lampShade, { x: 676, y: 58, scale: 0.9 }),
    place(
      [
        ...figure(weary, {
          ...armsBehind,
          turn: -0.3,
          nod: 0.5,
          tilt: -10,
          lean: -3,
          feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.7, 0.7] },
          legless: true,
        }),
      ],
      { x: 630, y: kaurY, scale: kaur },
    ),
    ...longCounter,
    place(
      [
        placedArm(weary, { side: 1, elbow: [52, -50], hand: [8, -47], state: 'rest', thumb: 1, lean: -3 }),
        placedArm(weary, { side: -1, elbow: [-46, -48], hand: [-37, -103], state: 'rest', thumb: 1, lean: -3 }),
      ],
      { x: 630, y: kaurY, scale: kaur },
    ),
    place(condiments(), { x: 446, y: top - 8, scale: 1.1 }),
    place(hotCabinet, { x: 850, y: top - 8, scale: 1.05 }),
    groundShadow(330, 716, 150, 0.25),
    place(
      [
        ...figure(temi, {
          ...armsBehind,
          turn: 0.6,
          nod: -0.6,
          tilt: 5,
          lean: 3,
          weight: 1,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.9, -0.7] },
        }),
        placedArm(temi, { side: -1, elbow: [-50, -34], hand: [-36, -6], state: 'rest', thumb: -1, lean: 3 }),
        placedArm(temi, { side: 1, elbow: [54, -46], hand: [66, -86], state: 'point', thumb: -1, lean: 3 }),
      ],
      { x: 316, y: 582, scale: 1.5 },
    ),
    groundShadow(126, 716, 150, 0.25),
    place(
      inWheelchair(finn, {
        turn: 0.6,
        nod: -0.5,
        tilt: -10,
        lean: -4,
        hands: [
          [-40, -4],
          [30, -8],
        ],
        arms: ['over', 'over'],
        drawn: [restingHand(finn.complexion), restingHand(finn.complexion)],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, -0.8] },
      }),
      { x: 122, y: 714, scale: 1.36 },
    ),
  ],
  lighting: { ...lampAbove, from: [560, -40] },
  text: { x: 446, y: 402, w: 478, h: 288, ink: colours.cream, ground: colours.seaDark, size: 21 },
}
