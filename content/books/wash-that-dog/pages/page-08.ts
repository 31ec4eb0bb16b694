import { figure } from '../../../kit/figure.ts'
import { place, seatAt } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { grey, nearHill, shadow, view } from '../places/hill.ts'
import { drizzle } from '../places/lighting.ts'
import { bus } from '../places/stop.ts'
import { tubOver } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...view(grey, 81),
        ...nearHill(420, 82),
        place(bus(false), { x: 806, y: 402, scale: 0.16 }),
        shadow(420, 530, 300),
        place(tubOver, { x: 420, y: 526, scale: 1.3 }),
        seatAt([300, 414], [540, 414]),
        place(
          figure(ola, {
            turn: 0.15,
            nod: 0.3,
            hands: [
              [-26, -4],
              [18, -62],
            ],
            grasp: ['rest', 'rest'],
            arms: ['front', 'over'],
            elbows: [1, -1],
            seat: [
              [-18, 20],
              [20, 20],
            ],
            feet: [
              [-22, 82],
              [24, 84],
            ],
            feeling: { eyes: 'open', brows: 'rest', mouth: 'flat', gaze: [0.3, 0.6] },
          }),
          { x: 366, y: 400, scale: 1.16 },
        ),
        place(
          figure(rory, {
            turn: 0.45,
            tilt: -5,
            hands: [
              [-32, -2],
              [74, -52],
            ],
            grasp: ['rest', 'point'],
            seat: [
              [-20, 20],
              [18, 20],
            ],
            feet: [
              [-24, 84],
              [24, 80],
            ],
            feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.9, -0.1] },
          }),
          { x: 482, y: 400, scale: 1.16 },
        ),
        rain({ x: 0, y: 0, w: 960, h: 530 }, 120, 85, '#f2f6f6', 0.5),
      ],
      { y: -18 },
    ),
  ],
  lighting: drizzle,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.path, size: 26 },
}
