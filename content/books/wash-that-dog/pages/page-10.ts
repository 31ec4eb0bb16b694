import { figure } from '../../../kit/figure.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { colours } from '../palette.ts'
import { caveHill, fine, paving, shadow, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog, spray } from '../props/dog.ts'
import { brush, bubbles, splat, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...sky(fine, 460, 101),
        ...caveHill(fine, 102),
        ...paving(446, 103),
        place(pole, { x: 60, y: 510 }),
        shadow(260, 546, 260),
        place(tubBack, { x: 250, y: 544, scale: 1.05 }),
        place(dog('mop', coats.grey, { gait: 'sit' }), { x: 292, y: 496, scale: 1.12 }),
        place(tubFront(true), { x: 250, y: 544, scale: 1.05 }),
        place(bubbles, { x: 250, y: 430 }),
        place(
          figure(ola, {
            turn: 0.45,
            lean: 4,
            hands: [
              [-14, -20],
              [66, -84],
            ],
            grasp: ['rest', 'grip'],
            arms: ['front', 'over'],
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'grin' },
            weight: -1,
            holding: [[], [place(brush, { x: 4, rotate: 56 })]],
          }),
          { x: 96, y: 440, scale: 1.16 },
        ),
        place(
          figure(rory, {
            turn: -0.3,
            tilt: 5,
            hands: [
              [-58, -46],
              [56, -88],
            ],
            grasp: ['open', 'open'],
            arms: ['over', 'front'],
            feeling: { eyes: 'squeezed', brows: 'up', mouth: 'grin' },
          }),
          { x: 424, y: 442, scale: 1.16 },
        ),
        place([spray(0.8)], { x: 330, y: 400 }),
        splat(74, 332, 8),
        splat(410, 332, 8),
        splat(422, 410, 12),
        splat(106, 412, 11),
        shadow(570, 546, 130),
        place(dog('fat', coats.tan, { mud: 'all' }), { x: 574, y: 546, scale: 1 }),
        shadow(764, 500, 150),
        place(dog('sausage', coats.black, { mud: 'all' }), { x: 768, y: 500, scale: 0.9 }),
        place(dog('fluffy', coats.grey, { mud: 'all' }), { x: 894, y: 552, scale: 1.12 }),
        place(dog('fat', coats.black, { mud: 'all' }), { x: 730, y: 552, scale: 0.56 }),
      ],
      { y: -18 },
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
