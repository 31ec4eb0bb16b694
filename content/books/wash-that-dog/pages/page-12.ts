import { figure } from '../../../kit/figure.ts'
import { ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { driver, nan } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { caveHill, late, paving, shadow, sky } from '../places/hill.ts'
import { evening } from '../places/lighting.ts'
import { bus } from '../places/stop.ts'
import { brush, bubbles, tubBack, tubFront } from '../props/things.ts'

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
    shadow(330, 448, 100),
    shadow(470, 448, 100),
    shadow(760, 450, 300),
    place(
      figure(rory, {
        turn: -0.3,
        hands: [
          [-34, -8],
          [34, -8],
        ],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [-0.8, 0] },
      }),
      { x: 330, y: 348, scale: 1.14 },
    ),
    place(
      figure(ola, {
        turn: -0.2,
        hands: [
          [-26, -12],
          [40, -84],
        ],
        grasp: ['rest', 'open'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [-0.5, 0.2] },
      }),
      { x: 468, y: 350, scale: 1.14 },
    ),
    fill(
      ellipse(300, 240, 12, 9) +
        ellipse(354, 236, 9, 7) +
        ellipse(326, 300, 15, 11) +
        ellipse(352, 330, 11, 9) +
        ellipse(316, 402, 13, 10),
      colours.mud,
      0.92,
    ),
    fill(
      ellipse(446, 256, 12, 9) +
        ellipse(492, 232, 9, 7) +
        ellipse(470, 304, 15, 11) +
        ellipse(448, 334, 11, 9) +
        ellipse(480, 404, 13, 10),
      colours.mud,
      0.92,
    ),
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
      { x: 656, y: 336, scale: 1.0 },
    ),
    place([...tubBack, ...tubFront(true)], { x: 812, y: 446, scale: 1 }),
    place(bubbles, { x: 812, y: 360 }),
  ],
  lighting: evening,
  text: { x: 70, y: 464, w: 830, h: 226, ink: colours.ink, ground: colours.paving, size: 25 },
}
