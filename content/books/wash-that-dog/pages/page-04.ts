import { curve, line } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { fine, nearHill, shadow, view } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...view(fine, 41),
        place(
          [
            ...nearHill(430, 42),
            place([stroke(line([-20, 0], [150, -16]), '#8a6f4d', 5), ...tubBack, ...tubFront(false)], {
              x: 250,
              y: 524,
              rotate: -5,
            }),
            shadow(470, 528, 110),
            shadow(640, 510, 110),
            place(
              profile(rory, {
                lean: 26,
                nod: 0.2,
                hands: [
                  [-14, -2],
                  [-18, 8],
                ],
                grasp: ['grip', 'grip'],
                elbows: [-1, -1],
                feet: [
                  [-46, 76],
                  [26, 80],
                ],
                feeling: { eyes: 'squeezed', brows: 'cross', mouth: 'shout' },
              }),
              { x: 480, y: 428, scale: 1.14 },
            ),
            place(
              profile(ola, {
                lean: 30,
                hands: [
                  [-16, 0],
                  [-20, 10],
                ],
                grasp: ['grip', 'grip'],
                elbows: [-1, -1],
                feet: [
                  [-50, 74],
                  [22, 80],
                ],
                feeling: { eyes: 'half', brows: 'worried', mouth: 'oh' },
              }),
              { x: 650, y: 410, scale: 1.14 },
            ),
            stroke(curve('352,520 430,462 590,436'), '#8a6f4d', 5),
          ],
          { x: -60, y: 74, rotate: -9 },
        ),
      ],
      { y: -18 },
    ),
  ],
  lighting: sunny,
  text: { x: 380, y: 541, w: 530, h: 149, ink: colours.ink, ground: colours.path, size: 27 },
}
