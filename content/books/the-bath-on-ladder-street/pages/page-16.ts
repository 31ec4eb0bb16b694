import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, type Point, poly, rect } from '../../../kit/geometry.ts'
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

/** What lies in the hollow of her hand, and the edge of the palm before it. */
const treasure: SceneNode[] = [
  fill(ellipse(2, -1, 15, 8.5), nan.complexion.shade, 0.4),
  fill(ellipse(-6, -5, 6.6, 5.4), colours.white),
  stroke(curve('-9.6,-7 -6,-3.6 -2.4,-6.4'), colours.red, 1.7),
  { ...fill(`${ellipse(8, -7, 6.4, 5.2)}${ellipse(8, -7, 2.6, 2)}`, colours.slatePale), evenOdd: true },
  ...coin(14, 0, 5.6, '#d8d4cc'),
  ...coin(1, 2, 5.6, '#d8d4cc'),
  fill(blob('-14,4 -4,5.4 8,5 19,2.6 20,7 10,11.5 -4,12 -13,9.5'), nan.complexion.skin),
]

/** A pocket that has been turned out: its lining hangs empty from a slanting slit at the hip, `way` outwards. */
const pocket = (x: number, way: -1 | 1): SceneNode =>
  place(
    [
      fill(blob('-9,-14 -3,-17 6,-2 13,14 15,25 6,30 -3,26 -8,10', 0.14), '#8fb0d8'),
      fill(blob('-8,-12 -3,-8 1,10 2,27 -3,26 -8,10', 0.14), '#6f93c2', 0.6),
      stroke(curve('4,0 8,12 8,24') + curve('-1,-4 1,8 1,16'), '#5d7fae', 1.4),
      fill(ellipse(3, 6, 1.6) + ellipse(9, 16, 1.6) + ellipse(3, 20, 1.6) + ellipse(-3, -4, 1.5), colours.cream),
      stroke('M-11 -13L-1 -19', colours.orangeDark, 4),
    ],
    { x, y: 8, flip: way < 0, scale: 1.1 },
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
              tilt: -9,
              lean: 2,
              hands: [
                [-100, -96],
                [92, -60],
              ],
              grasp: ['grip', 'cup'],
              handSize: 1.35,
              elbows: [1, -1],
              arms: ['over', 'over'],
              feeling: { ...faces.sorry, gaze: [-0.7, 0.4] },
              holding: [[place(frayed(-14), { x: -6, y: 6 }), place(frayed(24), { x: 8, y: 2 })], []],
              legless: true,
            }),
            pocket(-38, -1),
            pocket(38, 1),
            place(treasure, { x: 93, y: -60, scale: 1.22 }),
          ],
          { x: 686, y: 628, scale: 2.2 },
        ),
        ...rainfall(0.6, 25),
      ],
      pageSize.width,
    ),
  ],
  lighting: drizzleLight,
  text: { x: 488, y: 44, w: 440, h: 360, ink: colours.ink, ground: '#93a1b2', size: 22, loud: [0] },
}
