import { figure } from '../../../kit/figure.ts'
import { curve, line, rect } from '../../../kit/geometry.ts'
import { paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { archRoom, foldedDeckchairs } from '../places/arch.ts'
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

export const drawing: Drawing = {
  scene: [
    ...archRoom(700, 84),
    place(grandpasShelf(), { x: 520, y: 262 }),
    place(foldedDeckchairs(8), { x: 478, y: 606, scale: 1.15 }),
    place(deckchair(canvases.mustard), { x: 76, y: 694, scale: 0.9 }),
    place(deckchair(canvases.teal), { x: 196, y: 708, scale: 0.9 }),
    place(pencil(40), { x: 642, y: 396, rotate: 60, scale: 1.1 }),
    place(
      figure(grandpa, {
        turn: 0.45,
        nod: 0.25,
        lean: 3,
        hands: [
          [-58, -20],
          [88, -78],
        ],
        arms: ['front', 'front'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0.7] },
        holding: [[], [place(teaTin(), { x: 2, y: -34, scale: 1.1 })]],
      }),
      { x: 590, y: 604, scale: 1.42 },
    ),
    place(
      figure(temi, {
        turn: -0.45,
        nod: -0.6,
        hands: [
          [-66, -58],
          [22, -44],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.8, -0.8] },
        arms: ['front', 'front'],
        holding: [[place(plan, { x: 22, y: 26, rotate: -6, scale: 0.86 })], []],
      }),
      { x: 838, y: 652, scale: 1.42 },
    ),
  ],
  text: { x: 76, y: 104, w: 400, h: 450, ink: colours.cream, ground: '#7a4d55', size: 22 },
}
