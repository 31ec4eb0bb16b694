import { pointingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../../the-bath-on-ladder-street/cast/dewi.ts'
import { nan } from '../../the-bath-on-ladder-street/cast/nan.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { samira } from '../../the-bath-on-ladder-street/cast/samira.ts'
import { table } from '../../the-bath-on-ladder-street/places/kitchen.ts'
import { colours } from '../palette.ts'
import { indoors } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { cake, cakeKnife } from '../props/food.ts'
import { mitt } from '../props/worn.ts'

const wall = '#f5dfc0'

/** The oven that was lent, 150 wide, its foot at y = 0. */
const oven: SceneNode[] = [
  ...paper(rect(-80, -216, 160, 216, 6), '#d9d3c6', 5),
  fill(rect(-84, -226, 168, 16, 4), '#4a4556'),
  ...[-50, -17, 17, 50].map((x) => fill(ellipse(x, -190, 10), '#4a4556')),
  fill(rect(-62, -160, 124, 110, 6), '#4a4556'),
  fill(rect(-48, -142, 96, 74, 4), '#e9a04e'),
  stroke(line([-56, -168], [56, -168]), '#8d8798', 8),
]

/** A cloth that hangs from the table's edge. */
const cloth: SceneNode[] = [
  fill('M440 592H938V668L900 660L856 670L800 660L740 670L680 660L620 670L560 660L500 670L440 662Z', '#7fa48f'),
  stroke('M440 640L500 650L560 640L620 650L680 640L740 650L800 640L856 650L900 640L938 648', colours.cream, 5),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall, shade: '#e9cda3', floor: '#b0694e', floorDark: '#8e5240' }, 668, 151),
    place(oven, { x: 884, y: 570, scale: 1.3 }),
    // She looks over the cake between the two of them: it was her oven.
    place(
      near(
        nan,
        {
          turn: -0.2,
          tilt: -5,
          lean: -2,
          feeling: { eyes: 'open', brows: 'up', mouth: 'shout', gaze: [-0.4, 0.7] },
          legless: true,
        },
        [
          { side: -1, elbow: [-66, -40], hand: [-40, 0], state: 'rest', thumb: -1 },
          { side: 1, elbow: [64, -104], hand: [60, -150], state: 'grip', thumb: -1 },
        ],
      ),
      { x: 690, y: 488, scale: 1.42 },
    ),
    place(mitt, { x: 690 + 60 * 1.42, y: 488 - 150 * 1.42, scale: 1.7, rotate: 6 }),
    place(
      figure(dewi, {
        turn: 0.4,
        nod: 0.5,
        tilt: 6,
        lean: 4,
        ...armsBehind,
        feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0.8, 0.7] },
        legless: true,
      }),
      { x: 528, y: 592, scale: 1.72 },
    ),
    clipTo(rect(0, 0, 960, 650), [
      place(
        figure(samira, {
          turn: -0.45,
          nod: 0.4,
          tilt: -7,
          lean: -5,
          ...armsBehind,
          feeling: { eyes: 'wide', brows: 'cross', mouth: 'flat', gaze: [-0.7, 0.7] },
          legless: true,
        }),
        { x: 856, y: 600, scale: 1.68 },
      ),
    ]),
    place(table(520), { x: 428, y: 584 }),
    ...cloth,
    place(cakeKnife, { x: 470, y: 586, rotate: 89, scale: 0.84 }),
    place(cake, { x: 684, y: 590, scale: 1.12 }),
    place(
      [
        placedArm(dewi, {
          side: -1,
          elbow: [-50, -28],
          hand: [-36, 0],
          state: 'rest',
          lean: 4,
          thumb: -1,
          drawn: restingHand(dewi.complexion),
        }),
      ],
      { x: 528, y: 592, scale: 1.72 },
    ),
    place(
      [
        placedArm(samira, {
          side: 1,
          elbow: [46, -26],
          hand: [30, -2],
          state: 'rest',
          lean: -5,
          thumb: 1,
          drawn: restingHand(samira.complexion),
        }),
        placedArm(samira, {
          side: -1,
          elbow: [-50, -28],
          hand: [-66, -54],
          state: 'point',
          lean: -5,
          thumb: 1,
          drawn: pointingHand(samira.complexion),
          handSize: 1.1,
        }),
      ],
      { x: 856, y: 600, scale: 1.68 },
    ),
  ],
  lighting: indoors,
  text: { x: 46, y: 32, w: 400, h: 620, ink: colours.ink, ground: wall, size: 18, loud: [0], loudSize: 48 },
}
