import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, mirrored, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { dabs, rain, specks } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { wet } from '../places/light.ts'
import { wetLight } from '../places/lighting.ts'
import { boat, headland, sea, sky } from '../places/seafront.ts'
import { deadBrolly } from '../props/brolly.ts'

const treads: SceneNode[] = [0, 1, 2, 3, 4].flatMap((i) => {
  const top = 452 + i * 56
  const left = 560 - i * 52
  return [
    seatAt([left, top + 4], [960, top + 4]),
    ...paper(
      poly([
        [left, top],
        [980, top],
        [980, top + 60],
        [left - 8, top + 60],
      ]),
      i % 2 === 0 ? '#8d857d' : '#857c75',
      3,
    ),
    fill(
      poly([
        [left, top],
        [980, top],
        [980, top + 12],
        [left - 2, top + 12],
      ]),
      '#b3aaa0',
    ),
    stroke(
      curve([
        [left + 60, top + 30],
        [left + 64, top + 46],
        [left + 58, top + 58],
      ]),
      '#6d655f',
      2,
      0.6,
    ),
  ]
})

const harbourWall: SceneNode[] = [
  fill(poly('700,250 980,220 980,470 640,470'), '#7d756f'),
  specks({ x: 660, y: 260, w: 300, h: 200 }, '#5f5853', 120, 3, 3, 0.35),
  ...paper(poly('690,238 980,206 980,232 692,262'), '#a59b90', 4),
]

const puddle = (x: number, y: number, w: number): SceneNode[] => [
  fill(ellipse(x, y, w, w * 0.14), '#b9c9ca', 0.6),
  stroke(ellipse(x + w * 0.2, y, w * 0.3, w * 0.05), '#e6efec', 1.6, 0.8),
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...sky(wet, 320, 51),
        ...sea(wet, 312, 720, 52),
        place(headland(wet), { x: -150, y: 316, scale: 0.9, flip: true }),
        place(boat('#c9b9a6', '#5d4a4a'), { x: 350, y: 356, scale: 0.6 }),
        ...harbourWall,
        ...treads,
        ...puddle(700, 456, 70),
        ...puddle(840, 622, 80),
        ...(
          [
            [130, 470, 0.9, -30, colours.tomato],
            [330, 560, 1.05, 24, colours.mustard],
            [120, 640, 1, 70, colours.seaDeep],
            [440, 420, 0.6, -60, colours.plum],
          ] as const
        ).map(([x, y, scale, rotate, c]) => place(deadBrolly(c), { x, y, scale, rotate })),
        ...(
          [
            [130, 496],
            [330, 596],
            [120, 676],
            [440, 440],
          ] as const
        ).map(([x, y]) =>
          clipTo(rect(0, 0, 960, 720), [
            stroke(
              curve([
                [x - 80, y],
                [x - 30, y + 8],
                [x + 30, y + 2],
                [x + 84, y + 8],
              ]),
              '#dfeae6',
              3,
              0.7,
            ),
          ]),
        ),
        fill(ellipse(716, 566, 96, 10) + ellipse(656, 626, 60, 9), '#1d2440', 0.25),
        place(
          figure(temi, {
            turn: -0.45,
            nod: 0.7,
            tilt: -7,
            lean: -7,
            hands: [
              [-52, -16],
              [-38, -10],
            ],
            arms: ['over', 'over'],
            seat: [
              [-50, -14],
              [-34, -6],
            ],
            feet: [
              [-54, 52],
              [-32, 58],
            ],
            feeling: { eyes: 'half', brows: 'worried', mouth: 'wobble', gaze: [-0.4, 1] },
          }),
          { x: 716, y: 540, scale: 1.42 },
        ),
        rain({ x: 630, y: -20, w: 340, h: 290 }, 40, 55),
        rain({ x: -20, y: 240, w: 1000, h: 500 }, 150, 57),
        dabs({ x: 0, y: 560, w: 960, h: 160 }, '#eaf3ef', 40, 56, { length: 14, width: 2, opacity: 0.5 }),
      ],
      pageSize.width,
    ),
  ],
  lighting: wetLight,
  text: { x: 366, y: 46, w: 560, h: 250, ink: colours.ink, ground: '#9dacb4' },
}
