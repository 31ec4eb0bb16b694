import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { grandpa } from '../../temi-and-the-chip-thief/cast/grandpa.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
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

/** Tea on its way from a spout, at the origin, to somebody's hair, and the splash. */
const tea: SceneNode[] = [
  stroke(curve('0,0 34,-2 66,18 84,60'), '#9a6236', 12),
  stroke(curve('4,-3 34,-5 60,12'), '#d6a878', 4),
  fill(blob('58,66 66,52 84,46 102,52 112,68 114,92 106,80 98,70 84,66 70,72 62,90 56,84', 0.14), '#9a6236'),
  ...[
    [44, 50, 6],
    [34, 72, 4.4],
    [124, 52, 6],
    [134, 74, 4.4],
    [104, 30, 5],
    [58, 106, 4.4],
    [114, 108, 4.4],
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
    place(puddle(128), { x: 336, y: 690 }),
    ...(cobbler
      ? [
          place(
            figure(cobbler, {
              turn: 0.4,
              tilt: -4,
              lean: 3,
              weight: -1,
              hands: [
                [-34, -22],
                [66, -62],
              ],
              grasp: ['rest', 'cup'],
              arms: ['front', 'over'],
              feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
              holding: [[], [place(iceSlipper(), { x: 6, y: -10, scale: 0.8, rotate: -4 })]],
            }),
            { x: 124, y: 594, scale: 0.77 },
          ),
        ]
      : []),
    ...(customer
      ? [
          place(
            figure(customer, {
              turn: -0.3,
              nod: 0.4,
              lean: -6,
              hands: [
                [-8, -104],
                [34, -60],
              ],
              grasp: ['grip', 'grip'],
              arms: ['over', 'over'],
              feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
              holding: [[fill(ellipse(0, -2, 17, 14), colours.white)], []],
            }),
            { x: 346, y: 594, scale: 0.77 },
          ),
        ]
      : []),
    place(iceSlipper(true), { x: 310, y: 694, scale: 0.6 }),
    place(iceSlipper(true), { x: 376, y: 696, scale: 0.6 }),
    fill(ellipse(640, 696, 110, 12) + ellipse(826, 698, 100, 12), '#3d2a2c', 0.22),
    place(
      figure(mrsOgden, {
        turn: -0.4,
        nod: -0.3,
        tilt: 4,
        hands: [
          [-46, -50],
          [52, -98],
        ],
        grasp: ['grip', 'open'],
        arms: ['over', 'front'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [-0.6, -0.6] },
        holding: [[place(cup, { x: -2, y: 4 })], []],
      }),
      { x: 826, y: 596, scale: 0.9 },
    ),
    place(chain, { x: 826, y: 596, scale: 0.9 }),
    place(
      profile(grandpa, {
        lean: 30,
        tilt: -16,
        hands: [
          [34, 10],
          [-20, -34],
        ],
        grasp: ['rest', 'rest'],
        feet: [
          [-8, 114],
          [14, 118],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
        hat: teaHat,
      }),
      { x: 590, y: 548, scale: 1.16 },
    ),
    place(tea, { x: 736, y: 350 }),
  ],
  lighting: indoors,
  text: { x: 50, y: 34, w: 470, h: 410, ink: colours.ink, ground: colours.wall, size: 19, loud: [0], loudSize: 44 },
}
