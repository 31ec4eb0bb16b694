import { figure } from '../../../kit/figure.ts'
import { rect } from '../../../kit/geometry.ts'
import { fill, place, seatAt } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, paving, shadow, sky, wet, windingPath } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { coats, dog, spray } from '../props/dog.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(wet, 460, 11),
        ...caveHill(wet, 12),
        windingPath,
        ...paving(446, 13),
        place(
          [fill(rect(-150, -70, 300, 72, 4), colours.brick), fill(rect(-158, -80, 316, 16, 4), colours.creamDark)],
          { x: 790, y: 496 },
        ),
        seatAt([640, 420], [940, 420]),
        place(
          figure(rory, {
            turn: -0.4,
            tilt: -4,
            hands: [
              [-50, -44],
              [36, 2],
            ],
            grasp: ['point', 'rest'],
            seat: [
              [-20, 20],
              [18, 20],
            ],
            feet: [
              [-22, 76],
              [20, 78],
            ],
            feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.8, 0.5] },
          }),
          { x: 746, y: 404, scale: 1.02 },
        ),
        place(
          figure(ola, {
            turn: -0.3,
            nod: 0.2,
            hands: [
              [-24, 2],
              [30, -90],
            ],
            grasp: ['rest', 'rest'],
            arms: ['front', 'over'],
            seat: [
              [-18, 20],
              [20, 20],
            ],
            feet: [
              [-20, 78],
              [22, 76],
            ],
            feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [-0.8, 0.4] },
          }),
          { x: 858, y: 404, scale: 1.02 },
        ),
        shadow(96, 536, 130),
        place(dog('fluffy', coats.white), { x: 100, y: 534, scale: 0.92, flip: true }),
        place(dog('sausage', coats.tan), { x: 250, y: 520, scale: 0.74, flip: true }),
        shadow(430, 536, 130),
        place(dog('mop', coats.grey, { mud: 'all' }), { x: 420, y: 534, scale: 0.92 }),
        place(dog('fat', coats.black, { mud: 'all' }), { x: 560, y: 524, scale: 0.76 }),
        place([spray(0.5)], { x: 452, y: 500 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
