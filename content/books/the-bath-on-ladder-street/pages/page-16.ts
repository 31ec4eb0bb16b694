import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { fill, mirrored, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { nan } from '../cast/nan.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { windingWheel } from '../props/wheel.ts'

const light = { ...drizzle, skyTop: '#7d8ca2', skyLow: '#c6cfd4' }

/** The end of a rope with all its hairs, hanging from the origin. */
function frayed(bend: number): SceneNode[] {
  const end: Point = [bend, 92]
  const hairs = Array.from({ length: 13 }, (_, i) => {
    const a = ((i - 6) * 13 * Math.PI) / 180
    return curve([
      end,
      [end[0] + Math.sin(a) * 18, end[1] + Math.cos(a) * 14],
      [end[0] + Math.sin(a) * 34 + (i % 2) * 5, end[1] + Math.cos(a) * 28],
    ])
  }).join('')
  const tufts = Array.from({ length: 3 }, (_, i) => {
    const y = 66 + i * 9
    return (
      curve([
        [bend * (y / 92) - 7, y],
        [bend * (y / 92) - 17, y + 3],
      ]) +
      curve([
        [bend * (y / 92) + 7, y],
        [bend * (y / 92) + 17, y + 3],
      ])
    )
  }).join('')
  const twist = Array.from({ length: 7 }, (_, i) => `M${(bend * i) / 7 - 4} ${i * 13 + 8}l8 7`).join('')
  return [
    stroke(tufts + hairs, colours.rope, 3),
    stroke(curve([[0, -10], [bend * 0.3, 40], end]), colours.ropeShade, 13),
    stroke(curve([[0, -10], [bend * 0.3, 40], end]), colours.rope, 9),
    stroke(twist, colours.ropeShade, 3),
  ]
}

const coin = (x: number, y: number, r: number, colour: string): SceneNode[] => [
  fill(ellipse(x, y, r, r * 0.8), colour),
  stroke(ellipse(x, y, r * 0.7, r * 0.55), '#232338', 1.2, 0.3),
]

const treasure: SceneNode[] = [
  stroke(line([14, -6], [50, -15]) + line([18, 2], [58, -4]) + line([16, 10], [55, 7]), nan.complexion.skin, 11),
  stroke(line([12, 16], [44, 17]), nan.complexion.skin, 10),
  stroke(line([28, -4], [48, -9]) + line([32, 4], [50, 2]) + line([28, 12], [46, 12]), nan.complexion.shade, 1.6, 0.7),
  fill(ellipse(-6, 4, 34, 20), nan.complexion.skin),
  stroke(curve('-26,-2 -36,-14 -38,-24'), nan.complexion.skin, 12),
  fill(ellipse(-18, -10, 11, 9), colours.white),
  stroke(curve('-24,-14 -18,-8 -12,-12'), colours.red, 2.6),
  { ...fill(`${ellipse(6, -10, 10, 8)}${ellipse(6, -10, 4, 3)}`, colours.slatePale), evenOdd: true },
  ...coin(14, 4, 9, '#d8d4cc'),
  ...coin(-6, 4, 9, '#d8d4cc'),
]

const pocket = (x: number, turn: number): SceneNode =>
  place(
    [
      fill(
        curve([
          [-16, -6],
          [-20, 30],
          [0, 44],
          [20, 30],
          [16, -6],
        ]),
        colours.cream,
      ),
      stroke('M-14 4L-12 30M12 4L10 30', '#d9cdb8', 2),
    ],
    { x, y: 12, rotate: turn },
  )

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        ...sky(light, 27),
        ...valley(light, 560, 28),
        fill(rect(0, 600, 960, 130), '#8f857c'),
        fill(rect(0, 594, 960, 12), '#bdb2a5'),
        place(windingWheel(true, 12), { x: 300, y: 640, scale: 1.5 }),
        place(
          [
            fill(poly('-40,6 40,6 46,60 3,60 0,26 -3,60 -46,60'), nan.trousers),
            ...figure(nan, {
              turn: -0.3,
              nod: 0.4,
              tilt: -4,
              hands: [
                [-100, -96],
                [60, -30],
              ],
              grasp: ['grip', 'cup'],
              elbows: [1, -1],
              arms: ['over', 'over'],
              feeling: { ...faces.sorry, gaze: [-0.7, 0.4] },
              holding: [[place(frayed(-14), { x: -6, y: 6 }), place(frayed(24), { x: 8, y: 2 })], []],
              legless: true,
            }),
            pocket(-40, 12),
            pocket(42, -12),
            place(treasure, { x: 74, y: -32, scale: 0.7 }),
          ],
          { x: 686, y: 640, scale: 2.2 },
        ),
        ...rainfall(0.6, 25),
      ],
      pageSize.width,
    ),
  ],
  lighting: drizzleLight,
  text: { x: 488, y: 44, w: 440, h: 360, ink: colours.ink, ground: '#93a1b2', size: 22, loud: [0] },
}
