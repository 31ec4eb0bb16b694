import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { blanket, lamplit, seatFromSide } from '../places/inside.ts'
import { frostySun } from '../places/lighting.ts'
import { barrow, muck } from '../props/garden.ts'
import { nestled } from '../props/nestled.ts'

/** Four windows under their blankets; Kai pins the fifth. */
const covers: SceneNode[] = [
  ...[4, 5].map((i) => {
    const pane = rect(148 + i * 120, 306, 104, 112, 9)
    return place([fill(pane, '#bcd3e6'), stroke(pane, colours.cream, 5)], {})
  }),
  ...[0, 1, 2, 3].flatMap((index) => blanket(index)),
  place(blanket(4), { x: 6, y: 6, rotate: 0.6 }),
]

/** The lower deck, cut open: its ceiling, its wall, its floor; above it the red side of the upper one. */
const deck: SceneNode[] = [
  fill(rect(0, 0, 960, 240), colours.rhubarb),
  fill(rect(0, 0, 960, 30), colours.custard),
  fill(rect(0, 30, 960, 7), colours.custardPale),
  fill(rect(0, 236, 960, 520), lamplit.wall),
  fill(rect(0, 226, 960, 20), lamplit.trim),
  fill(rect(0, 246, 960, 30), lamplit.ceiling),
  place(covers, { x: -92, y: -60, scale: 1.16 }),
  fill(rect(0, 452, 960, 200), lamplit.panel),
  fill(rect(0, 444, 960, 10), lamplit.trim),
  fill(rect(0, 644, 960, 80), lamplit.floor),
  stroke([236, 560].map((x) => line([x, 250], [x, 650])).join(''), colours.brass, 7, 0.9),
]

/** What Kai stands on. */
const crates: SceneNode[] = [
  ...paper(rect(616, 622, 150, 66, 4), colours.wood, 4),
  ...paper(rect(632, 558, 118, 64, 4), '#b98a5c', 4),
  stroke(line([616, 655], [766, 655]) + line([632, 590], [750, 590]), colours.woodDark, 3, 0.7),
]

export const drawing: Drawing = {
  scene: [
    ...deck,
    ...[60, 300, 520, 900].map((x, i) => place(muck(240, false), { x, y: 690 + (i % 2) * 10, scale: 0.62 })),
    ...[312, 438, 564].flatMap((x, i) => [
      place(seatFromSide(lamplit), { x, y: 672, scale: 1.14 }),
      place(nestled('asleep', i + 2), { x: x - 8, y: 602, scale: 0.72 }),
    ]),
    place(
      figure(mrGill, {
        turn: 0.4,
        hands: [
          [-32, -30],
          [136, -84],
        ],
        grasp: ['rest', 'open'],
        arms: ['front', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      }),
      { x: 118, y: 560, scale: 1.16 },
    ),
    ...crates,
    place(
      figure(kai, {
        back: true,
        hands: [
          [-54, -124],
          [50, -128],
        ],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'none' },
      }),
      { x: 690, y: 456, scale: 1.24 },
    ),
    place(barrow(muck(116)), { x: 788, y: 698, scale: 1.02, flip: true }),
    place(
      figure(mei, {
        turn: -0.4,
        lean: -7,
        tilt: 8,
        hands: [
          [-34, -4],
          [12, 2],
        ],
        grasp: ['grip', 'grip'],
        arms: ['over', 'over'],
        feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'tongue' },
      }),
      { x: 896, y: 624, scale: 1.26 },
    ),
  ],
  lighting: { ...frostySun, from: [960, 660], strength: 0.85 },
  text: { x: 60, y: 54, w: 840, h: 166, ink: colours.white, ground: colours.rhubarb, size: 20 },
}
