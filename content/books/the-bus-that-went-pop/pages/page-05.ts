import { pointingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, row, shadow, sky, sprouts, town } from '../places/allotment.ts'
import { frostyDay } from '../places/light.ts'
import { frostySun } from '../places/lighting.ts'
import { fork } from '../props/garden.ts'
import { rhubarb } from '../props/rhubarb.ts'
import { robin } from '../props/robin.ts'

/** He bears the root on both hands, as one carries something alive. */
const digger: SceneNode[] = [
  place(
    profile(mrGill, {
      lean: 2,
      nod: 0.2,
      hands: [
        [116, -58],
        [84, -56],
      ],
      grasp: ['cup', 'cup'],
      handSize: 1.25,
      feet: [
        [-24, 116],
        [30, 116],
      ],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      load: [place(rhubarb('asleep', 3), { x: 106, y: -62, scale: 1.28, rotate: -5 })],
    }),
    { x: 150, y: 596, scale: 1.7 },
  ),
]

const shouting: SceneNode[] = [
  place(
    [
      ...figure(mei, {
        turn: -0.5,
        nod: 0.1,
        lean: 9,
        tilt: 5,
        ...armsBehind,
        feet: [
          [-26, 55],
          [14, 56],
        ],
        feeling: { eyes: 'wide', brows: 'cross', mouth: 'shout', gaze: [-0.9, -0.1] },
      }),
      placedArm(mei, {
        side: -1,
        elbow: [-36, -22],
        hand: [-56, -48],
        state: 'open',
        thumb: 1,
        lean: 9,
        handSize: 1.4,
        drawn: spreadHand(mei.complexion),
      }),
      placedArm(mei, {
        side: 1,
        elbow: [56, -16],
        hand: [62, -52],
        state: 'open',
        thumb: -1,
        lean: 9,
        handSize: 1.5,
        drawn: spreadHand(mei.complexion),
      }),
    ],
    { x: 578, y: 640, scale: 1.85 },
  ),
]

/** One hand of his own is used up already. */
const counting: SceneNode[] = [
  place(
    [
      ...figure(kai, {
        turn: -0.5,
        nod: 0.5,
        lean: -5,
        tilt: -4,
        ...armsBehind,
        feeling: { eyes: 'open', brows: 'up', mouth: 'oh', gaze: [-0.8, 0.6] },
      }),
      placedArm(kai, {
        side: 1,
        elbow: [48, -22],
        hand: [50, -62],
        state: 'open',
        thumb: -1,
        lean: -5,
        handSize: 1.5,
        drawn: spreadHand(kai.complexion),
      }),
    ],
    { x: 830, y: 636, scale: 1.78 },
  ),
]

/** The finger with which he counts, on his sister's. */
const finger: SceneNode[] = [
  place(
    [
      placedArm(kai, {
        side: -1,
        elbow: [-24, -10],
        hand: [-46, -46],
        state: 'point',
        thumb: 1,
        lean: -5,
        handSize: 1.45,
        drawn: pointingHand(kai.complexion),
      }),
    ],
    { x: 830, y: 636, scale: 1.78 },
  ),
]

export const drawing: Drawing = {
  scene: [
    ...sky(frostyDay, 446, 51),
    ...town(frostyDay, 440, 17, false, false),
    ...ground(frostyDay, 432, 55),
    place(row(sprouts(frostyDay, 0.8), 5, 52), { x: 700, y: 488, scale: 0.6 }),
    place(row(cabbage(frostyDay, 0.8), 6, 70), { x: 20, y: 500, scale: 0.7 }),
    place(fork(), { x: 52, y: 716, scale: 1.9, rotate: -5 }),
    fill(ellipse(362, 706, 150, 34), '#4a342e'),
    fill(ellipse(362, 714, 124, 24), '#33231f'),
    fill(blob('446,712 470,680 500,668 540,682 560,716 520,726'), colours.soil),
    specks({ x: 456, y: 680, w: 90, h: 40 }, '#4a342e', 30, 9, 3.6, 0.7),
    ...digger,
    fill(
      [
        [330, 606],
        [376, 632],
        [300, 640],
        [352, 676],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 6, 7))
        .join(''),
      colours.mud,
    ),
    place(robin(), { x: 452, y: 694, scale: 1.1, flip: true }),
    shadow(590, 744, 190),
    ...counting,
    ...shouting,
    ...finger,
  ],
  lighting: frostySun,
  text: { x: 352, y: 30, w: 576, h: 300, ink: colours.ink, ground: '#c4d2ec', size: 19.5 },
}
