import { blob, curve, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { girlAtWindow, liptonYoung } from '../cast/glasgow.ts'
import { faces, stand } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { cobbles, hours, house, sky } from '../places/town.ts'
import { butter, eggs, ham } from '../props/grocer.ts'

const words = { x: 34, y: 28, w: 440, h: 408 }

const shop: SceneNode[] = [
  fill(rect(-240, -360, 480, 360), colours.green),
  fill(rect(-256, -384, 512, 62, 4), colours.greenDark),
  place([lettering('LIPTON', 34, colours.gold, 0.24)], { x: -20, y: -353 }),
  fill(rect(-214, -300, 300, 210, 3), '#cfe0df'),
  fill(rect(-214, -104, 300, 14), colours.linenDark),
  ...[-170, -110, -50, 10].map((x, i) => place(ham, { x, y: -300, scale: 0.84 + (i % 2) * 0.12 })),
  place(butter, { x: -150, y: -104, scale: 1.1 }),
  place(eggs, { x: -50, y: -104 }),
  place(butter, { x: 44, y: -104, scale: 0.9 }),
  fill(poly('-214,-300 -120,-300 -214,-160'), '#ffffff', 0.25),
  fill(poly('20,-300 60,-300 -40,-100 -80,-100'), '#ffffff', 0.2),
  stroke(rect(-214, -300, 300, 210), colours.greenDark, 8),
  fill(rect(116, -300, 104, 300, 3), colours.greenDark),
  fill(rect(130, -284, 76, 130, 2), '#bcd3d8'),
  stroke(line([168, -284], [168, -154]) + rect(130, -284, 76, 130) + rect(130, -136, 76, 110), colours.green, 6),
  fill(rect(-236, -60, 330, 60), colours.greenDark, 0.6),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 200, 23),
    ...house({ x: -40, w: 500, top: 40, foot: 600, wall: '#c9806b', seed: 31, isBrick: false }),
    ...house({ x: 450, w: 540, top: -60, foot: 600, wall: '#d9bd95', seed: 32, isBrick: false }),
    ...cobbles(590, '#b3aca4', '#86807c', 23),
    place(shop, { x: 716, y: 604, scale: 1.04 }),
    ...stand(liptonYoung, [566, 708], 1.44, {
      turn: 0.4,
      tilt: 3,
      hands: [
        [-52, -4],
        [72, -74],
      ],
      grasp: ['grip', 'rest'],
      elbows: [1, -1],
      feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0.8, -0.3] },
      holding: [
        [
          place(
            [
              fill(poly('-20,30 20,30 16,72 -16,72'), colours.silver),
              stroke('M-20 32Q0 -10 20 32', colours.slateDark, 3),
            ],
            { scale: 0.9 },
          ),
        ],
        [
          fill(blob('-20,-22 2,-30 26,-24 34,-2 24,20 2,14 -18,20 -28,0'), colours.linen),
          stroke(curve('-18,-14 4,-22 24,-16') + curve('-20,4 2,-4 26,4'), colours.blue, 2.4, 0.7),
          stroke(curve('-26,-44 6,-58 38,-44') + curve('48,-30 60,-2 50,24'), colours.white, 4, 0.9),
        ],
      ],
    }),
    ...stand(girlAtWindow, [790, 694], 1.2, {
      back: true,
      turn: -0.2,
      hands: [
        [-38, -102],
        [36, -106],
      ],
      grasp: ['open', 'open'],
      elbows: [-1, -1],
      arms: ['back', 'back'],
      feeling: faces.eager,
    }),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
