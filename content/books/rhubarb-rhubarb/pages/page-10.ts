import { figure } from '../../../kit/figure.ts'
import { line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, paper, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, striped } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../../temi-and-the-chip-thief/cast/finn.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { inWheelchair } from '../../temi-and-the-chip-thief/props/wheelchair.ts'
import { baker, student, twinOne } from '../../the-bus-that-went-pop/cast/townsfolk.ts'
import { mo } from '../../what-is-left/cast/mo.ts'
import { colours } from '../palette.ts'
import { lamp } from '../places/lighting.ts'
import { coneOfChips, stick } from '../props/food.ts'

const wall = '#31406a'
const paints = ['#b0483a', '#3f7f6a', '#c08a2c', '#5a5f9a', '#a8456e', '#3f7fa0'] as const

/** One of six chip shops in a row, 150 wide, its foot at y = 0: lit and open, or shut. */
const shop = (paint: string, isOpen: boolean): SceneNode[] => [
  fill(rect(-75, -208, 150, 208), paint),
  ...(isOpen
    ? [part({ is: 'light' }, [fill(rect(-58, -142, 116, 80, 3), '#ffdc94')])]
    : [
        fill(rect(-58, -142, 116, 80, 3), '#8d96a8'),
        stroke([-126, -110, -94, -78].map((y) => line([-56, y], [56, y])).join(''), '#6b7488', 4),
      ]),
  striped('M-78 -176H78L70 -138H-70Z', { x: -80, y: -178, w: 160, h: 42 }, colours.cream, [paint], 20),
  place([lettering('CHIPS', 17, colours.cream, 0.26)], { y: -192 }),
  ...paper(rect(-66, -68, 132, 14, 3), colours.cream, 3),
  fill(rect(-60, -54, 120, 54), '#1d2440', 0.18),
]

/** A clock on a bracket: one minute to six. */
const clock: SceneNode[] = [
  fill('M-40 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z', '#202a4a'),
  part({ is: 'light' }, [fill('M-33 0a33 33 0 1 0 66 0a33 33 0 1 0 -66 0Z', colours.cream)]),
  stroke(line([0, 0], [-1, 20]), colours.ink, 5),
  stroke(line([0, 0], [-3, -27]), colours.ink, 4),
  stroke(
    line([0, -33], [0, -28]) + line([33, 0], [28, 0]) + line([0, 33], [0, 28]) + line([-33, 0], [-28, 0]),
    colours.ink,
    3,
  ),
]

const foot = 656

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, foot), wall),
    dabs({ x: -60, y: 0, w: 1040, h: foot }, '#3b4b78', 90, 111, { length: 130, width: 10, opacity: 0.25 }),
    fill(rect(0, foot, 960, 90), '#59506e'),
    stroke(line([0, foot + 4], [960, foot + 4]) + line([0, 690], [960, 692]), '#48405c', 4),
    ...paints.flatMap((paint, i) => [place(shop(paint, i === 4), { x: 78 + i * 161, y: foot, scale: 1 })]),
    place(
      figure(baker, {
        turn: -0.3,
        tilt: -4,
        hands: [
          [-70, -50],
          [60, -116],
        ],
        grasp: ['cup', 'open'],
        arms: ['over', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        holding: [[place(coneOfChips, { x: 0, y: 26, scale: 0.62 })], []],
        legless: true,
      }),
      { x: 722, y: 606, scale: 0.78 },
    ),
    fill(rect(656, 588, 132, 14, 3), colours.cream),
    fill(rect(656, 602, 132, 54), paints[4]),
    place(clock, { x: 884, y: 372 }),
    place(coneOfChips, { x: 752, y: 376, scale: 1.6, rotate: -18 }),
    ...[
      [600, 80, 30],
      [660, 40, -20],
      [560, 172, 64],
      [620, 236, 20],
      [588, 300, -40],
      [850, 70, 40],
      [890, 150, 10],
    ].map(([x = 0, y = 0, rotate = 0]) => stick(x, y, rotate, 1.1)),
    place(
      profile(student, {
        nod: -0.3,
        hands: [
          [50, -40],
          [60, -66],
        ],
        grasp: ['cup', 'open'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      }),
      { x: 588, y: 586, scale: 0.82 },
    ),
    place(
      profile(twinOne, {
        nod: -0.5,
        tilt: -10,
        hands: [
          [44, -30],
          [54, -74],
        ],
        grasp: ['rest', 'open'],
        feeling: { eyes: 'squeezed', brows: 'up', mouth: 'chew' },
      }),
      { x: 478, y: 614, scale: 1.02 },
    ),
    place(
      profile(mo, {
        nod: -0.2,
        lean: 4,
        hands: [
          [50, -56],
          [40, -14],
        ],
        grasp: ['open', 'rest'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'tongue' },
      }),
      { x: 382, y: 616, scale: 1.02 },
    ),
    place(
      inWheelchair(finn, {
        turn: 0.5,
        nod: -0.2,
        tilt: 5,
        hands: [
          [-30, -12],
          [56, -76],
        ],
        grasp: ['grip', 'open'],
        arms: ['front', 'front'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      }),
      { x: 262, y: 706, scale: 0.98 },
    ),
    ...(townsfolk[2]
      ? [
          place(
            profile(townsfolk[2], {
              tilt: 6,
              hands: [
                [14, -52],
                [20, -44],
              ],
              grasp: ['rest', 'rest'],
              feeling: { eyes: 'half', brows: 'worried', mouth: 'wobble' },
            }),
            { x: 152, y: 590, scale: 0.8 },
          ),
        ]
      : []),
  ],
  lighting: { ...lamp, from: [722, 500], reach: 560 },
  text: { x: 46, y: 32, w: 480, h: 408, ink: colours.cream, ground: wall, size: 17.6, loud: [0], loudSize: 40 },
}
