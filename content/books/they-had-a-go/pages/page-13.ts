import { grippingHand, pointingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { faces } from '../cast/poses.ts'
import { pioneer, pioneerWoman } from '../cast/rochdale.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { cobbles, hours, house, sky } from '../places/town.ts'
import { lantern } from '../props/table-things.ts'

const words = { x: 34, y: 28, w: 440, h: 376 }

const boarded: SceneNode[] = [
  fill(rect(-190, -300, 380, 300, 3), '#5b5550'),
  fill(rect(-170, -250, 250, 180), '#2e2f3a'),
  ...[-236, -196, -156, -116].map((y, i) =>
    place(
      [
        fill(rect(-134, -15, 268, 31, 2), i % 2 ? colours.wood : colours.woodPale),
        fill(rect(-126, -4, 4, 5) + rect(122, -4, 4, 5), colours.ink),
      ],
      { x: -46, y, rotate: i % 2 ? -3 : 3 },
    ),
  ),
  fill(rect(104, -236, 70, 236, 2), '#4c463f'),
  stroke(line([96, -220], [182, -60]) + line([182, -220], [96, -60]), colours.wood, 16),
  fill(rect(-200, -316, 400, 26, 3), '#46413d'),
  place([fill(rect(-136, -20, 272, 42, 3), colours.woodPale), lettering('CLOSED 1835', 24, colours.ink, 0.2)], {
    x: -16,
    y: -306,
    rotate: -2,
  }),
]

const her = { x: 568, y: 664, scale: 1.74 }
const him = { x: 806, y: 672, scale: 1.78 }

const woman: SceneNode[] = [
  ...figure(pioneerWoman, {
    ...armsBehind,
    turn: 0.45,
    nod: -0.3,
    tilt: 4,
    lean: 3,
    feeling: { eyes: 'wide', brows: 'worried', mouth: 'sad', gaze: [0.6, -0.9] },
  }),
  placedArm(pioneerWoman, {
    side: -1,
    elbow: [-54, -36],
    hand: [-14, -44],
    state: 'rest',
    thumb: -1,
    lean: 3,
    drawn: restingHand(pioneerWoman.complexion),
  }),
  placedArm(pioneerWoman, {
    side: 1,
    elbow: [64, -84],
    hand: [66, -136],
    state: 'point',
    thumb: -1,
    lean: 3,
    drawn: pointingHand(pioneerWoman.complexion),
  }),
]

const man: SceneNode[] = [
  ...figure(pioneer, {
    ...armsBehind,
    turn: -0.35,
    nod: -0.4,
    tilt: -4,
    lean: -3,
    feeling: { ...faces.worried, gaze: [-0.5, -0.9] },
  }),
  placedArm(pioneer, {
    side: 1,
    elbow: [66, -94],
    hand: [58, -150],
    state: 'grip',
    thumb: -1,
    lean: -3,
    holding: [place(lantern(110), { scale: 0.86 })],
    drawn: grippingHand(pioneer.complexion),
  }),
  // The other hand is in his pocket.
  clipTo(poly('-120,-140 40,-140 40,-20 -16,-11 -54,-1 -120,0'), [
    placedArm(pioneer, { side: -1, elbow: [-60, -46], hand: [-39, -4], state: 'rest', thumb: -1, lean: -3 }),
  ]),
  fill(poly('-56,-5 -17,-15 -15,-7 -53,3'), colours.greyDark),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.night, 300, 13),
    ...house({ x: -40, w: 330, top: 60, foot: 600, wall: '#6d3f3c', seed: 21, isDark: true }),
    ...house({ x: 290, w: 210, top: 96, foot: 600, wall: '#7c4742', seed: 22, lit: true, isDark: true }),
    ...house({ x: 500, w: 480, top: 40, foot: 600, wall: '#6d3f3c', seed: 23, isDark: true }),
    ...cobbles(596, '#6a6670', '#4b4955', 13),
    place(boarded, { x: 716, y: 606, scale: 1.36 }),
    place(woman, her),
    place(man, him),
    card(words, colours.green),
  ],
  lighting: lampAt(905, 470, 620),
  text: onCard(words),
}
