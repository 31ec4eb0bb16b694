import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, ground, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { archRoom, foldedDeckchairs } from '../places/arch.ts'
import { archLamp } from '../places/lighting.ts'
import { grandpasShelf } from '../places/shelf.ts'
import { deckchair, pencil, teaTin } from '../props/furniture.ts'
import { canvases } from '../props/hat.ts'

/** Temi's plan: an umbrella, a net, somebody smiling inside, a gull outside. */
const plan: SceneNode[] = [
  ...paper(rect(-66, -52, 132, 104, 3), colours.cream, 4),
  stroke(
    'M-40 -8C-36 -36 -12 -42 0 -42C12 -42 36 -36 40 -8Q30 -14 20 -8Q10 -14 0 -8Q-10 -14 -20 -8Q-30 -14 -40 -8',
    colours.tomato,
    3.4,
  ),
  stroke(
    line([-38, -6], [-34, 38]) +
      line([38, -6], [34, 38]) +
      line([-19, -6], [-17, 40]) +
      line([19, -6], [17, 40]) +
      curve('-36,12 0,17 36,12') +
      curve('-35,28 0,34 35,28'),
    colours.navy,
    1.8,
  ),
  stroke('M-6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0 14V30M-8 20H8', colours.ink, 2.6),
  stroke(curve('44,26 50,16 58,22 60,32 46,34'), colours.ink, 2.4),
]

/** The floor runs on towards us, and on it lies the rug on which the words stand. */
const rug: SceneNode[] = [
  fill(rect(0, 586, 960, 134), '#8a5a3f'),
  stroke(line([0, 612], [960, 612]), '#64402f', 3),
  ground([
    ...paper(rect(52, 506, 856, 200, 10), '#4f2a40', 4),
    stroke(rect(62, 514, 836, 184, 6), colours.mustardDark, 3),
    stroke(
      Array.from(
        { length: 25 },
        (_, i) => line([52, 510 + i * 8], [38, 512 + i * 8]) + line([908, 510 + i * 8], [922, 512 + i * 8]),
      ).join(''),
      colours.paper,
      2,
      0.7,
    ),
  ]),
]

export const drawing: Drawing = {
  scene: [
    place(archRoom(500, 214), { y: -134 }),
    ...rug,
    place(grandpasShelf(), { x: 90, y: 176, scale: 0.9 }),
    place(foldedDeckchairs(4), { x: 700, y: 486, scale: 1.2 }),
    place(deckchair(canvases.mustard), { x: 110, y: 490, scale: 1 }),
    place(deckchair(canvases.teal), { x: 234, y: 496, scale: 1 }),
    fill(ellipse(420, 500, 90, 9) + ellipse(668, 502, 80, 9), '#1d1426', 0.3),
    place(
      figure(grandpa, {
        turn: 0.45,
        nod: 0.3,
        weight: -1,
        lean: 5,
        hands: [
          [48, -40],
          [94, -52],
        ],
        grasp: ['cup', 'cup'],
        elbows: [1, -1],
        arms: ['over', 'over'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0.7] },
        load: [place(teaTin(), { x: 76, y: -88, scale: 1.1, rotate: 3 })],
      }),
      { x: 412, y: 344, scale: 1.22 },
    ),
    place(pencil(40), { x: 396, y: 150, rotate: 24, scale: 1 }),
    place(
      figure(temi, {
        turn: -0.45,
        nod: -0.6,
        weight: 1,
        hands: [
          [-58, -40],
          [8, -34],
        ],
        grasp: ['grip', 'grip'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.8, -0.8] },
        arms: ['over', 'over'],
        holding: [[place(plan, { x: 30, y: 26, rotate: -6, scale: 0.84 })], []],
      }),
      { x: 672, y: 388, scale: 1.24 },
    ),
  ],
  lighting: { ...archLamp, from: [500, 90] },
  text: { x: 84, y: 527, w: 800, h: 163, ink: colours.cream, ground: '#4f2a40', size: 18 },
}
