import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
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

/** The mouth of the arch, and the evening outside. */
const mouth = 'M44 604V262C44 108 130 44 226 44C322 44 408 108 408 262V604Z'
const evening: SceneNode[] = [
  stroke(mouth, '#8a5a62', 22),
  stroke(mouth, '#4a2c40', 5),
  fill(mouth, {
    from: [0, 40],
    to: [0, 560],
    stops: [
      [0, '#28305c'],
      [0.72, '#454272'],
      [0.9, '#8a5f7c'],
      [1, '#e09a78'],
    ],
  }),
  clipTo(mouth, [
    fill(rect(40, 548, 380, 60), '#3a4a78'),
    stroke(
      line([90, 562], [210, 562]) + line([250, 576], [372, 576]) + line([120, 590], [190, 590]),
      '#e0a58c',
      3,
      0.7,
    ),
    fill('M296 548l-14 -10h74l-12 10ZM318 536v-38l-22 32ZM324 536v-42l24 38Z', '#33325e'),
  ]),
]

const finnAt = { x: -2, y: -74 }

export const drawing: Drawing = {
  scene: [
    ...archRoom(640, 70),
    ...evening,
    place(deckchair(canvases.red, true), { x: 744, y: 612, scale: 2.05 }),
    place(
      [
        ...figure(temi, {
          ...armsBehind,
          turn: -0.5,
          nod: 0.9,
          tilt: -8,
          lean: -7,
          feeling: { eyes: 'open', brows: 'rest', mouth: 'tongue', gaze: [-0.9, 1] },
          legless: true,
        }),
      ],
      { x: 640, y: 622, scale: 1.98 },
    ),
    fill(rect(390, 640, 430, 80), '#6d432c'),
    place(workBench(450), { x: 372, y: 616 }),
    fill(ellipse(470, 624, 112, 10), '#1d1426', 0.3),
    place(lookoutHat(canvases.red, true), { x: 466, y: 616, scale: 84, rotate: -3 }),
    stroke(curve('505,560 570,540 640,500 704,438'), colours.navy, 2.6),
    place(
      [
        placedArm(temi, {
          side: -1,
          elbow: [-14, -18],
          hand: [-40, -12],
          state: 'rest',
          thumb: -1,
          lean: -7,
          handSize: 1.3,
          drawn: restingHand(temi.complexion),
        }),
        placedArm(temi, {
          side: 1,
          elbow: [64, -40],
          hand: [38, -92],
          state: 'grip',
          thumb: -1,
          lean: -7,
          handSize: 1.2,
          holding: [stroke(line([-26, 8], [4, -6]), '#46506e', 2.2)],
          drawn: grippingHand(temi.complexion),
        }),
      ],
      { x: 640, y: 622, scale: 1.98 },
    ),
    place(
      [
        fill(rect(0, -20, 90, 20, 3), colours.cream),
        fill(rect(0, -20, 22, 20) + rect(44, -20, 22, 20), colours.tomato),
      ],
      { x: 626, y: 617, scale: 0.62 },
    ),
    place(scissors, { x: 704, y: 630, rotate: 4, scale: 1.1 }),
    place(
      [
        ...inWheelchair(finn, {
          ...armsBehind,
          turn: -0.55,
          nod: -0.1,
          tilt: -6,
          lean: -3,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.9, -0.1] },
        }),
        place(
          [
            placedArm(finn, {
              side: -1,
              elbow: [-54, -26],
              hand: [-58, -58],
              state: 'rest',
              thumb: 1,
              lean: -3,
              handSize: 1.2,
              drawn: restingHand(finn.complexion),
            }),
            place(buttonJar(buttons), { x: -40, y: -62, scale: 1, rotate: -5 }),
            placedArm(finn, {
              side: 1,
              elbow: [42, -10],
              hand: [-16, -40],
              state: 'rest',
              thumb: 1,
              lean: -3,
              handSize: 1.35,
              drawn: restingHand(finn.complexion),
            }),
          ],
          finnAt,
        ),
      ],
      { x: 872, y: 806, scale: 1.74 },
    ),
  ],
  lighting: { ...archLamp, from: [640, 90], strength: 0.9, reach: 520 },
  text: { x: 84, y: 116, w: 290, h: 424, ink: colours.cream, ground: '#3a3c6a', size: 22 },
}
