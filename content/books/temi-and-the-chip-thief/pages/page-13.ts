import { figure } from '../../../kit/figure.ts'
import { curve, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { archRoom, foldedDeckchairs, workBench } from '../places/arch.ts'
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
    ...archRoom(640, 110),
    place(foldedDeckchairs(2), { x: 840, y: 600, scale: 1.1 }),
    place(deckchair(canvases.red, true), { x: 470, y: 620, scale: 1.5 }),
    place(
      figure(temi, {
        nod: 0.6,
        tilt: -4,
        hands: [
          [-26, -36],
          [30, -60],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'open', brows: 'cross', mouth: 'tongue', gaze: [0.1, 1] },
        holding: [
          [place(lookoutHat(canvases.red, true), { x: 26, y: 12, scale: 34, rotate: 8 })],
          [stroke(line([-2, 4], [-12, 18]), colours.white, 2), stroke(curve('-2,2 14,-16 6,-34'), colours.tomato, 1.6)],
        ],
        legless: true,
      }),
      { x: 600, y: 548, scale: 1.6 },
    ),
    fill(rect(418, 580, 384, 140), '#6d432c'),
    place(workBench(420), { x: 400, y: 566 }),
    fill(rect(430, 546, 90, 20, 3), colours.cream),
    fill(rect(430, 546, 22, 20) + rect(474, 546, 22, 20), colours.tomato),
    place(scissors, { x: 690, y: 566, rotate: 4 }),
    place(
      inWheelchair(finn, {
        turn: -0.5,
        tilt: -4,
        hands: [
          [-84, -66],
          [34, -10],
        ],
        arms: ['over', 'front'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, 0] },
        holding: [[place(buttonJar(buttons), { y: -30, scale: 0.86 })], []],
      }),
      { x: 850, y: 706, scale: 1.4 },
    ),
  ],
  text: { x: 108, y: 104, w: 300, h: 440, ink: colours.cream, ground: '#7a4d55' },
}
