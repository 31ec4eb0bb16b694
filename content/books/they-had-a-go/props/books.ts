import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A whole rabbit that runs to the right with its ears laid back, 52 wide, around the middle of a cover. */
const runningRabbit: SceneNode[] = [
  stroke(curve('-20,24 4,26 28,23'), '#8a909b', 2.4),
  fill(ellipse(-17, 0, 5.5), '#ffffff'),
  fill(blob('-12,2 -4,10 -12,15 -20,22 -23,19 -17,9') + blob('12,4 20,10 28,17 25,20 15,14 8,10'), '#5a4a40'),
  fill(blob('-14,8 -15,-5 -5,-11 8,-8 17,-4 16,7 5,11 -7,13'), '#7a6453'),
  fill(blob('15,-15 3,-23 -7,-23 0,-16 11,-10') + blob('18,-15 9,-29 0,-33 4,-23 13,-12'), '#5a4a40'),
  fill(blob('9,-7 12,-16 20,-18 28,-12 30,-7 24,-2 14,-1'), '#7a6453'),
  fill(ellipse(22, -11, 1.9), colours.ink),
]

/** A very small grey book, shut, 84 by 108, around its middle. */
export const greyBook: SceneNode[] = [
  fill(rect(-42, -54, 86, 110, 3), '#6f7480'),
  fill(rect(40, -50, 5, 102), colours.linen),
  fill(rect(-42, -54, 82, 108, 3), '#9aa0ab'),
  fill(rect(-42, -54, 9, 108, 3), '#7d838f'),
  fill(rect(-26, -44, 58, 88), '#d6d9dd'),
  stroke(rect(-26, -44, 58, 88), '#6f7480', 2),
  ...runningRabbit,
]

/** A small grey book that lies open and is seen from its back, 40 wide, around its middle. */
export const openGrey: SceneNode[] = [
  fill(poly('-20,-12 0,-9 20,-12 20,14 0,17 -20,14'), '#9aa0ab'),
  stroke(line([0, -9], [0, 17]), '#6f7480', 2.4),
]

/** A great red book with gold on it, standing, 250 by 330, its foot at the origin; its ticket says what it costs. */
export const redBook: SceneNode[] = [
  fill(poly('125,-330 158,-342 158,-14 125,0'), colours.gold),
  stroke([131, 138, 145, 152].map((x) => line([x, -332], [x, -4])).join(''), colours.goldDark, 1.6),
  fill(poly('-125,-330 125,-330 158,-342 -88,-342'), colours.gold),
  fill(rect(-125, -330, 250, 330, 4), colours.red),
  fill(rect(-125, -330, 26, 330, 4), colours.redDark),
  stroke(rect(-84, -308, 190, 286, 6), colours.gold, 4),
  stroke(rect(-74, -298, 170, 266, 6), colours.gold, 1.8),
  fill(ellipse(11, -180, 52, 66), colours.gold),
  fill(ellipse(11, -180, 44, 58), colours.redDark),
  fill(blob('11,-226 30,-196 48,-180 26,-166 11,-134 -4,-166 -26,-180 -8,-196'), colours.gold),
]

/** A ticket on a thread with a price, 74 by 46; its thread begins at the origin. */
export const ticket = (price: string): SceneNode[] => [
  stroke(curve('0,0 8,18 4,34'), colours.ink, 2),
  ...paper(poly('-34,34 40,30 42,78 -32,82'), colours.linen, 4),
  place([lettering(price, 26, colours.ink, 0.2)], { x: 4, y: 57, rotate: -3 }),
]

/** A shut letter with a seal, 90 by 56, around its middle. */
export const letter = (seal: string = colours.wine): SceneNode[] => [
  ...paper(rect(-45, -28, 90, 56, 2), colours.linen, 3),
  stroke(curve('-44,-27 0,6 44,-27'), colours.linenDark, 2.4),
  fill(ellipse(0, 2, 8), seal),
]

/** A drawing on a sheet of paper, 96 by 76, around its middle; what is on it is one of three. */
export const sheet = (kind: 0 | 1 | 2): SceneNode[] => [
  ...paper(rect(-48, -38, 96, 76, 1), colours.white, 3),
  ...(kind === 0
    ? [
        stroke(
          'M-18 22Q-24 0 -6 -6Q-10 -26 -4 -28Q2 -20 2 -8Q8 -26 14 -24Q14 -14 8 -6Q24 2 16 22Z',
          colours.brownDark,
          2.2,
        ),
      ]
    : kind === 1
      ? [
          stroke(curve('-26,12 -20,-8 6,-14 24,2 26,14 -24,14') + curve('-26,10 -36,14 -40,4'), colours.brownDark, 2.2),
          fill(ellipse(16, 0, 2.4), colours.ink),
        ]
      : [
          stroke(
            line([0, 26], [0, -8]) + curve('0,8 -16,-2 -22,-16') + curve('0,2 14,-6 20,-20'),
            colours.grassDark,
            2.2,
          ),
          fill(ellipse(0, -16, 9) + ellipse(-24, -20, 7) + ellipse(22, -24, 7), colours.pink),
        ]),
]
