import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi } from '../../the-bath-on-ladder-street/cast/dewi.ts'
import { nan } from '../../the-bath-on-ladder-street/cast/nan.ts'
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

const bowl: SceneNode[] = [
  fill('M-44 -40H44Q40 0 0 0Q-40 0 -44 -40Z', '#4f8f9a'),
  stroke('M-40 -28H40', colours.cream, 5),
  stroke(line([8, -34], [46, -88]), '#84553a', 9),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall, shade: '#e9cda3', floor: '#b0694e', floorDark: '#8e5240' }, 668, 151),
    place(oven, { x: 868, y: 570, scale: 1.1 }),
    place(
      figure(nan, {
        turn: -0.4,
        tilt: 4,
        hands: [
          [-40, -20],
          [52, -170],
        ],
        grasp: ['rest', 'grip'],
        arms: ['front', 'back'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'shout', gaze: [-0.8, 0.4] },
        holding: [[], [place(mitt, { y: -6 })]],
        legless: true,
      }),
      { x: 788, y: 440, scale: 1.02 },
    ),
    place(
      figure(dewi, {
        turn: 0.35,
        nod: 0.6,
        tilt: 4,
        hands: [
          [-38, -24],
          [46, -14],
        ],
        grasp: ['rest', 'rest'],
        arms: ['front', 'front'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0.7, 0.8] },
        legless: true,
      }),
      { x: 522, y: 574, scale: 1.46 },
    ),
    place(
      figure(samira, {
        turn: -0.4,
        nod: 0.5,
        tilt: -6,
        lean: -4,
        hands: [
          [-58, -92],
          [38, -20],
        ],
        grasp: ['point', 'rest'],
        arms: ['over', 'front'],
        feeling: { eyes: 'wide', brows: 'cross', mouth: 'flat', gaze: [-0.5, 0.9] },
        legless: true,
      }),
      { x: 812, y: 588, scale: 1.4 },
    ),
    place(table(520), { x: 428, y: 584 }),
    ...cloth,
    place(cake, { x: 664, y: 578, scale: 0.9 }),
    place(cakeKnife, { x: 456, y: 580, rotate: 90, scale: 0.8 }),
    place(bowl, { x: 896, y: 578 }),
  ],
  lighting: indoors,
  text: { x: 46, y: 32, w: 400, h: 620, ink: colours.ink, ground: wall, size: 18, loud: [0], loudSize: 48 },
}
