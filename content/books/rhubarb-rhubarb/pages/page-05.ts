import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud, dabs, specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { cat } from '../../the-bath-on-ladder-street/props/piano.ts'
import { mum } from '../../the-bus-that-went-pop/cast/mum.ts'
import { student } from '../../the-bus-that-went-pop/cast/townsfolk.ts'
import { ola } from '../../wash-that-dog/cast/children.ts'
import { gran } from '../../what-is-left/cast/gran.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { flatRobot, robot, roll } from '../props/robot.ts'

const slope = blob('-40,520 120,470 330,380 560,262 760,196 1000,160 1000,760 -40,760', 0.08)
const hill: SceneNode[] = [
  fill(slope, colours.hill),
  clipTo(slope, [
    dabs({ x: 0, y: 160, w: 960, h: 560 }, colours.hillDark, 190, 61, {
      length: 18,
      width: 3,
      angle: -74,
      opacity: 0.45,
    }),
    specks({ x: 0, y: 200, w: 960, h: 520 }, colours.gold, 60, 62, 2.4, 0.6),
    fill(blob('-40,640 300,570 640,560 1000,600 1000,780 -40,780', 0.1), '#9dba77'),
  ]),
]

/** A shed with an open door, 210 wide, its foot at y = 0. */
const shed: SceneNode[] = [
  fill(rect(-100, -170, 200, 170), '#a8714d'),
  stroke([-70, -40, -10, 20, 50, 80].map((x) => line([x, -170], [x, 0])).join(''), '#84553a', 3, 0.7),
  ...paper('M-118 -166L0 -232L118 -166L108 -150H-108Z', '#5b5270', 5),
  fill(rect(-34, -128, 74, 128), '#3a2a2c'),
]

/** They grow as they come down to us: where each is, how large, and how far it has rolled. */
const rolls: [number, number, number, number][] = [
  [704, 190, 0.8, -12],
  [648, 176, 0.9, 20],
  [592, 214, 1.1, -30],
  [536, 262, 1.3, 8],
  [222, 384, 2.1, 40],
  [110, 470, 2.9, 14],
  [196, 640, 3.6, -24],
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 540), {
      from: [0, 0],
      to: [0, 520],
      stops: [
        [0, colours.sky],
        [1, colours.skyPale],
      ],
    }),
    dabs({ x: -60, y: 0, w: 1040, h: 420 }, colours.white, 50, 63, { length: 120, width: 9, opacity: 0.12 }),
    cloud(520, 90, 170, colours.white, 0.85),
    ...hill,
    place(
      figure(gran, {
        turn: -0.4,
        tilt: -5,
        hands: [
          [-58, -130],
          [56, -134],
        ],
        grasp: ['open', 'open'],
        arms: ['back', 'back'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'shout', gaze: [-0.9, 0.5] },
      }),
      { x: 836, y: 148, scale: 0.62 },
    ),
    place([fill(blob('-52,-26 52,-26 40,10 -40,10', 0.08), '#b58c5c'), stroke('M-44 -14H44M-40 0H40', '#8e6940', 3)], {
      x: 768,
      y: 188,
      scale: 0.8,
      rotate: -16,
    }),
    ...rolls.map(([x, y, size, rotate]) => place(roll(size), { x, y, rotate })),
    ...rolls.slice(1).map(([x, y, size]) =>
      stroke(
        curve([
          [x + 26 * size, y - 20],
          [x + 48 * size, y - 34],
          [x + 66 * size, y - 30],
        ]),
        colours.white,
        3,
        0.8,
      ),
    ),
    place(
      profile(student, {
        lean: 26,
        hands: [
          [64, -70],
          [-46, -56],
        ],
        grasp: ['open', 'grip'],
        feet: [
          [64, 66],
          [-66, 78],
        ],
        feeling: { eyes: 'open', brows: 'cross', mouth: 'shout' },
      }),
      { x: 520, y: 398, scale: 0.8, flip: true },
    ),
    place(
      profile(mum, {
        lean: 28,
        tilt: -8,
        hands: [
          [-40, -60],
          [86, -44],
        ],
        grasp: ['grip', 'open'],
        drawn: [null, spreadHand(mum.complexion)],
        handSize: 1.15,
        feet: [
          [-70, 74],
          [62, 70],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
      }),
      { x: 366, y: 520, scale: 1.12, flip: true },
    ),
    place(shed, { x: 878, y: 570, scale: 1.12 }),
    fill(ellipse(814, 690, 90, 10) + ellipse(662, 706, 100, 10) + ellipse(490, 702, 60, 8), '#2c4a2a', 0.22),
    place(
      near(ola, { turn: -0.35, tilt: -7, lean: 4, weight: 1, feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' } }, [
        { side: -1, elbow: [-46, -36], hand: [-13, -22], state: 'rest', thumb: -1, drawn: restingHand(ola.complexion) },
        {
          side: 1,
          elbow: [48, -36],
          hand: [58, -84],
          state: 'grip',
          thumb: -1,
          holding: [
            stroke(line([2, 26], [6, -40]), colours.tinDark, 8),
            stroke('M-4 -58q-5 18 9 18q14 1 11 -17', colours.tinDark, 8),
          ],
          drawn: grippingHand(ola.complexion),
        },
      ]),
      { x: 818, y: 690 - 88 * 1.52, scale: 1.52 },
    ),
    place(robot, { x: 664, y: 706, scale: 1.36, flip: true }),
    place(cat('sitting'), { x: 476, y: 700, scale: 1.66 }),
    place(flatRobot, { x: 848, y: 716, scale: 0.9 }),
  ],
  lighting: day,
  text: { x: 50, y: 36, w: 450, h: 300, ink: colours.ink, ground: colours.sky, size: 20 },
}
