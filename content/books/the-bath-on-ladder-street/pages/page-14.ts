import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { nan } from '../cast/nan.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { armchair, puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { bell } from '../props/goods.ts'
import { windingWheel } from '../props/wheel.ts'

const light = { ...drizzle, skyTop: '#9aabba', skyLow: '#dfe5e2' }

/** A tartan blanket over Mr Bowen's knees, its upper edge at the origin. */
const rug = blob('-72,4 -40,-8 0,-4 40,-8 72,4 80,60 88,130 -88,130 -80,60', 0.12)
const blanket: SceneNode[] = [
  ...paper(rug, colours.teal, 5),
  clipTo(rug, [
    fill([-58, -14, 30, 74].map((x) => rect(x - 7, -20, 14, 170)).join(''), colours.tealDark, 0.55),
    fill([20, 68, 116].map((y) => rect(-100, y - 7, 200, 14)).join(''), colours.tealDark, 0.55),
    stroke(
      [-36, 8, 52].map((x) => line([x, -20], [x, 140])).join('') +
        [44, 92].map((y) => line([-100, y], [100, y])).join(''),
      colours.amber,
      2.6,
      0.9,
    ),
    stroke('M-30 34Q-26 70 -34 120M30 34Q26 70 34 120', '#232338', 7, 0.14),
  ]),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 23),
    ...valley(light, 566, 24),
    fill(rect(0, 560, 960, 170), '#a1968b'),
    fill(
      [0, 1, 2, 3, 4, 5]
        .map((i) => rect(i * 176 - 60, 580, 166, 54, 8) + rect(i * 176 - 130, 644, 166, 60, 8))
        .join(''),
      '#b5aa9e',
      0.8,
    ),
    ...paper(rect(-10, 536, 980, 26, 4), colours.stoneShade, 5),
    place(windingWheel(true, 20), { x: 78, y: 664, scale: 1.06 }),
    ...stand(nan, [262, 694], 1.06, {
      turn: 0.6,
      nod: -0.2,
      tilt: 4,
      hands: [
        [-34, -128],
        [46, -34],
      ],
      arms: ['back', 'over'],
      feeling: { ...faces.amazed, mouth: 'smile', gaze: [1, -0.2] },
      holding: [
        [],
        [fill(rect(-4, -10, 8, 44, 3), colours.slatePale), fill(rect(-10, -22, 20, 14, 4), colours.slatePale)],
      ],
    }),
    place(
      figure(dewi, {
        turn: 0.7,
        nod: -0.1,
        lean: 4,
        hands: [
          [-38, -16],
          [62, -66],
        ],
        arms: ['front', 'over'],
        feeling: { ...faces.eager, gaze: [1, -0.2] },
        holding: [
          [],
          [
            place(
              [
                fill(rect(-2.5, -6, 5, 46, 2), colours.wood),
                fill(rect(-5, -22, 10, 17, 3), colours.ink),
                fill(ellipse(0, -30, 4, 6), colours.ink),
              ],
              { rotate: 20 },
            ),
          ],
        ],
        legless: true,
      }),
      { x: 392, y: 604, scale: 1.16 },
    ),
    place([fill(ellipse(0, 0, 11, 7), colours.ink, 0.75)], { x: 434, y: 496, rotate: -20 }),
    place(bathOnWheels({ paint: 'green', slope: 0, lines: true }), { x: 404, y: 700, scale: 1.5 }),
    ...(['1', '2', '3'] as const).map((count, i) =>
      place([lettering(count, 13, colours.ink)], { x: 492, y: 622 - i * 18 }),
    ),
    ...puddle(560, 706, 130),
    ...stand(samira, [562, 708], 1.12, {
      turn: 0.8,
      nod: -0.4,
      tilt: 5,
      hands: [
        [-14, -58],
        [14, -60],
      ],
      arms: ['over', 'over'],
      feeling: { ...faces.eager, gaze: [1, -0.5] },
    }),
    place(armchair(), { x: 796, y: 776, scale: 1.9 }),
    place(
      figure(mrBowen, {
        turn: -0.45,
        nod: -0.3,
        tilt: -5,
        hands: [
          [-78, -152],
          [62, -44],
        ],
        arms: ['over', 'over'],
        seat: [
          [-24, 14],
          [24, 14],
        ],
        feet: [
          [-24, 76],
          [24, 76],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.8, -0.2] },
        holding: [[place(bell(true), { rotate: 160, scale: 0.9 })], []],
      }),
      { x: 796, y: 616, scale: 1.86 },
    ),
    place(blanket, { x: 796, y: 608 }),
    ...rainfall(0.4, 23),
  ],
  text: { x: 52, y: 40, w: 560, h: 300, ink: colours.ink, ground: '#aebbc6', size: 22 },
}
