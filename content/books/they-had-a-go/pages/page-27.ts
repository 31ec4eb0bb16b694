import { restingHand, writingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { beatrix } from '../cast/lakes.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { curtains, room, sash } from '../places/room.ts'
import { rabbit } from '../props/animals.ts'
import { sheet } from '../props/books.ts'
import { frog, hedgehog, mouse } from '../props/friends.ts'

const words = { x: 34, y: 28, w: 440, h: 378 }

const pencil: SceneNode[] = [
  fill(poly('0,0 -0.26,-0.7 0.26,-0.7'), '#e8c89a'),
  fill(poly('0,0 -0.1,-0.28 0.1,-0.28'), colours.ink),
  fill(poly('-0.26,-0.7 0.26,-0.7 0.26,-3.6 -0.26,-3.6'), colours.yellowDark),
]

const body: SceneNode[] = figure(beatrix, {
  ...armsBehind,
  turn: -0.45,
  nod: 0.25,
  tilt: -9,
  lean: -5,
  legless: true,
  feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.5] },
})

const arms: SceneNode[] = [
  placedArm(beatrix, {
    side: 1,
    elbow: [68, -22],
    hand: [46, 16],
    state: 'rest',
    thumb: 1,
    lean: -5,
    handSize: 1.1,
    drawn: restingHand(beatrix.complexion),
  }),
  placedArm(beatrix, {
    side: -1,
    elbow: [-66, -22],
    hand: [-30, 12],
    state: 'grip',
    thumb: -1,
    lean: -5,
    handSize: 1.1,
    drawn: writingHand(beatrix.complexion, pencil),
  }),
]

const atTable = { x: 706, y: 604, scale: 1.9 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#d8c7a4', wallPale: '#ebdfc4', panel: '#a98a66', at: 640, seed: 27 }),
    place(
      [
        ...sash([
          fill(blob('-110,-40 -60,-120 -10,-90 40,-140 110,-80 110,10 -110,10'), colours.grassDark),
          fill(rect(-100, -40, 200, 60), colours.brick),
        ]),
        ...curtains(colours.green, colours.greenDark),
      ],
      { x: 826, y: 360, scale: 1.12 },
    ),
    place(sheet(0), { x: 552, y: 90, rotate: -4, scale: 1.05 }),
    place(sheet(2), { x: 570, y: 206, rotate: 3, scale: 1.05 }),
    place(body, atTable),
    fill(rect(-10, 574, 980, 160), '#9c6b45'),
    fill(rect(-10, 574, 980, 8), '#c99c70'),
    stroke(line([0, 640], [960, 636]) + line([0, 700], [960, 694]), colours.woodDark, 2.4, 0.35),
    ...paper(poly('618,612 826,610 866,700 590,704'), colours.linen, 5),
    place(sheet(0), { x: 742, y: 660, scale: 0.74, rotate: 3 }),
    place(sheet(1), { x: 496, y: 668, scale: 0.9, rotate: -14 }),
    place(arms, atTable),
    fill(blob('150,606 166,566 290,552 410,564 430,604 300,622', 0.12), colours.plum),
    stroke(line([186, 590], [396, 588]), colours.plumDark, 3),
    place(rabbit(), { x: 290, y: 578, scale: 1.24 }),
    place(mouse(), { x: 440, y: 640, scale: 1.24 }),
    place(mouse('#8d8078', '#6d615b'), { x: 112, y: 664, scale: 1.24 }),
    place(frog, { x: 250, y: 700, scale: 1.4, flip: true }),
    place(hedgehog, { x: 892, y: 704, scale: 1.2 }),
    card(words, colours.navy),
  ],
  lighting: windowLight,
  text: onCard(words),
}
