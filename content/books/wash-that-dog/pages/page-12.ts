import { figure } from '../../../kit/figure.ts'
import { rect } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { driver, nan } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, late, paving, shadow, sky } from '../places/hill.ts'
import { evening } from '../places/lighting.ts'
import { bus } from '../places/stop.ts'
import { brush, bubbles, splat, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(late, 380, 121),
    place([...caveHill(late, 122)], { y: -80 }),
    ...paving(366, 123),
    place(bus(), { x: 300, y: 432, scale: 1.16 }),
    place(
      figure(driver, {
        turn: 0.5,
        nod: 0.2,
        hands: [
          [-30, -14],
          [66, -108],
        ],
        grasp: ['rest', 'open'],
        elbows: [1, 1],
        feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [0.9, 0.4] },
        legless: true,
      }),
      { x: 96, y: 366, scale: 0.86 },
    ),
    fill(rect(26, 384, 130, 22), colours.tinDark),
    fill(rect(14, 406, 156, 20), colours.busDark),
    shadow(310, 444, 120),
    shadow(476, 446, 120),
    shadow(780, 456, 340),
    place(
      figure(rory, {
        turn: -0.3,
        hands: [
          [-52, -38],
          [50, -46],
        ],
        grasp: ['open', 'open'],
        weight: -1,
        tilt: -5,
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [-0.8, 0] },
      }),
      { x: 310, y: 330, scale: 1.34 },
    ),
    place(
      figure(ola, {
        turn: -0.2,
        hands: [
          [-20, -78],
          [36, -10],
        ],
        grasp: ['rest', 'rest'],
        arms: ['over', 'front'],
        elbows: [-1, 1],
        weight: 1,
        tilt: 4,
        feeling: { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [-0.5, 0.2] },
      }),
      { x: 476, y: 332, scale: 1.34 },
    ),
    splat(276, 206, 12),
    splat(342, 236, 8),
    splat(310, 288, 16),
    splat(336, 330, 11),
    splat(452, 236, 9),
    splat(500, 208, 12),
    splat(484, 290, 15),
    splat(462, 334, 11),
    place(
      figure(nan, {
        turn: -0.35,
        nod: 0.1,
        tilt: -4,
        hands: [
          [-70, -96],
          [50, -20],
        ],
        grasp: ['grip', 'rest'],
        arms: ['over', 'front'],
        feeling: { eyes: 'half', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.1] },
        weight: 1,
        holding: [[place(brush, { y: -4, rotate: -12 })], []],
      }),
      { x: 668, y: 314, scale: 1.22 },
    ),
    place([...tubBack, ...tubFront(true)], { x: 838, y: 458, scale: 1.16 }),
    place(bubbles, { x: 838, y: 360 }),
  ],
  lighting: evening,
  text: { x: 70, y: 464, w: 830, h: 226, ink: colours.ink, ground: colours.paving, size: 25 },
}
