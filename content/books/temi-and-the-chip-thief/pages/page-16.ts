import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, ground, mirrored, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { striped } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { archRoom } from '../places/arch.ts'
import { archLamp } from '../places/lighting.ts'
import { buttonJar } from '../props/furniture.ts'
import { button, type Canvas, canvases, lookoutHat } from '../props/hat.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const rag = (canvas: Canvas, w: number): SceneNode[] => {
  const shape = blob(
    [
      [-w, 20],
      [-w * 0.8, -22],
      [-w * 0.3, -40],
      [w * 0.2, -30],
      [w * 0.7, -44],
      [w, -6],
      [w * 0.9, 24],
      [w * 0.3, 34],
      [-w * 0.4, 30],
    ],
    0.14,
  )
  return [
    place([fill(shape, '#1d1426', 0.3)], { x: 3, y: 6 }),
    striped(shape, { x: -w, y: -50, w: w * 2, h: 90 }, canvas.ground, canvas.stripes, 15, 26),
    stroke(
      curve([
        [-w * 0.5, -24],
        [-w * 0.3, 4],
        [-w * 0.42, 26],
      ]) +
        curve([
          [w * 0.34, -26],
          [w * 0.46, 6],
          [w * 0.4, 28],
        ]),
      '#1d2440',
      3,
      0.14,
    ),
  ]
}

const heap: SceneNode[] = (
  [
    [canvases.teal, 90, 520, 600],
    [canvases.navy, 80, 640, 604],
    [canvases.mustard, 84, 590, 566],
    [canvases.green, 60, 700, 574],
    [canvases.red, 74, 640, 534],
    [canvases.plum, 56, 560, 530],
  ] as const
).map(([c, w, x, y]) => place(rag(c, w), { x, y }))

const paints = [
  colours.green,
  colours.cream,
  colours.tomato,
  colours.mustard,
  colours.plum,
  colours.coral,
  colours.seaDeep,
  colours.white,
]
const random = randomFrom(16)
const nineteen: SceneNode[] = Array.from({ length: 19 }, (_, i) =>
  button(
    40 + (i % 7) * 50 + random() * 9,
    632 + Math.floor(i / 7) * 28 + random() * 6,
    10 + random() * 4,
    paints[i % paints.length] ?? colours.cream,
    i % 3 === 0 ? 2 : 4,
  ),
).flat()

/** The table on which he counts them. */
const table: SceneNode[] = [
  ...paper(poly('-20,616 372,616 408,702 -20,702'), '#c08a55', 5),
  fill(rect(-20, 702, 428, 18), '#8a5a3a'),
  stroke(line([-20, 640], [380, 640]) + line([-20, 668], [392, 668]), '#a8743f', 2.4, 0.7),
]

const signBack: SceneNode[] = [
  ...paper(rect(-246, -186, 492, 372, 6), '#d3a26e', 6),
  stroke([-120, -54, 12, 78, 144].map((y) => line([-242, y], [242, y + 2])).join(''), '#cc9b66', 3),
  ground([stroke(rect(-240, -180, 480, 360, 4), '#a87440', 4)]),
  fill([-233, 233].flatMap((x) => [-173, 173].map((y) => ellipse(x, y, 5))).join(''), '#8f5f34'),
]

/** Hats that are sewn and still have no eyes, pegged to a line under the vault. */
const blindHats: SceneNode[] = [
  stroke(curve('-20,56 120,112 280,124 440,84'), colours.cream, 3.4),
  ...(
    [
      [canvases.red, 30, 116, -6],
      [canvases.navy, 138, 148, 4],
      [canvases.plum, 246, 158, -3],
      [canvases.green, 352, 140, 6],
    ] as const
  ).flatMap(([canvas, x, y, rotate]) => [
    place(lookoutHat(canvas, false), { x, y: y + 26, scale: 40, rotate }),
    fill(rect(x - 22, y - 36, 7, 24, 2) + rect(x + 16, y - 36, 7, 24, 2), colours.wood),
  ]),
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...archRoom(436, 76),
        place(blindHats, { x: 8, y: 12, scale: 0.84 }),
        place(heap, { x: -372, y: -206, scale: 1.32 }),
        place(lookoutHat(canvases.teal, true, [colours.mustard, colours.plum]), {
          x: 392,
          y: 640,
          scale: 44,
          rotate: -8,
        }),
        place(
          figure(temi, {
            turn: -0.35,
            nod: 0.5,
            tilt: -12,
            lean: -8,
            hands: [
              [-50, -30],
              [60, -110],
            ],
            grasp: ['rest', 'grip'],
            arms: ['back', 'over'],
            feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.2, 1] },
            holding: [
              [],
              [
                place(
                  [
                    fill(rect(-4, -46, 8, 60, 3), colours.wood),
                    fill(blob('-8,-46 8,-46 5,-72 0,-80 -5,-72'), colours.tomato),
                  ],
                  { rotate: 20 },
                ),
              ],
            ],
            legless: true,
          }),
          { x: 756, y: 424, scale: 1.62 },
        ),
        place(signBack, { x: 672, y: 528 }),
        forearm(
          {
            from: [672, 322],
            bend: [640, 306],
            to: [612, 340],
            width: 26,
            state: 'grip',
            sleeve: temi.sleeve,
            cuff: 0.62,
          },
          temi.complexion,
        ),
        place(
          [
            ...inWheelchair(finn, {
              ...armsBehind,
              turn: 0.35,
              nod: 0.7,
              tilt: 7,
              lean: 4,
              feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [0.5, 1] },
            }),
            place(
              [
                place(buttonJar([], { isOpen: true }), { x: 80, y: -66, scale: 1, rotate: 152 }),
                placedArm(finn, {
                  side: 1,
                  elbow: [36, -24],
                  hand: [64, -56],
                  state: 'grip',
                  thumb: -1,
                  lean: 4,
                  handSize: 1.2,
                  drawn: restingHand(finn.complexion),
                }),
              ],
              { x: -2, y: -74 },
            ),
          ],
          { x: 150, y: 736, scale: 1.66 },
        ),
        ...table,
        place(
          [
            placedArm(finn, {
              side: -1,
              elbow: [-46, -24],
              hand: [-12, 2],
              state: 'rest',
              thumb: -1,
              lean: 4,
              handSize: 1.15,
              drawn: restingHand(finn.complexion),
            }),
          ],
          { x: 150 - 2 * 1.66, y: 736 - 74 * 1.66, scale: 1.66 },
        ),
        ...nineteen,
      ],
      pageSize.width,
    ),
  ],
  lighting: { ...archLamp, from: [524, 70], reach: 700 },
  text: { x: 66, y: 362, w: 446, h: 328, ink: colours.ink, ground: '#d3a26e', size: 21 },
}
