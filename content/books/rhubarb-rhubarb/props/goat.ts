import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A leg with its hoof, its hip at the origin. */
const leg = (length: number, sway: number, colour: string): SceneNode[] => [
  fill(
    blob([
      [-15, -18],
      [16, -18],
      [sway * 0.4 + 9, length * 0.45],
      [sway + 7, length - 8],
      [sway - 8, length - 8],
      [sway * 0.4 - 8, length * 0.45],
    ]),
    colour,
  ),
  fill(rect(sway - 10, length - 12, 20, 13, 4), '#4a3d3a'),
]

/** A goat from the side, who chews with its head down to the left; 260 wide, its hoofs at y = 0. */
export const goat: SceneNode[] = [
  place(leg(74, -4, colours.goatDark), { x: -44, y: -78 }),
  place(leg(74, 10, colours.goatDark), { x: 84, y: -78 }),
  stroke(curve('112,-136 134,-158 130,-176'), colours.goat, 13),
  fill(blob('-84,-120 -60,-158 0,-166 80,-160 120,-132 114,-84 70,-62 0,-58 -60,-66 -86,-92', 0.14), colours.goat),
  fill(blob('-60,-78 0,-70 70,-74 108,-92 100,-66 40,-54 -40,-58', 0.14), colours.goatDark, 0.7),
  ...[
    [-20, -140],
    [30, -146],
    [70, -124],
    [10, -104],
  ].map(([x = 0, y = 0]) =>
    stroke(
      curve([
        [x, y],
        [x + 10, y + 8],
        [x + 22, y + 2],
      ]),
      colours.goatDark,
      3,
    ),
  ),
  place(leg(78, -10, colours.goat), { x: -62, y: -80 }),
  place(leg(78, 4, colours.goat), { x: 66, y: -80 }),
  place(
    [
      stroke(curve('8,-34 30,-62 58,-64') + curve('-8,-34 8,-66 34,-76'), '#8a7a68', 9),
      fill(blob('20,-22 58,-34 62,-20 34,-4', 0.15), colours.goatDark),
      fill(blob('34,-28 16,-36 -14,-30 -40,0 -62,34 -56,52 -34,54 -8,34 24,16', 0.15), colours.goat),
      fill(ellipse(-53, 42, 13, 11), '#e2b5a6'),
      fill(ellipse(-60, 38, 2.6) + ellipse(-50, 36, 2.6), '#6b4a48'),
      stroke(curve('-60,50 -48,54 -34,46'), '#6b4a48', 3),
      fill(ellipse(-8, -8, 8, 9), colours.white),
      fill(ellipse(-12, -4, 4.4, 5), colours.ink),
      fill('M-18 -8C-18 -20 2 -20 2 -8Q-8 -12 -18 -8Z', colours.goat),
      stroke(curve('-18,-8 -8,-12 2,-8'), '#6b5c50', 3.4),
      stroke(
        curve('-50,50 -66,62 -84,60') + curve('-46,54 -56,72 -74,78') + curve('-40,54 -44,72 -54,86'),
        colours.hay,
        4.4,
      ),
      fill(blob('-30,52 -20,50 -24,78 -34,74', 0.15), colours.goatDark),
    ],
    { x: -118, y: -84, rotate: -4 },
  ),
]

/** A boat of hay, 220 wide, with a bite out of its bow; its keel at y = 0. */
export const hayBoat: SceneNode[] = [
  fill(blob('-70,-40 -50,-56 -34,-40 -16,-54 0,-44 110,-52 92,-10 60,0 -40,0 -62,-14', 0.1), colours.hay),
  stroke(
    Array.from({ length: 15 }, (_, i) => line([-52 + i * 10, -40 + (i % 3) * 4], [-40 + i * 9, -8 + (i % 2) * 4])).join(
      '',
    ),
    colours.hayDark,
    3,
    0.8,
  ),
  stroke(curve('-58,-28 0,-24 98,-30') + curve('-52,-12 10,-8 88,-14'), '#8f6b2a', 4),
  stroke(line([60, -50], [60, -112]), '#8f6b2a', 6),
  stroke(line([-84, -34], [-66, -30]) + line([-92, -50], [-72, -46]) + line([-80, -62], [-66, -52]), colours.hay, 4),
]
