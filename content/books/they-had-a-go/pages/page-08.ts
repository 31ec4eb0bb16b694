import { digit, grippingHand, nail, restingHand } from '../../../kit/drawn-hands.ts'
import { ellipse, line, type Point, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { lady, mahomed, stoutMan } from '../cast/mahomed.ts'
import { whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { cup, dish, fork, lobster, pineapple, steam } from '../props/table-things.ts'

const words = { x: 36, y: 488, w: 888, h: 210 }

/** A picture of a river with palms, 130 by 90, around its middle. */
export const riverPicture: SceneNode[] = [
  ...paper(rect(-72, -52, 144, 104, 3), colours.goldDark, 5),
  fill(rect(-62, -42, 124, 84), '#f3d9a8'),
  fill(rect(-62, 8, 124, 34), '#7fb0b5'),
  stroke(line([-34, 10], [-30, -22]) + line([30, 10], [34, -26]), colours.woodDark, 4),
  fill(ellipse(-30, -24, 20, 8) + ellipse(34, -28, 20, 8), colours.leaf),
  fill(ellipse(4, -18, 10), colours.rust),
]

/** A fist that stands on the table with a fork in it. */
const withFork = (who: Figure, side: -1 | 1, elbow: Point, hand: Point, lean: number): SceneNode =>
  placedArm(who, {
    side,
    elbow,
    hand,
    state: 'grip',
    thumb: side === 1 ? -1 : 1,
    lean,
    holding: [place(fork, { y: 2, scale: 0.72, rotate: side * 5 })],
    drawn: grippingHand(who.complexion),
  })

const flat = (who: Figure, side: -1 | 1, elbow: Point, hand: Point, lean: number): SceneNode =>
  placedArm(who, { side, elbow, hand, state: 'rest', thumb: side, lean, drawn: restingHand(who.complexion) })

const ladysArms: SceneNode[] = [flat(lady, -1, [-54, -32], [-20, -22], -7), withFork(lady, 1, [54, -22], [50, -62], -7)]

const mansArms: SceneNode[] = [
  withFork(stoutMan, -1, [-70, -24], [-64, -66], -8),
  flat(stoutMan, 1, [56, -32], [18, -20], -8),
]

/** The dish lies on his hands, and his thumbs hold it by the rim. */
const carries: SceneNode[] = [
  ...([-1, 1] as const).map((side) =>
    placedArm(mahomed, {
      side,
      elbow: [side * 66, -46],
      hand: [side * 89, -15],
      state: 'rest',
      thumb: side,
      lean: 3,
      drawn: grippingHand(mahomed.complexion),
    }),
  ),
  place(
    [
      place([steam(46)], { x: -46, y: -112 }),
      ...dish,
      place(lobster, { y: -98, x: -10 }),
      place(pineapple, { x: 12, y: -86, scale: 0.56 }),
    ],
    { x: 2, y: -2, scale: 0.6 },
  ),
  ...([-1, 1] as const).flatMap((side) => [
    fill(
      digit(
        [
          [side * 98 + 2, -14],
          [side * 98 + 2, -25],
          [side * 84 + 2, -30],
        ],
        6.4,
        5,
      ),
      mahomed.complexion.skin,
    ),
    nail([side * 85 + 2, -30], side === 1 ? 190 : -10, 3.2),
  ]),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#a9443f', wallPale: '#c4635a', panel: '#7c302f', at: 600, seed: 8 }),
    place(riverPicture, { x: 104, y: 126, scale: 1.1 }),
    place(riverPicture, { x: 880, y: 120, scale: 1 }),
    ...whole(lady, [588, 476], 1.52, {
      ...armsBehind,
      turn: -0.45,
      nod: 0.05,
      tilt: -5,
      lean: -7,
      feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.9, 0.3] },
    }),
    ...whole(stoutMan, [826, 476], 1.54, {
      ...armsBehind,
      turn: -0.5,
      tilt: -5,
      lean: -8,
      feeling: { eyes: 'happy', brows: 'up', mouth: 'tongue' },
    }),
    fill(poly('476,424 980,424 980,456 452,456'), colours.linen),
    fill(poly('452,456 980,456 980,730 460,730'), '#e9e2d3'),
    stroke([500, 590, 690, 790, 890].map((x) => line([x, 462], [x - 6, 640])).join(''), colours.linenDark, 4),
    place(cup, { x: 886, y: 448, scale: 1.2 }),
    place(ladysArms, { x: 588, y: 476, scale: 1.52 }),
    place(mansArms, { x: 826, y: 476, scale: 1.54 }),
    ...whole(mahomed, [250, 472], 1.72, {
      ...armsBehind,
      turn: 0.4,
      tilt: 3,
      lean: 3,
      feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [0.8, 0.1] },
    }),
    place(carries, { x: 250, y: 472, scale: 1.72 }),
    card(words, colours.plum),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
