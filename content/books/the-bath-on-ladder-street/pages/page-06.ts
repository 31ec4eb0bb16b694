import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bath } from '../props/bath.ts'
import { cat } from '../props/piano.ts'
import { ruleSign } from '../props/rule-sign.ts'

const wall: SceneNode[] = [
  fill(rect(0, 402, 960, 180), colours.stone),
  clipTo(rect(0, 402, 960, 180), [
    fill(
      Array.from({ length: 40 }, (_, i) =>
        rect((i % 10) * 104 - 40 + (Math.floor(i / 10) % 2) * 52, 410 + Math.floor(i / 10) * 44, 92, 34, 8),
      ).join(''),
      colours.stoneShade,
      0.4,
    ),
  ]),
  ...paper(rect(-10, 392, 980, 18, 4), colours.stoneShade, 4),
]

const pramWheel = (x: number, y: number, r: number): SceneNode[] => [
  stroke(ellipse(x, y, r), colours.ink, 7),
  stroke(
    Array.from({ length: 6 }, (_, i) =>
      line(
        [x - Math.cos(i * 0.52) * r, y - Math.sin(i * 0.52) * r],
        [x + Math.cos(i * 0.52) * r, y + Math.sin(i * 0.52) * r],
      ),
    ).join(''),
    '#cfd3da',
    2,
  ),
  fill(ellipse(x, y, 6), colours.ink),
]

// She lies on her back under the bath, as mechanics do, with her spanner up.
const nanAtWork: SceneNode[] = [
  fill(rect(-226, 16, 360, 12, 4), colours.woodDark),
  place(
    profile(nan, {
      hands: [
        [66, -58],
        [70, -76],
      ],
      feet: [
        [-14, 92],
        [-10, 102],
      ],
      nod: 0.1,
      tilt: -8,
      feeling: { ...faces.content, brows: 'up', gaze: [0.6, 0.4] },
      holding: [
        [],
        [
          place(
            [
              fill(rect(-5, -10, 10, 52, 4), colours.slatePale),
              stroke(curve('-11,-26 -12,-12 0,-8 12,-12 11,-26'), colours.slatePale, 8),
            ],
            { rotate: 96 },
          ),
        ],
      ],
    }),
    { rotate: -90 },
  ),
]

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 7),
    ...valley(drizzle, 470, 8),
    ...wall,
    fill(rect(0, 578, 960, 142), '#8b8078'),
    dabs({ x: -20, y: 584, w: 980, h: 130 }, '#a89d92', 60, 9, { length: 60, width: 6, opacity: 0.35 }),
    ...puddle(120, 690, 180),
    stroke('M30 566L300 560M34 582L310 578M20 600L300 596', colours.wood, 13),
    stroke('M30 563L300 557M34 579L310 575M20 597L300 593', '#d8a877', 2),
    place(bath({ paint: 'green' }), { x: 96, y: 486, rotate: 180, scale: 1.05 }),
    fill(rect(40, 450, 16, 40, 5) + rect(142, 450, 16, 40, 5), '#8f9f48'),
    place(cat('sitting'), { x: 268, y: 396, scale: 0.9 }),
    fill(rect(838, 420, 20, 190), colours.woodDark),
    place(ruleSign, { x: 846, y: 374 }),
    ...stand(dewi, [150, 704], 1.3, {
      turn: 0.6,
      nod: 0.5,
      tilt: 5,
      lean: 6,
      hands: [
        [-2, -34],
        [72, -26],
      ],
      arms: ['over', 'over'],
      feeling: { ...faces.content, gaze: [0.7, 0.9] },
      holding: [pramWheel(37, 4, 35), []],
    }),
    stroke(line([344, 540], [306, 664]) + line([360, 540], [392, 664]), colours.woodDark, 14),
    stroke(line([564, 540], [532, 664]) + line([580, 540], [618, 664]), colours.woodDark, 14),
    stroke(line([322, 540], [382, 540]) + line([542, 540], [602, 540]), colours.wood, 16),
    fill(ellipse(460, 700, 262, 15), '#232338', 0.24),
    place(bath({ paint: 'pink' }), { x: 462, y: 535, scale: 1.82 }),
    place(nanAtWork, { x: 510, y: 668, scale: 1.42 }),
    ...stand(samira, [722, 716], 1.22, {
      turn: 0.65,
      nod: -0.4,
      tilt: -7,
      weight: 1,
      hands: [
        [-46, -16],
        [58, -96],
      ],
      arms: ['front', 'over'],
      feeling: { ...faces.content, mouth: 'tongue', gaze: [0.8, -0.4] },
      holding: [
        [fill(rect(-20, -8, 34, 36, 4), colours.slatePale), fill(ellipse(-3, -8, 17, 5), colours.raspberry)],
        [
          place([fill(rect(-3, -44, 6, 54, 2), colours.wood), fill(rect(-6, -60, 12, 20, 3), colours.raspberry)], {
            rotate: 26,
          }),
        ],
      ],
    }),
    ...rainfall(0.35, 15),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 44, w: 620, h: 240, ink: colours.ink, ground: '#a4b1bf', size: 22 },
}
