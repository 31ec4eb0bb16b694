import { figure } from '../../../kit/figure.ts'
import { curve, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { archRoom, workBench } from '../places/arch.ts'
import { archLamp } from '../places/lighting.ts'
import { buttonJar, deckchair } from '../props/furniture.ts'
import { canvases, lookoutHat } from '../props/hat.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const buttons: [number, number, string][] = [
  [-16, 26, colours.tomato],
  [0, 28, colours.cream],
  [16, 26, colours.mustard],
  [-8, 14, colours.plum],
  [9, 13, colours.green],
  [-18, 8, colours.coral],
  [18, 4, colours.white],
]

const scissors: SceneNode[] = [
  stroke(line([0, 0], [44, -10]) + line([0, -10], [44, 2]), colours.gullGrey, 5),
  stroke('M0 0a10 7 0 1 0 -18 6a10 7 0 1 0 18 -6M0 -10a10 7 0 1 1 -18 -6a10 7 0 1 1 18 6', colours.tomato, 4),
]

export const drawing: Drawing = {
  scene: [
    ...archRoom(640, 70),
    place(deckchair(canvases.red, true), { x: 480, y: 668, scale: 2 }),
    place(
      figure(temi, {
        turn: 0.12,
        nod: 1,
        tilt: -7,
        lean: -2,
        hands: [
          [-41, 0],
          [40, -44],
        ],
        grasp: ['grip', 'grip'],
        arms: ['over', 'over'],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'tongue', gaze: [0.1, 1] },
        holding: [
          [place(lookoutHat(canvases.red, true), { x: 40, y: 17, scale: 47, rotate: 2 })],
          [stroke(line([-2, 4], [-12, 18]), colours.white, 2), stroke(curve('-2,2 14,-16 6,-34'), colours.tomato, 1.6)],
        ],
        legless: true,
      }),
      { x: 580, y: 586, scale: 2.1 },
    ),
    fill(rect(392, 640, 420, 80), '#6d432c'),
    place(workBench(468), { x: 376, y: 616 }),
    place(
      [
        fill(rect(0, -20, 90, 20, 3), colours.cream),
        fill(rect(0, -20, 22, 20) + rect(44, -20, 22, 20), colours.tomato),
      ],
      { x: 396, y: 616, scale: 1.1 },
    ),
    place(scissors, { x: 716, y: 618, rotate: 4, scale: 1.1 }),
    place(
      inWheelchair(finn, {
        turn: -0.55,
        nod: -0.3,
        tilt: -8,
        lean: -3,
        hands: [
          [-78, -74],
          [34, -6],
        ],
        grasp: ['cup', 'grip'],
        arms: ['over', 'front'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, 0] },
        holding: [[place(buttonJar(buttons), { y: -32, scale: 0.9 })], []],
      }),
      { x: 868, y: 790, scale: 1.72 },
    ),
  ],
  lighting: { ...archLamp, from: [708, 60], strength: 0.9, reach: 480 },
  text: { x: 108, y: 104, w: 300, h: 440, ink: colours.cream, ground: '#7a4d55' },
}
