import { figure } from '../../../kit/figure.ts'
import { place, seatAt } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
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
        place(bus(false), { x: 800, y: 406, scale: 0.2 }),
        shadow(390, 540, 430),
        place(tubOver, { x: 380, y: 538, scale: 1.72 }),
        seatAt([212, 390], [548, 390]),
        place(
          figure(ola, {
            turn: 0.15,
            nod: 0.3,
            hands: [
              [18, 4],
              [20, -66],
            ],
            grasp: ['rest', 'rest'],
            arms: ['over', 'over'],
            elbows: [1, -1],
            ...sitting(ola.build, 1),
            feeling: { eyes: 'open', brows: 'rest', mouth: 'flat', gaze: [0.3, 0.6] },
          }),
          { x: 290, y: 372, scale: 1.5 },
        ),
        place(
          figure(rory, {
            turn: 0.45,
            tilt: -5,
            hands: [
              [-18, -2],
              [76, -56],
            ],
            grasp: ['rest', 'point'],
            arms: ['over', 'over'],
            lean: 5,
            ...sitting(rory.build, 1),
            feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.9, -0.1] },
          }),
          { x: 440, y: 372, scale: 1.5 },
        ),
        rain({ x: 0, y: 0, w: 960, h: 530 }, 120, 85, '#f2f6f6', 0.5),
      ],
      { y: -18 },
    ),
  ],
  lighting: drizzle,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.path, size: 26 },
}
