import { curve, ellipse } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { closer, fine, nearHill, shadow, view } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer(
      [
        ...view(fine, 41),
        place(
          [
            ...nearHill(430, 42),
            place([...tubBack, ...tubFront(false)], {
              x: 250,
              y: 524,
              rotate: -5,
            }),
            stroke(curve('362,466 384,434 422,394 470,392 520,396 566,390 614,364'), '#6f5638', 8),
            stroke(curve('362,466 384,434 422,394 470,392 520,396 566,390 614,364'), '#a5875f', 5),
            fill(ellipse(365, 462, 8, 10), '#8a6f4d'),
            shadow(474, 528, 130),
            shadow(670, 508, 130),
            place(
              profile(rory, {
                lean: 26,
                nod: 0.2,
                hands: [
                  [-40, -20],
                  [-46, -12],
                ],
                grasp: ['grip', 'grip'],
                elbows: [-1, -1],
                feet: [
                  [-46, 76],
                  [26, 80],
                ],
                feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
              }),
              { x: 484, y: 408, scale: 1.4 },
            ),
            place(
              profile(ola, {
                lean: 30,
                hands: [
                  [-44, -22],
                  [-50, -14],
                ],
                grasp: ['grip', 'grip'],
                elbows: [-1, -1],
                feet: [
                  [-50, 74],
                  [22, 80],
                ],
                feeling: { eyes: 'open', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.2] },
              }),
              { x: 680, y: 388, scale: 1.4 },
            ),
          ],
          { x: -60, y: 74, rotate: -9 },
        ),
      ],
      1.2,
      420,
    ),
  ],
  lighting: sunny,
  text: { x: 380, y: 541, w: 530, h: 149, ink: colours.ink, ground: colours.path, size: 27 },
}
