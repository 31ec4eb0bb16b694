import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import type { Drawing } from '../../../storybook.ts'
import { grandpa } from '../../temi-and-the-chip-thief/cast/grandpa.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
import { mrsOgden } from '../../the-bus-that-went-pop/cast/mrs-ogden.ts'
import { colours } from '../palette.ts'
import { indoors } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { cup, iceSlipper, teaHat } from '../props/vessels.ts'
import { chain } from '../props/worn.ts'

const [customer, cobbler] = townsfolk

const puddle = (w: number): SceneNode[] => [
  fill(ellipse(0, 0, w, w * 0.12), colours.iceDark, 0.85),
  fill(ellipse(-w * 0.2, -2, w * 0.5, w * 0.05), colours.ice, 0.9),
]

const bunting: SceneNode[] = [
  stroke(curve('540,30 660,74 800,74 970,26'), colours.ink, 2.6),
  ...[
    [566, 42],
    [626, 64],
    [690, 77],
    [756, 80],
    [822, 74],
    [884, 58],
    [940, 38],
  ].map(([x = 0, y = 0], i) =>
    fill(
      `M${x - 20} ${y - 2}H${x + 20}L${x} ${y + 40}Z`,
      [colours.red, colours.gold, colours.waterDark][i % 3] ?? colours.red,
    ),
  ),
]

/** The cobbler's bench, with a row of slippers of ice to be sold; its top is at y = 0. */
const bench: SceneNode[] = [
  ...paper(rect(-118, 0, 236, 20, 4), '#c98f5a', 4),
  fill(rect(-104, 20, 208, 90), '#9a653c'),
  fill(rect(-104, 20, 208, 10), '#3d2a2c', 0.2),
  stroke(line([-104, 62], [104, 62]), '#7d4f2f', 3, 0.7),
  place(iceSlipper(), { x: 62, y: 2, scale: 0.86 }),
]

/** What she sits on. */
const stool: SceneNode[] = [
  seatAt([420, 608], [530, 608]),
  fill('M442 616L432 714H446L458 616ZM508 616L520 714H506L494 616Z', colours.floorDark),
  ...paper(rect(422, 606, 108, 16, 6), '#c98f5a', 3),
]

const drops = (x: number, y: number): SceneNode =>
  fill([-16, 4, 22].map((dx, i) => `M${x + dx} ${y + i * 5}q-5 10 0 14q5 -4 0 -14Z`).join(''), colours.iceDark)

const barefoot = customer && { ...customer, shoe: customer.complexion.skin }

/** She has taken her new slippers home, and what is left of them runs off her feet. */
const cold: SceneNode[] = barefoot
  ? [
      place(puddle(120), { x: 352, y: 702 }),
      ...stool,
      place(
        [
          ...seatedLeg(barefoot, { hip: [14, 0], knee: [84, -10], foot: [110, 66] }),
          ...figure(barefoot, {
            turn: 0.35,
            tilt: 8,
            nod: 0.2,
            lean: 5,
            ...armsBehind,
            seat: [
              [60, 4],
              [84, 0],
            ],
            legless: true,
            feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
          }),
          ...seatedLeg(barefoot, { hip: [0, 6], knee: [72, 8], foot: [82, 90] }),
          place(iceSlipper(true), { x: 124, y: 76, scale: 0.66 }),
          place(iceSlipper(true), { x: 96, y: 100, scale: 0.68 }),
          drops(124, 78),
          placedArm(barefoot, {
            side: -1,
            elbow: [-50, -44],
            hand: [-14, -10],
            state: 'rest',
            lean: 5,
            drawn: restingHand(barefoot.complexion),
            thumb: -1,
          }),
          placedArm(barefoot, {
            side: 1,
            elbow: [62, -56],
            hand: [30, -112],
            state: 'grip',
            thumb: -1,
            lean: 5,
            holding: [fill(blob('-16,-14 4,-20 18,-8 20,12 8,34 -6,22 -18,10', 0.14), colours.white)],
            drawn: grippingHand(barefoot.complexion),
          }),
          fill(ellipse(21, -142, 4.6, 3.8), '#d94f45', 0.7),
        ],
        { x: 470, y: 598, scale: 0.98, flip: true },
      ),
    ]
  : []

