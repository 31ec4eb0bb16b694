import { figure } from '../../../kit/figure.ts'
import { rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, paper, place } from '../../../kit/scene.ts'
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

export const page14: Drawing = {
  scene: [
    ...sky(light, 23),
    ...valley(light, 520, 24),
    fill(rect(0, 560, 960, 170), '#a1968b'),
    fill(
      [0, 1, 2, 3, 4, 5]
        .map((i) => rect(i * 176 - 60, 580, 166, 54, 8) + rect(i * 176 - 130, 644, 166, 60, 8))
        .join(''),
      '#b5aa9e',
      0.8,
    ),
    ...paper(rect(-10, 536, 980, 26, 4), colours.stoneShade, 5),
    ...stand(dewi, [150, 660], 1.2, {
      turn: 0.3,
      nod: 0.6,
      lean: 6,
      hands: [
        [-26, -30],
        [56, -34],
      ],
      arms: ['front', 'over'],
      feeling: { ...faces.content, mouth: 'tongue', gaze: [0.4, 1] },
      holding: [
        [],
        [
          place([fill(rect(-2.5, -34, 5, 44, 2), colours.wood), fill(rect(-5, 6, 10, 14, 3), colours.ink)], {
            rotate: -8,
          }),
        ],
      ],
    }),
    place(bathOnWheels({ paint: 'green', slope: 0, lines: true }), { x: 186, y: 676, scale: 1.5 }),
    place([lettering('1', 13, colours.ink)], { x: 274, y: 598 }),
    place([lettering('2', 13, colours.ink)], { x: 276, y: 580 }),
    place([lettering('3', 13, colours.ink)], { x: 278, y: 562 }),
    place(windingWheel(true, 20), { x: 470, y: 660, scale: 1.36 }),
    ...stand(nan, [648, 694], 1.14, {
      turn: -0.4,
      nod: -0.2,
      hands: [
        [-62, -90],
        [44, -54],
      ],
      arms: ['over', 'over'],
      feeling: faces.content,
      holding: [
        [fill(rect(-4, -34, 8, 40, 3), colours.slatePale), fill(rect(-10, -44, 20, 13, 4), colours.slatePale)],
        [],
      ],
    }),
    ...stand(samira, [376, 706], 1.1, {
      turn: 0.7,
      nod: -0.2,
      hands: [
        [-36, -20],
        [60, -86],
      ],
      feeling: faces.eager,
    }),
    ...puddle(420, 712, 120),
    place(armchair(), { x: 852, y: 706, scale: 1.24 }),
    place(
      figure(mrBowen, {
        turn: -0.4,
        nod: -0.2,
        tilt: -2,
        hands: [
          [-74, -146],
          [26, -30],
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
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile' },
        holding: [[place(bell(true), { rotate: 160, scale: 0.95 })], []],
      }),
      { x: 852, y: 600, scale: 1.28 },
    ),
    ...rainfall(0.4, 23),
  ],
  text: { x: 52, y: 44, w: 600, h: 300, ink: colours.ink, ground: '#aebbc6', size: 22 },
}
