import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { fill, place, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
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
          [
            fill(rect(-190, -104, 420, 106, 4), colours.brick),
            stroke(
              [-78, -52, -26].map((y) => line([-190, y], [230, y])).join('') +
                [-150, -90, -30, 30, 90]
                  .map((x) => line([x, -104], [x, -78]) + line([x + 30, -52], [x + 30, -26]))
                  .join(''),
              colours.brickDark,
              2,
              0.5,
            ),
            fill(rect(-200, -118, 440, 20, 4), colours.creamDark),
          ],
          { x: 800, y: 520 },
        ),
        seatAt([600, 404], [1000, 404]),
        place(
          figure(rory, {
            turn: -0.4,
            tilt: -4,
            hands: [
              [-62, -52],
              [26, -2],
            ],
            grasp: ['point', 'rest'],
            arms: ['over', 'over'],
            ...sitting(rory.build, -1),
            feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.8, 0.5] },
          }),
          { x: 766, y: 386, scale: 1.3 },
        ),
        place(
          figure(ola, {
            turn: -0.3,
            nod: 0.2,
            hands: [
              [-40, 8],
              [24, -88],
            ],
            grasp: ['rest', 'rest'],
            arms: ['over', 'over'],
            lean: -5,
            ...sitting(ola.build, -1),
            feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [-0.8, 0.4] },
          }),
          { x: 898, y: 388, scale: 1.3 },
        ),
        shadow(600, 400, 60),
        place(dog('fluffy', coats.white), { x: 600, y: 400, scale: 0.42, flip: true }),
        place(dog('sausage', coats.tan), { x: 590, y: 340, scale: 0.28, flip: true }),
        shadow(176, 540, 220),
        place(dog('mop', coats.grey, { mud: 'all' }), { x: 172, y: 538, scale: 1.34 }),
        shadow(408, 530, 190),
        place(dog('fat', coats.black, { mud: 'all' }), { x: 404, y: 528, scale: 1.14 }),
        place([spray(0.7)], { x: 170, y: 470 }),
        place([spray(0.6)], { x: 420, y: 460 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
