import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { seacoleBareheaded } from '../cast/crimea.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { evening } from '../places/lighting.ts'
import { hills, hours, sea, ship, sky } from '../places/town.ts'
import { mule } from '../props/animals.ts'
import { hotel } from '../props/crimea.ts'

const words = { x: 486, y: 28, w: 440, h: 376 }

const marcher = (x: number, y: number, s: number): SceneNode =>
  place(
    [
      stroke(line([-4, -22], [-8, 0]) + line([4, -22], [9, 0]), colours.navyDark, 6),
      fill(blob('-10,-52 10,-52 12,-20 -12,-20', 0.1), colours.red),
      fill(ellipse(0, -60, 8), '#b98a6a'),
      fill(blob('-9,-64 -8,-82 8,-82 9,-64', 0.1), colours.black),
      stroke(line([9, -84], [12, -24]), colours.woodDark, 3),
    ],
    { x, y, scale: s },
  )

const bonnetInLap: SceneNode[] = [
  fill(blob('-30,4 -34,-22 -12,-38 16,-36 30,-18 26,6', 0.14), colours.blue),
  fill(ellipse(20, -8, 12, 20), colours.linen),
  stroke(curve('18,10 24,34 14,52') + curve('-10,4 -4,30 -14,48'), colours.red, 6),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.evening, 460, 17),
    hills(450, 80, '#a896a8', 140),
    place(sea(440, 520, 17, '#8fa3b8', '#6f86a6'), {}),
    place(ship(), { x: 850, y: 482, scale: 0.56 }),
    fill(blob('-40,560 160,500 420,520 640,500 800,500 1000,520 1000,760 -40,760'), '#c9a877'),
    fill(blob('520,740 560,640 660,590 770,560 820,530 838,530 800,580 720,630 690,740'), '#e0c79b'),
    ...[
      [806, 536, 0.42],
      [790, 552, 0.5],
      [768, 566, 0.58],
      [744, 584, 0.68],
      [716, 606, 0.8],
      [682, 634, 0.96],
      [644, 668, 1.14],
    ].map(([x = 0, y = 0, s = 1]) => marcher(x, y, s)),
    place(hotel(true), { x: 226, y: 640, scale: 1.2 }),
    place(
      [
        fill(rect(-64, -84, 128, 84, 3), colours.tan),
        stroke(line([-64, -84], [64, 0]) + rect(-64, -84, 128, 84), colours.tanDark, 6),
      ],
      { x: 268, y: 706 },
    ),
    seatAt([206, 622], [330, 622]),
    place(
      figure(seacoleBareheaded, {
        turn: 0.3,
        nod: 0.3,
        ...sitting(seacoleBareheaded.build, 1),
        hands: [
          [10, -10],
          [52, -8],
        ],
        arms: ['over', 'over'],
        feeling: { ...faces.sorry, gaze: [0.9, -0.1] },
        load: [
          fill(blob('-44,-16 0,-26 56,-16 84,4 96,70 60,84 20,80 -30,66 -52,30'), colours.yellow),
          stroke(curve('-10,0 10,40 4,76') + curve('40,-4 58,40 56,80'), colours.yellowDark, 3),
          place(bonnetInLap, { x: 34, y: -8 }),
        ],
      }),
      { x: 262, y: 604, scale: 1.24 },
    ),
    place(mule(false), { x: 534, y: 720, scale: 0.9, flip: true }),
    card(words, colours.gold),
  ],
  lighting: evening,
  text: onCard(words),
}
