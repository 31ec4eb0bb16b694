import { figure } from '../../../kit/figure.ts'
import { standingGull } from '../../../kit/gull.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { dev } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, closer, paving, shadow, sky, wet } from '../places/hill.ts'
import { wetDay } from '../places/lighting.ts'
import { pole } from '../places/stop.ts'
import { coats, dog, splash } from '../props/dog.ts'
import { coin } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    closer([...sky(wet, 460, 71), place(caveHill(wet, 72), { x: 960, flip: true }), ...paving(446, 73)], 1.34, 640),
    place(standingGull({ mood: 'shocked', look: 20 }), { x: 96, y: 94, scale: 0.44 }),
    place(pole, { x: 106, y: 510, scale: 1.3 }),
    shadow(830, 520, 190),
    place(
      figure(dev, {
        turn: -0.45,
        nod: 0.5,
        tilt: -10,
        lean: -6,
        hands: [
          [-66, -66],
          [62, -74],
        ],
        grasp: ['open', 'open'],
        elbows: [-1, -1],
        arms: ['front', 'front'],
        weight: 1,
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'sad', gaze: [-0.9, 0.8] },
      }),
      { x: 842, y: 344, scale: 1.46 },
    ),
    shadow(180, 512, 140),
    place(
      figure(rory, {
        turn: 0.3,
        nod: 0.9,
        hands: [
          [-26, 4],
          [22, 6],
        ],
        lean: 8,
        tilt: 12,
        weight: -1,
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.1, 1] },
      }),
      { x: 172, y: 398, scale: 1.38 },
    ),
    shadow(650, 522, 150),
    place(
      figure(ola, {
        turn: 0.5,
        nod: -0.4,
        lean: -3,
        tilt: 7,
        hands: [
          [-20, -30],
          [66, -66],
        ],
        grasp: ['rest', 'cup'],
        elbows: [1, -1],
        weight: -1,
        arms: ['over', 'over'],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'flat', gaze: [0.8, -0.5] },
        holding: [[], [place(coin, { x: 6, y: -13, scale: 1.5 })]],
      }),
      { x: 636, y: 392, scale: 1.56 },
    ),
    shadow(450, 524, 360),
    place(dog('fluffy', coats.white, { mud: 'all' }), { x: 456, y: 520, scale: 2.05 }),
    splash([452, 290], 14, -86),
    splash([516, 266], 24, -70),
    splash([526, 212], 12, -64),
    splash([470, 228], 9, -96),
    splash([292, 208], 15, -140),
    splash([304, 522], 17, 176),
    splash([280, 496], 9, -160),
  ],
  lighting: wetDay,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
