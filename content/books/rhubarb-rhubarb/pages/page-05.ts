import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { cloud, dabs, specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
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

const rolls: [number, number, number, number][] = [
  [700, 190, 0.9, -12],
  [628, 196, 1, 20],
  [560, 240, 1.1, -30],
  [486, 262, 1.2, 8],
  [436, 312, 1.3, 40],
  [356, 368, 1.4, -16],
  [252, 428, 1.5, 14],
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
    ...rolls.slice(2).map(([x, y, size]) =>
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
      profile(mum, {
        lean: 16,
        hands: [
          [70, -86],
          [58, -46],
        ],
        grasp: ['open', 'open'],
        feet: [
          [52, 84],
          [-46, 96],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
      }),
      { x: 150, y: 520, scale: 0.72, flip: true },
    ),
    place(
      profile(student, {
        lean: 20,
        hands: [
          [76, -70],
          [52, -20],
        ],
        grasp: ['open', 'open'],
        feet: [
          [58, 76],
          [-54, 88],
        ],
        feeling: { eyes: 'open', brows: 'cross', mouth: 'shout' },
      }),
      { x: 372, y: 486, scale: 0.68, flip: true },
    ),
    place(shed, { x: 850, y: 566, scale: 1.05 }),
    place(flatRobot, { x: 800, y: 704, scale: 0.8 }),
    place(
      figure(ola, {
        turn: -0.3,
        tilt: 4,
        weight: 1,
        hands: [
          [-38, -34],
          [52, -88],
        ],
        grasp: ['rest', 'grip'],
        arms: ['front', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [
          [],
          [
            stroke(line([0, 14], [0, -38]), colours.tinDark, 7),
            stroke('M-9 -54q-4 16 9 16q13 0 9 -16', colours.tinDark, 7),
          ],
        ],
      }),
      { x: 742, y: 566, scale: 1.12 },
    ),
    place(robot, { x: 512, y: 682, scale: 1.02, flip: true }),
    place(cat('sitting'), { x: 330, y: 676, scale: 1.4 }),
  ],
  lighting: day,
  text: { x: 50, y: 36, w: 450, h: 300, ink: colours.ink, ground: colours.sky, size: 20 },
}
