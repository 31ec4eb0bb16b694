import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { ground, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { mei } from '../../the-bus-that-went-pop/cast/mei.ts'
import { mrGill } from '../../the-bus-that-went-pop/cast/mr-gill.ts'
import { bunch } from '../../the-bus-that-went-pop/props/rhubarb.ts'
import { morning } from '../../what-is-left/places/lighting.ts'
import { awning, shadow, street, sunny, table } from '../../what-is-left/places/street.ts'
import { colours } from '../palette.ts'

const sheet = '#fdf1d8'

/** A bill that has been pasted up, on which the poem stands. */
const bill: SceneNode[] = [
  ...paper('M34 26L520 20L524 330L518 676L40 682L30 340Z', sheet, 6),
  stroke(line([52, 42], [500, 38]) + line([56, 664], [500, 660]), colours.red, 4),
]

const crate: SceneNode[] = [
  ...paper(rect(-62, -60, 124, 60, 3), '#c79a63', 4),
  stroke(line([-58, -40], [58, -40]) + line([-58, -20], [58, -20]), '#a67c49', 4),
]

const [woman, bald, afro] = townsfolk as [Figure, Figure, Figure]

export const drawing: Drawing = {
  scene: [
    place(
      [
        ...street(sunny, 171),
        place(
          figure(mrGill, {
            turn: -0.3,
            tilt: 4,
            hands: [
              [-58, -56],
              [50, -96],
            ],
            grasp: ['grip', 'open'],
            arms: ['over', 'front'],
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
            holding: [[place(bunch(), { x: -26, y: 0, rotate: -12, scale: 0.8 })], []],
            legless: true,
          }),
          { x: 812, y: 418, scale: 0.98 },
        ),
        place(table('RHUBARB'), { x: 800, y: 540 }),
        ...[580, 664, 752, 838, 918].map((x, i) => place(bunch(), { x: x - 14, y: 432 - (i % 2) * 5, scale: 0.86 })),
        place(awning(330), { x: 790, y: 184 }),
      ],
      { y: 8 },
    ),
    shadow(610, 690, 150),
    place(crate, { x: 610, y: 690 }),
    place(
      near(mei, { turn: 0.1, tilt: 6, lean: 3, feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' } }, [
        { side: 1, elbow: [42, -24], hand: [12, -16], state: 'rest', thumb: 1, drawn: restingHand(mei.complexion) },
        {
          side: -1,
          elbow: [-54, -58],
          hand: [-56, -96],
          state: 'grip',
          thumb: 1,
          holding: [place(bunch(), { x: -3, y: 28, rotate: -84, scale: 0.76 })],
          drawn: grippingHand(mei.complexion),
          handSize: 1.1,
        },
      ]),
      { x: 612, y: 630 - 64 * 1.2, scale: 1.2 },
    ),
    place(
      figure(woman, {
        back: true,
        turn: -0.2,
        hands: [
          [-50, -16],
          [60, -164],
        ],
        grasp: ['rest', 'open'],
        arms: ['front', 'back'],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'smile' },
        legless: true,
      }),
      { x: 704, y: 784, scale: 1 },
    ),
    place(
      figure(afro, {
        turn: 0.3,
        tilt: 5,
        hands: [
          [-16, -56],
          [36, -60],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[place(bunch(), { x: -40, y: 4, rotate: -20, scale: 0.9 })], []],
        legless: true,
      }),
      { x: 818, y: 790, scale: 0.98 },
    ),
    place(
      figure(bald, {
        back: true,
        turn: -0.3,
        tilt: 6,
        hands: [
          [-52, -170],
          [48, -10],
        ],
        grasp: ['point', 'rest'],
        arms: ['back', 'front'],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'smile' },
        legless: true,
      }),
      { x: 916, y: 780, scale: 1 },
    ),
    ground(bill),
  ],
  lighting: morning,
  text: { x: 60, y: 52, w: 440, h: 612, ink: colours.ink, ground: sheet, size: 20, loud: [0], loudSize: 42 },
}