/** He is proud of them all the same. */
const bold: SceneNode[] = cobbler
  ? [
      place(
        [
          ...figure(cobbler, {
            turn: -0.4,
            tilt: 5,
            lean: -3,
            ...armsBehind,
            legless: true,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          }),
        ],
        { x: 150, y: 652, scale: 1.08, flip: true },
      ),
      place(bench, { x: 150, y: 632, flip: true }),
      place(
        [
          placedArm(cobbler, {
            side: 1,
            elbow: [54, -46],
            hand: [34, -14],
            state: 'rest',
            lean: -3,
            thumb: 1,
            drawn: restingHand(cobbler.complexion),
          }),
          place(iceSlipper(), { x: -84, y: -72, scale: 0.94, rotate: -6 }),
          placedArm(cobbler, {
            side: -1,
            elbow: [-60, -40],
            hand: [-62, -74],
            state: 'grip',
            lean: -3,
            thumb: 1,
            drawn: grippingHand(cobbler.complexion),
          }),
        ],
        { x: 150, y: 652, scale: 1.08, flip: true },
      ),
    ]
  : []

/** He bows, and his hat pours. */
const tea: SceneNode[] = [
  stroke(curve('22,6 44,-6 70,4 84,48'), '#9a6236', 13),
  stroke(curve('30,-2 46,-8 62,0'), '#d6a878', 4),
]

const splashes: SceneNode[] = [
  fill(blob('50,62 60,46 84,38 108,46 120,62 122,84 112,72 100,60 84,56 68,60 58,76 50,74', 0.14), '#9a6236'),
  ...[
    [36, 44, 6],
    [26, 68, 4.4],
    [130, 48, 6],
    [140, 74, 4.4],
    [108, 26, 5],
    [46, 110, 4.4],
    [126, 112, 4.4],
  ].map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 1.25), '#9a6236')),
]

export const drawing: Drawing = {
  scene: [
    ...room(
      { wall: colours.wall, shade: colours.wallShade, floor: colours.floor, floorDark: colours.floorDark },
      596,
      51,
    ),
    ...bunting,
    ...bold,
    ...cold,
    fill(ellipse(640, 706, 130, 12) + ellipse(846, 706, 100, 12), '#3d2a2c', 0.22),
    place(
      [
        ...near(
          mrsOgden,
          {
            turn: -0.4,
            nod: -0.3,
            tilt: 4,
            weight: 1,
            feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [-0.6, -0.7] },
          },
          [
            {
              side: 1,
              elbow: [60, -58],
              hand: [74, -106],
              state: 'open',
              thumb: -1,
              drawn: spreadHand(mrsOgden.complexion),
            },
            {
              side: -1,
              elbow: [-58, -54],
              hand: [-62, -92],
              state: 'grip',
              thumb: 1,
              holding: [place(cup, { x: -4, y: 8, scale: 1.2 })],
              drawn: grippingHand(mrsOgden.complexion),
            },
          ],
        ),
        place(chain, {}),
      ],
      { x: 850, y: 708 - 131 * 1.14, scale: 1.14 },
    ),
    place(
      profile(grandpa, {
        lean: 33,
        tilt: -14,
        hands: [
          [30, -36],
          [52, -36],
        ],
        elbows: [1, -1],
        grasp: ['rest', 'rest'],
        drawn: [null, restingHand(grandpa.complexion)],
        feet: [
          [-14, 126],
          [16, 130],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
        hat: teaHat,
      }),
      { x: 588, y: 520, scale: 1.36 },
    ),
    place([...tea, ...splashes], { x: 762, y: 288 }),
  ],
  lighting: indoors,
  text: { x: 50, y: 30, w: 470, h: 414, ink: colours.ink, ground: colours.wall, size: 17.8, loud: [0], loudSize: 42 },
}
