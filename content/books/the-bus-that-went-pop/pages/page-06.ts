import { grippingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { profile } from '../../../kit/profile.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { aisle, seats } from '../places/aisle.ts'
import { lamplit } from '../places/inside.ts'
import { busLamps } from '../places/lighting.ts'
import { barrow, muck } from '../props/garden.ts'
import { nestled } from '../props/nestled.ts'

/** A point on the right-hand wall, `y` from eye height, where things have this scale; the aisle is drawn 130 lower than elsewhere. */
const onWall = (y: number, scale: number): Point => [480 + 432 * scale, 380 + y * scale]

const paneFrom = (near: number, far: number): string =>
  poly([onWall(-130, near), onWall(-130, far), onWall(50, far), onWall(50, near)])

/** The last two windows, with frosty daylight in them: Kai has got to the first. */
const bare: SceneNode[] = [
  [0.74, 0.903],
  [0.95, 1.16],
].flatMap(([near = 0, far = 0]) => [
  fill(poly([onWall(-146, near), onWall(-146, far), onWall(80, far), onWall(80, near)]), lamplit.wall),
  fill(paneFrom(near, far), '#dcebf8'),
  stroke(paneFrom(near, far), colours.cream, 6),
])

const cloth = blob('792,276 806,292 826,302 850,306 862,340 868,394 872,440 834,432 792,424 788,350', 0.08)
const blanket: SceneNode[] = [
  fill(cloth, colours.leaf),
  clipTo(cloth, [
    stroke(line([806, 280], [808, 440]) + line([846, 290], [852, 450]), colours.ink, 7, 0.2),
    stroke(line([780, 330], [880, 344]) + line([780, 384], [880, 400]), colours.cream, 5, 0.35),
  ]),
]

/** What is at the far end, and what tells a bus from a room: a covered back window, poles, and lamps along the ceiling. */
const far: SceneNode[] = [
  fill(blob('424,330 536,330 540,400 420,400', 0.04), '#b5583c'),
  stroke(line([450, 332], [448, 398]) + line([510, 332], [512, 398]), colours.ink, 5, 0.2),
  stroke(line([422, 352], [538, 352]) + line([422, 378], [538, 378]), colours.cream, 3, 0.35),
  stroke(line([398, 302], [398, 560]) + line([562, 302], [562, 560]), colours.brass, 5),
]

/** What Kai stands on. */
const crates: SceneNode[] = [
  ...paper(rect(690, 656, 160, 80, 4), colours.wood, 4),
  ...paper(rect(704, 592, 128, 66, 4), '#b98a5c', 4),
  stroke(line([690, 692], [850, 692]) + line([704, 625], [832, 625]), colours.woodDark, 3, 0.7),
]

const pole = 338

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), lamplit.ceiling),
    place(aisle(lamplit, true, 0, 3), { y: 130 }),
    fill(poly('-10,-10 970,-10 970,165 661,299 299,299 -10,165'), lamplit.ceiling),
    stroke(line([480 - 181, 300], [-82, 133]) + line([480 + 181, 300], [1042, 133]), lamplit.trim, 6),
    ...far,
    ...bare,
    glow(900, 350, 190, '#eef6ff', 0.5),
    ...blanket,
    place(
      seats(
        lamplit,
        (row, side) =>
          [-56, 56].map((x) => place(nestled('asleep', row * 4 + side + (x > 0 ? 9 : 5)), { x, y: -2, scale: 0.74 })),
        3,
      ),
      { y: 130 },
    ),
    place(muck(420, false), { x: 470, y: 736, scale: 0.62 }),
    stroke(line([pole, 290], [pole, 730]), colours.brassDark, 11),
    stroke(line([pole - 2, 290], [pole - 2, 730]), colours.brass, 6),
    fill(ellipse(472, 716, 110, 12), '#14143a', 0.22),
    place(
      [
        ...figure(mrGill, {
          turn: 0.3,
          tilt: 5,
          lean: 4,
          ...armsBehind,
          feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
        }),
        placedArm(mrGill, {
          side: -1,
          elbow: [-76, -58],
          hand: [-95, -98],
          state: 'grip',
          thumb: 1,
          lean: 4,
          handSize: 1.15,
          drawn: grippingHand(mrGill.complexion),
        }),
        placedArm(mrGill, {
          side: 1,
          elbow: [92, -70],
          hand: [140, -92],
          state: 'open',
          thumb: -1,
          lean: 4,
          handSize: 1.3,
          drawn: spreadHand(mrGill.complexion),
        }),
      ],
      { x: 464, y: 556, scale: 1.3 },
    ),
    ...crates,
    place(
      profile(kai, {
        nod: -0.7,
        tilt: -6,
        hands: [
          [50, -122],
          [62, -118],
        ],
        grasp: ['grip', 'grip'],
        handSize: 1.15,
        feet: [
          [-12, 82],
          [16, 80],
        ],
        feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0.7, -0.7] },
      }),
      { x: 762, y: 478, scale: 1.4 },
    ),
    place(barrow(muck(124)), { x: 372, y: 708, scale: 1.56 }),
    stroke(line([128, 606], [300, 644]), colours.woodDark, 12),
    stroke(line([128, 605], [300, 642]), colours.wood, 7),
    place(
      profile(mei, {
        lean: 16,
        tilt: -10,
        hands: [
          [42, 4],
          [34, 10],
        ],
        grasp: ['grip', 'grip'],
        handSize: 1.2,
        feet: [
          [-30, 54],
          [18, 56],
        ],
        feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'tongue' },
      }),
      { x: 104, y: 620, scale: 1.66 },
    ),
  ],
  lighting: { ...busLamps, from: [920, 300] },
  text: { x: 248, y: 34, w: 446, h: 262, ink: colours.ink, ground: lamplit.ceiling, size: 19.5 },
}
