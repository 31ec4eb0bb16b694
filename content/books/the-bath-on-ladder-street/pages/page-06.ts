import { ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bath, plug } from '../props/bath.ts'
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

// Only her legs and one hand show; the rest of her is under the bath.
const nansLegs: SceneNode[] = [0, 40].flatMap((x) => [
  fill(
    poly([
      [x + 70, 0],
      [x - 40, 4],
      [x - 40, 34],
      [x + 70, 30],
    ]),
    nan.trousers,
  ),
  fill(rect(x - 66, -2, 30, 38, 6), nan.shoe),
  fill(rect(x - 74, -18, 20, 54, 8), nan.shoe),
])

export const page06: Drawing = {
  scene: [
    ...sky(drizzle, 7),
    ...valley(drizzle, 470, 8),
    ...wall,
    place(cat('sitting'), { x: 470, y: 394, scale: 0.9 }),
    fill(rect(0, 578, 960, 142), '#8b8078'),
    dabs({ x: -20, y: 584, w: 980, h: 130 }, '#a89d92', 60, 9, { length: 60, width: 6, opacity: 0.35 }),
    ...puddle(120, 690, 180),
    stroke('M30 566L300 560M34 582L310 578M20 600L300 596', colours.wood, 13),
    stroke('M30 563L300 557M34 579L310 575M20 597L300 593', '#d8a877', 2),
    place(bath({ paint: 'green' }), { x: 140, y: 482, rotate: 180, scale: 1.05 }),
    fill(rect(82, 446, 16, 40, 5) + rect(184, 446, 16, 40, 5), '#8f9f48'),
    ...stand(dewi, [300, 684], 1.18, {
      turn: 0.4,
      nod: 0.3,
      hands: [
        [-40, -34],
        [36, -34],
      ],
      arms: ['over', 'over'],
      feeling: { ...faces.content, gaze: [0.7, 0.8] },
      holding: [pramWheel(36, 0, 34), []],
    }),
    place([...nansLegs], { x: 446, y: 640, scale: 1.35 }),
    fill(rect(440, 590, 22, 100, 3) + rect(604, 590, 22, 100, 3), colours.woodDark),
    place(bath({ paint: 'pink' }), { x: 520, y: 604, scale: 1.3 }),
    place(plug(), { x: 560, y: 604, scale: 0.6 }),
    place(ruleSign, { x: 838, y: 448, scale: 0.94 }),
    ...stand(samira, [660, 702], 1.14, {
      turn: 0.6,
      nod: -0.5,
      hands: [
        [-44, -20],
        [64, -104],
      ],
      arms: ['front', 'over'],
      feeling: { ...faces.content, mouth: 'tongue' },
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
  text: { x: 52, y: 44, w: 620, h: 240, ink: colours.ink, ground: '#a4b1bf', size: 22 },
}
