import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, randomFrom, rect } from '../../../kit/geometry.ts'
import { fill, mirrored, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { striped } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { archRoom } from '../places/arch.ts'
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
    60 + (i % 7) * 46 + random() * 8,
    634 + Math.floor(i / 7) * 30 + random() * 6,
    9 + random() * 5,
    paints[i % paints.length] ?? colours.cream,
    i % 3 === 0 ? 2 : 4,
  ),
).flat()

const signBack: SceneNode[] = [
  ...paper(rect(-120, -96, 240, 170, 5), '#b98452', 5),
  stroke([-60, -8, 40].map((y) => line([-116, y], [116, y + 2])).join(''), '#8f5f34', 3, 0.7),
  fill(rect(-84, -96, 20, 170, 2) + rect(64, -96, 20, 170, 2), '#8f5f34'),
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...archRoom(846, 84),
        place(heap, { x: -186, y: -196, scale: 1.32 }),
        place(lookoutHat(canvases.teal, true, [colours.mustard, colours.plum]), {
          x: 468,
          y: 640,
          scale: 44,
          rotate: -8,
        }),
        place(
          figure(temi, {
            turn: -0.2,
            nod: 0.4,
            tilt: -4,
            hands: [
              [-74, -8],
              [64, -96],
            ],
            grasp: ['rest', 'grip'],
            arms: ['front', 'over'],
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
          { x: 790, y: 600, scale: 1.5 },
        ),
        place(signBack, { x: 800, y: 634, rotate: 2, scale: 1.08 }),
        fill(ellipse(720, 548, 13, 11), temi.complexion.skin),
        fill(rect(668, 676, 44, 44, 4), colours.gullGrey),
        fill(ellipse(690, 676, 22, 6), colours.tomato),
        place(
          inWheelchair(finn, {
            turn: 0.4,
            nod: 0.5,
            hands: [
              [-34, -6],
              [66, -30],
            ],
            grasp: ['rest', 'grip'],
            arms: ['front', 'over'],
            feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [0.5, 1] },
            holding: [[], [place(buttonJar([], { isOpen: true }), { x: 8, y: -8, scale: 0.8, rotate: 60 })]],
          }),
          { x: 170, y: 652, scale: 1.3 },
        ),
        fill(ellipse(190, 672, 190, 46), '#d9a06a', 0.9),
        ...nineteen,
      ],
      pageSize.width,
    ),
  ],
  text: { x: 336, y: 84, w: 444, h: 330, ink: colours.cream, ground: '#7a4d55', size: 22 },
}
