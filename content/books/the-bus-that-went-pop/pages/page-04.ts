import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, rect, rounded } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, shadow, shed, sky, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { frostyDay } from '../places/light.ts'
import { frostySun } from '../places/lighting.ts'
import { openPalm } from '../props/big-hands.ts'
import { nine } from '../props/nine.ts'
import { robin } from '../props/robin.ts'

const cube = rect(-58, -96, 116, 96, 6)

/** The Number 9 after it has been squashed, beside a fridge of the same size. */
const squashed: SceneNode[] = [
  ...paper(cube, colours.rhubarb, 3),
  clipTo(cube, [
    fill(rect(-60, -74, 120, 20) + rect(-60, -34, 120, 16), colours.custard),
    stroke(
      'M-58 -60L-20 -72L4 -52L34 -70L60 -58M-58 -16L-30 -28L10 -12L60 -24M-30 -96L-18 -60L-36 -30L-22 0M24 -96L36 -66L20 -40L30 0',
      colours.rhubarbDark,
      3,
      0.8,
    ),
    fill(rect(22, -100, 50, 110), colours.ink, 0.12),
  ]),
  fill(rect(-24, -66, 36, 26, 3), colours.ink),
  place([nine(20, colours.custard)], { x: -6, y: -53, rotate: 14 }),
  fill(ellipse(-38, -4, 15, 9) + ellipse(40, -4, 15, 9), '#231f38'),
]
const fridge: SceneNode[] = [
  ...paper(rect(-44, -104, 88, 104, 8), '#d3e6e4', 3),
  stroke(line([-44, -66], [44, -66]), colours.snowShade, 3),
  stroke(line([-32, -92], [-32, -76]) + line([-32, -56], [-32, -30]), colours.tinDark, 5),
]
const thought: SceneNode[] = [
  fill(
    blob(
      '-206,20 -224,-40 -180,-92 -110,-104 -50,-136 30,-120 90,-138 160,-104 210,-72 214,-10 176,44 90,52 20,70 -60,50 -140,60',
    ),
    colours.white,
    0.96,
  ),
  fill(
    ellipse(-60, 96, 19, 14) + ellipse(-92, 126, 12, 9) + ellipse(-118, 160, 9, 7) + ellipse(-138, 196, 6.5, 5),
    colours.white,
    0.96,
  ),
  place(squashed, { x: -78, y: 30 }),
  place(fridge, { x: 86, y: 30 }),
]

/** All he has, on the flat of his hand: four coins and a toffee. */
const riches: SceneNode[] = [
  ...[
    [-52, -12],
    [-18, -26],
    [-26, 12],
    [8, 0],
  ].flatMap(([x = 0, y = 0]) => [
    fill(ellipse(x, y + 3, 15, 12), colours.brassDark),
    fill(ellipse(x, y, 15, 12), colours.brass),
    stroke(ellipse(x, y, 10, 8), colours.brassDark, 2),
  ]),
  place(
    [
      fill(blob('-14,-10 14,-10 14,10 -14,10', 0.05), colours.rhubarbPale),
      fill(blob('-14,-4 -32,-14 -28,0 -32,14 -14,4') + blob('14,-4 32,-14 28,0 32,14 14,4'), colours.rhubarbPale),
      stroke(line([-6, -9], [-6, 9]) + line([6, -9], [6, 9]), colours.white, 3, 0.7),
    ],
    {
      x: 34,
      y: 28,
      rotate: -24,
    },
  ),
]

export const drawing: Drawing = {
  scene: [
    ...sky(frostyDay, 470, 41),
    ...town(frostyDay, 462, 12, false),
    ...ground(frostyDay, 454, 45),
    place(shed(frostyDay, false), { x: 60, y: 520, scale: 0.7 }),
    place(bus({ door: 'shut' }), { x: 800, y: 600, scale: 0.86 }),
    place(thought, { x: 690, y: 150 }),
    shadow(382, 698, 150),
    place(
      figure(kai, {
        turn: 0.5,
        nod: 0.2,
        tilt: 4,
        weight: 1,
        hands: [
          [-24, -34],
          [18, -82],
        ],
        grasp: ['rest', 'grip'],
        arms: ['front', 'over'],
        elbows: [1, -1],
        feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0.9, 0.5] },
      }),
      { x: 382, y: 580, scale: 1.42 },
    ),
    shadow(172, 712, 150),
    place(
      figure(mei, {
        turn: 0.3,
        nod: 0.4,
        lean: -6,
        hands: [
          [-54, -8],
          [44, -22],
        ],
        grasp: ['open', 'grip'],
        feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
      }),
      { x: 176, y: 622, scale: 1.52 },
    ),
    place(robin(), { x: 284, y: 700, scale: 1 }),
    place(
      figure(mrGill, {
        back: true,
        turn: -0.2,
        tilt: -6,
        lean: -5,
        hands: [
          [-46, -10],
          [46, -8],
        ],
        arms: ['back', 'back'],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'none' },
        legless: true,
      }),
      { x: 830, y: 800, scale: 2.3 },
    ),
    // His arm comes round from his shoulder, its elbow below the page.
    fill(rounded([762, 640], [752, 760], 50, 48), mrGill.sleeve),
    fill(rounded([752, 752], [646, 606], 48, 32), '#1d2440', 0.16),
    fill(rounded([750, 748], [644, 602], 47, 32), mrGill.sleeve),
    fill(rounded([652, 612], [638, 596], 34, 33), colours.slateDark),
    place(openPalm(mrGill.complexion), { x: 584, y: 556, scale: 0.74, rotate: 26 }),
    place(riches, { x: 580, y: 545, scale: 0.72, rotate: 16 }),
  ],
  lighting: frostySun,
  text: { x: 52, y: 44, w: 420, h: 292, ink: colours.ink, ground: '#c4d2ec', size: 21 },
}
