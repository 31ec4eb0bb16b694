import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, fine, nearHill, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { coats, dog, spray } from '../props/dog.ts'
import { puddle } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(fine, 460, 61),
        ...caveHill(fine, 62),
        ...nearHill(410, 63),
        place([...puddle(170)], { x: 300, y: 512 }),
        place([...puddle(130)], { x: 640, y: 500 }),
        place([...puddle(90)], { x: 850, y: 470 }),
        place(
          figure(dev, {
            turn: -0.4,
            lean: -8,
            hands: [
              [-84, -96],
              [60, -40],
            ],
            grasp: ['open', 'open'],
            feet: [
              [-40, 104],
              [30, 96],
            ],
            feeling: { eyes: 'wide', brows: 'worried', mouth: 'shout' },
          }),
          { x: 742, y: 300, scale: 0.4 },
        ),
        place(
          figure(rory, {
            turn: -0.5,
            lean: -10,
            hands: [
              [-60, -90],
              [54, -60],
            ],
            grasp: ['open', 'open'],
            feet: [
              [-36, 74],
              [26, 70],
            ],
            feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
          }),
          { x: 800, y: 310, scale: 0.44 },
        ),
        place(
          figure(ola, {
            turn: -0.5,
            lean: -6,
            hands: [
              [-58, -58],
              [50, -84],
            ],
            grasp: ['open', 'open'],
            feet: [
              [-30, 76],
              [32, 72],
            ],
            feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh' },
          }),
          { x: 866, y: 318, scale: 0.44 },
        ),
        place(dog('fluffy', coats.white, { mud: 'some', gait: 'run' }), { x: 420, y: 508, scale: 1.9 }),
        place([spray(1.1)], { x: 300, y: 520 }),
        place([spray(0.9)], { x: 560, y: 510 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.path, size: 27 },
}
