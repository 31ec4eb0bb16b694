import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, fine, paving, shadow, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { coats, dog, spray } from '../props/dog.ts'
import { brush, bubbles, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(fine, 640, 1, true),
    place(caveHill(fine, 2), { x: -120, y: 90, scale: 1.18 }),
    ...paving(600, 3),
    shadow(112, 696, 150),
    shadow(860, 700, 150),
    place(tubBack, { x: 474, y: 704, scale: 2.3 }),
    place(dog('fluffy', coats.white, { gait: 'sit', mud: 'some' }), { x: 540, y: 610, scale: 2.3 }),
    place(tubFront(true), { x: 474, y: 704, scale: 2.3 }),
    place([spray(1)], { x: 640, y: 540 }),
    place(
      figure(rory, {
        turn: 0.45,
        nod: 0.1,
        hands: [
          [-20, -14],
          [80, -58],
        ],
        grasp: ['rest', 'grip'],
        elbows: [1, -1],
        arms: ['front', 'over'],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'grin' },
        holding: [[], [place(brush, { rotate: 118 })]],
      }),
      { x: 112, y: 550, scale: 1.72 },
    ),
    place(
      figure(ola, {
        turn: -0.45,
        nod: 0.1,
        hands: [
          [-88, -50],
          [24, -16],
        ],
        grasp: ['rest', 'rest'],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      }),
      { x: 860, y: 560, scale: 1.72 },
    ),
    fill(ellipse(366, 286, 26, 17) + ellipse(398, 268, 30, 21) + ellipse(430, 284, 26, 17), colours.foam),
    fill(ellipse(350, 520, 30, 18) + ellipse(378, 508, 24, 20), colours.foam),
    place(bubbles, { x: 610, y: 440, scale: 1.5 }),
  ],
  lighting: sunny,
  text: { x: 52, y: 34, w: 860, h: 172, ink: colours.ink, ground: '#a9d0e4', loud: [0], loudSize: 80, size: 22 },
}
