import { fingersOverEdge } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, limb, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, part, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { wet } from '../places/light.ts'
import { wetLight } from '../places/lighting.ts'
import { boat, sea } from '../places/seafront.ts'
import { deadBrolly } from '../props/brolly.ts'
import { pencil } from '../props/furniture.ts'

const light = { ...wet, sea: '#6d9aa3', seaNear: '#4f7f8c' }
const horizon = 516
const wallTop = 604

/** The rain has gone over: blue-grey above, and a clear light along the sea. */
const clearing: SceneNode[] = [
  fill(rect(0, 0, 960, horizon + 2), {
    from: [0, 0],
    to: [0, horizon],
    stops: [
      [0, '#a8c3d4'],
      [0.5, '#d3e2e6'],
      [0.82, '#f6ecdd'],
      [1, '#fbe3c4'],
    ],
  }),
]

const wall: SceneNode[] = [
  seatAt([0, wallTop + 2], [960, wallTop + 2]),
  fill(rect(0, wallTop, 960, 130), '#a3978d'),
  specks({ x: 0, y: wallTop + 20, w: 960, h: 100 }, '#7d736c', 160, 66, 2.4, 0.3),
  stroke(
    line([0, 664], [960, 664]) + [70, 262, 470, 648, 842].map((x) => line([x, 630], [x, 664])).join(''),
    '#857a71',
    3,
    0.7,
  ),
  ...paper(rect(-4, wallTop - 5, 968, 32, 4), '#bdb2a6', 5),
  fill(rect(0, wallTop - 5, 960, 9), '#e2d9cc', 0.9),
  fill(ellipse(600, wallTop + 10, 54, 5) + ellipse(906, wallTop + 12, 40, 4), '#cfdfe3', 0.75),
]

// The coat lies round both of them: its back behind, one side over his near shoulder, the other over her far one.
const coatBack = blob('30,606 36,470 64,392 130,360 216,318 270,262 330,216 420,214 484,250 514,330 540,480 552,606')

const folds = (d: string, marks: string): SceneNode[] => [
  ...paper(d, colours.navy, 4),
  clipTo(d, [
    stroke(marks, colours.navyDark, 6, 0.55),
    dabs({ x: 0, y: 180, w: 620, h: 450 }, colours.navyDark, 60, 5, { length: 40, width: 4, angle: 80, opacity: 0.4 }),
  ]),
]

const nearSide = blob('438,234 482,228 518,270 536,352 556,480 568,618 478,618 500,500 492,380 470,298')
const farSide = blob('66,392 98,378 116,392 102,430 96,500 104,618 18,618 22,500 38,430')

/** Grandpa's legs: his knees point at Temi, and his shins go out of the picture. */
const legs: SceneNode[] = [
  fill(limb([380, 592], [258, 586], [246, 760], 72, 54), '#403a48'),
  fill(limb([462, 600], [330, 598], [306, 770], 76, 56) + ellipse(462, 600, 38), grandpa.trousers),
  stroke(curve('352,640 338,622 318,616') + curve('278,618 264,606 254,610'), '#1d2440', 4, 0.3),
]

export const drawing: Drawing = {
  scene: [
    ...clearing,
    ...sea(light, horizon - 6, wallTop + 6, 62),
    place(boat('#e3a58a', '#5d4a4a'), { x: 884, y: horizon + 18, scale: 0.56 }),
    place(boat('#efcb84', '#47566e'), { x: 704, y: horizon + 46, scale: 0.84 }),
    ...wall,
    place(deadBrolly(colours.tomato), { x: 800, y: wallTop - 44, scale: 0.74, rotate: 168 }),
    fill(coatBack, colours.navyDark),
    place(
      figure(grandpa, {
        ...sitting(grandpa.build, -1),
        legless: true,
        turn: -0.5,
        nod: 0.3,
        tilt: -7,
        lean: -5,
        hands: [
          [-20, -20],
          [-54, -58],
        ],
        elbows: [1, 1],
        arms: ['back', 'over'],
        grasp: ['rest', 'grip'],
        handSize: 1.1,
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.7] },
        holding: [[], [place(pencil(64), { rotate: 16, x: -9, y: 25, scale: 1.16 })]],
      }),
      { x: 394, y: wallTop - 20, scale: 2.2 },
    ),
    ...legs,
    ...folds(nearSide, curve('496,290 524,420 532,600')),
    place(
      figure(temi, {
        ...sitting(temi.build, 1),
        turn: 0.4,
        nod: 0.1,
        tilt: 5,
        lean: 3,
        hands: [
          [14, -6],
          [34, -10],
        ],
        arms: ['front', 'over'],
        grasp: ['rest', 'rest'],
        feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [0.9, 0.1] },
      }),
      { x: 134, y: wallTop - 18, scale: 1.85 },
    ),
    ...folds(farSide, curve('64,420 48,500 50,610')),
    // His hand has come round under the coat, and lies on her arm.
    part({ is: 'arm', short: 0 }, [
      {
        ...place(fingersOverEdge(grandpa.complexion), { x: 96, y: 496, scale: 23, rotate: -72 }),
        part: { is: 'hand' },
      },
    ]),
  ],
  lighting: { ...wetLight, from: [pageSize.width - 180, -260] },
  text: { x: 560, y: 44, w: 368, h: 440, ink: colours.ink, ground: '#c5d8de', size: 21 },
}
