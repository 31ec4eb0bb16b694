import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { nan } from '../cast/nan.ts'
import { near, shortNecked } from '../cast/near.ts'
import { faces } from '../cast/poses.ts'
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

/** A spanner, its jaws at the origin round a nut; its handle goes right. */
const spanner: SceneNode[] = [
  fill(rect(8, -8, 96, 16, 7), colours.slatePale),
  stroke(curve('16,-20 2,-20 -6,-9') + curve('16,20 2,20 -6,9'), colours.slatePale, 13),
  stroke('M20 -3H92', colours.white, 3, 0.6),
]

const nanAtWork: SceneNode[] = near(
  shortNecked(nan, 8),
  {
    turn: 0.4,
    nod: 0.6,
    tilt: 10,
    lean: 7,
    feeling: { eyes: 'open', brows: 'cross', mouth: 'tongue', gaze: [0.7, 1] },
    legless: true,
  },
  [
    { side: -1, elbow: [-56, -50], hand: [-22, -38], state: 'rest' },
    { side: 1, elbow: [82, -38], hand: [67, -78], state: 'grip' },
  ],
)

export const drawing: Drawing = {
  scene: [
    ...sky(drizzle, 7),
    ...valley(drizzle, 460, 8),
    ...wall,
    fill(rect(0, 578, 960, 142), '#8b8078'),
    dabs({ x: -20, y: 584, w: 980, h: 130 }, '#a89d92', 60, 9, { length: 60, width: 6, opacity: 0.35 }),
    ...puddle(250, 702, 180),
    stroke('M30 566L300 560M34 582L310 578M20 600L300 596', colours.wood, 13),
    stroke('M30 563L300 557M34 579L310 575M20 597L300 593', '#d8a877', 2),
    place(bath({ paint: 'green' }), { x: 76, y: 486, rotate: 180, scale: 1.05 }),
    place(cat('sitting'), { x: 330, y: 396, scale: 0.95 }),
    fill(rect(832, 300, 16, 330), colours.woodDark),
    place(ruleSign, { x: 840, y: 268 }),
    fill(ellipse(470, 694, 230, 18), '#232338', 0.24),
    place(nanAtWork, { x: 478, y: 642, scale: 1.95 }),
    place(bath({ paint: 'pink' }), { x: 462, y: 556, rotate: 180, scale: 2.3 }),
    fill(rect(326, 534, 272, 20, 4), colours.wood),
    stroke('M330 539H594', '#d8a877', 3),
    ...pramWheel(350, 536, 46),
    ...pramWheel(516, 536, 46),
    place(
      [
        placedArm(nan, {
          side: 1,
          elbow: [82, -38],
          hand: [67, -78],
          state: 'grip',
          lean: 7,
          holding: [place(spanner, { x: -47.7, y: 23.6, rotate: -26, scale: 0.56 })],
        }),
      ],
      {
        x: 478,
        y: 642,
        scale: 1.95,
      },
    ),
    fill(ellipse(178, 714, 70, 9), '#232338', 0.24),
    fill(ellipse(740, 714, 62, 8), '#232338', 0.22),
    place(
      [
        // Her plait lies over the arm that holds the pot.
        ...figure(samira, {
          turn: 0.6,
          nod: -0.4,
          tilt: -9,
          lean: 3,
          weight: -1,
          ...armsBehind,
          hands: [[-44, 2], armsBehind.hands[1]],
          arms: ['front', 'back'],
          elbows: [1, -1],
          feeling: { ...faces.content, mouth: 'tongue', gaze: [0.8, -0.6] },
          holding: [
            [fill(rect(-20, -8, 34, 36, 4), colours.slatePale), fill(ellipse(-3, -8, 17, 5), colours.raspberry)],
            [],
          ],
        }),
        placedArm(samira, {
          side: 1,
          elbow: [74, -52],
          hand: [103, -84],
          state: 'grip',
          lean: 7,
          holding: [
            place([fill(rect(-3, -50, 6, 66, 2), colours.wood), fill(rect(-6, -68, 12, 22, 3), colours.raspberry)], {
              rotate: -3,
            }),
          ],
        }),
      ],
      { x: 728, y: 572, scale: 1.6 },
    ),
    place(
      near(
        dewi,
        {
          turn: 0.6,
          nod: 0,
          tilt: -6,
          lean: 6,
          weight: 1,
          feeling: { ...faces.glad, eyes: 'open', gaze: [0.9, 0.1] },
          load: [place(pramWheel(0, 0, 42), { x: 18, y: -18 })],
        },
        [
          { side: 1, elbow: [54, -22], hand: [58, -38], state: 'grip', thumb: -1 },
          { side: -1, elbow: [-46, -24], hand: [-18, 2], state: 'grip' },
        ],
      ),
      { x: 176, y: 562, scale: 1.75 },
    ),
    ...rainfall(0.35, 15),
  ],
  lighting: drizzleLight,
  text: { x: 52, y: 38, w: 660, h: 216, ink: colours.ink, ground: '#a4b1bf', size: 21 },
}
