import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, shadow, shed, sky, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { frostyDay } from '../places/light.ts'
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
  ...paper(rect(-44, -104, 88, 104, 8), colours.white, 3),
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

const palm: SceneNode[] = [
  ...[
    [-14, -14],
    [2, -18],
    [-6, -24],
    [12, -12],
  ].flatMap(([x = 0, y = 0]) => [
    fill(ellipse(x, y, 8, 6), colours.brass),
    stroke(ellipse(x, y, 5, 3.6), colours.brassDark, 1.4),
  ]),
  fill(blob('16,-24 24,-32 26,-24 36,-24 44,-32 44,-16 36,-20 26,-18 18,-12', 0.05), colours.rhubarbPale),
]

export const drawing: Drawing = {
  scene: [
    ...sky(frostyDay, 470, 41),
    ...town(frostyDay, 462, 12, false),
    ...ground(frostyDay, 454, 45),
    place(shed(frostyDay, false), { x: 70, y: 520, scale: 0.7 }),
    place(bus({ door: 'shut' }), { x: 836, y: 640, scale: 0.98 }),
    place(thought, { x: 700, y: 152 }),
    shadow(540, 684, 170),
    fill(rect(494, 622, 92, 60, 6), colours.wood),
    stroke(line([494, 642], [586, 642]) + line([494, 662], [586, 662]), colours.woodDark, 3),
    place(
      figure(mrGill, {
        turn: -0.3,
        nod: 0.3,
        hands: [
          [-66, -58],
          [34, -20],
        ],
        seat: [
          [-26, 12],
          [26, 12],
        ],
        feet: [
          [-30, 78],
          [28, 78],
        ],
        feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [-0.7, 0.8] },
        holding: [palm, []],
      }),
      { x: 540, y: 614, scale: 0.9 },
    ),
    shadow(372, 694, 110),
    place(
      figure(kai, {
        turn: 0.4,
        nod: -0.1,
        tilt: 4,
        hands: [
          [-24, -34],
          [18, -82],
        ],
        arms: ['front', 'over'],
        elbows: [1, -1],
        feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0.4, -0.9] },
      }),
      { x: 372, y: 606, scale: 1.05 },
    ),
    shadow(184, 702, 100),
    place(
      figure(mei, {
        turn: -0.4,
        nod: 0.4,
        lean: -6,
        hands: [
          [-52, -4],
          [46, -12],
        ],
        feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
      }),
      { x: 190, y: 634, scale: 1.1 },
    ),
    place(robin(), { x: 70, y: 700, scale: 0.95 }),
  ],
  text: { x: 52, y: 44, w: 420, h: 330, ink: colours.ink, ground: '#c4d2ec', size: 22 },
}
