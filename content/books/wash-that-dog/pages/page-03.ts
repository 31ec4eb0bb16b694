import { figure } from '../../../kit/figure.ts'
import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { ola, rory } from '../cast/children.ts'
import { nan } from '../cast/grown-ups.ts'
import { colours } from '../palette.ts'
import { fine, paving, shadow, sky } from '../places/hill.ts'
import { sunny } from '../places/lighting.ts'
import { terrace } from '../places/stop.ts'
import { soap, tubBack, tubFront } from '../props/things.ts'

export const drawing: Drawing = {
  scene: [
    ...sky(fine, 460, 31),
    place(terrace(4, [colours.red, colours.moss, colours.sun, colours.navy], 32), { x: -160, y: 458, scale: 2.15 }),
    ...paving(446, 33),
    fill(rect(600, 438, 196, 26, 4), colours.pavingDark),
    fill(rect(600, 438, 196, 8, 3), colours.paving),
    stroke(line([880, 60], [880, 120]) + line([836, 60], [884, 60]), colours.slateDark, 5),
    fill(
      ellipse(850, 128, 30, 26) + ellipse(884, 140, 34, 28) + ellipse(916, 126, 28, 24) + ellipse(866, 156, 22, 24),
      colours.mossDark,
    ),
    fill(
      ellipse(846, 122, 8) + ellipse(872, 138, 8) + ellipse(900, 120, 8) + ellipse(918, 140, 7) + ellipse(866, 160, 7),
      colours.bus,
    ),
    fill(poly('848,140 920,140 904,182 864,182'), colours.brickDark),
    shadow(560, 508, 300),
    place(
      figure(nan, {
        turn: -0.35,
        nod: 0.3,
        lean: -6,
        tilt: -6,
        weight: 1,
        hands: [
          [-108, -38],
          [46, -34],
        ],
        grasp: ['grip', 'grip'],
        arms: ['over', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
      }),
      { x: 604, y: 344, scale: 1.44 },
    ),
    place([...tubBack, ...tubFront(false)], { x: 558, y: 392, scale: 1.04, rotate: 3 }),
    shadow(190, 516, 130),
    place(
      figure(rory, {
        turn: 0.45,
        nod: -0.2,
        lean: -10,
        tilt: 4,
        hands: [
          [-66, -112],
          [46, -128],
        ],
        grasp: ['open', 'open'],
        feet: [
          [-44, 60],
          [26, 78],
        ],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
      }),
      { x: 216, y: 356, scale: 1.62 },
    ),
    shadow(838, 522, 180),
    place(
      figure(ola, {
        turn: -0.5,
        lean: 5,
        tilt: -7,
        hands: [
          [-5, -4],
          [34, -14],
        ],
        grasp: ['grip', 'grip'],
        arms: ['over', 'over'],
        elbows: [1, 1],
        feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.8, 0.1] },
        weight: 1,
        load: [place(soap, { x: 15, y: -9, rotate: -28, scale: 0.98 })],
      }),
      { x: 836, y: 360, scale: 1.94 },
    ),
  ],
  lighting: sunny,
  text: { x: 70, y: 541, w: 830, h: 149, ink: colours.ink, ground: colours.paving, size: 27 },
}
