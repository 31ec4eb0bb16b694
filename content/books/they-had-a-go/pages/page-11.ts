import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { cheat, littleBoy, weaversWife } from '../cast/rochdale.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { bucket, flourBag, sack, shelf } from '../props/shop.ts'

const words = { x: 34, y: 28, w: 440, h: 406 }

/** A tin scoop with a heap of plaster in it, its handle at the origin. */
const scoop: SceneNode[] = [
  fill(blob('-78,-2 -66,-22 -44,-30 -22,-20 -16,0', 0.16), colours.white),
  fill(poly('-86,-4 -14,-6 -20,20 -74,22'), colours.silver),
  fill(poly('-16,-2 18,-4 18,6 -18,8'), colours.silverDark),
]

const grocer: SceneNode[] = [
  ...figure(cheat, {
    ...armsBehind,
    turn: 0.55,
    tilt: -3,
    lean: 3,
    legless: true,
    feeling: { eyes: 'half', brows: 'cross', mouth: 'smile', gaze: [1, 0] },
  }),
  placedArm(cheat, {
    side: -1,
    elbow: [-64, -54],
    hand: [-80, -24],
    state: 'grip',
    thumb: -1,
    lean: 3,
    holding: [place(scoop, { x: -2, y: 2, scale: 0.62, rotate: 4 })],
    drawn: grippingHand(cheat.complexion),
  }),
]

const onTheBag: SceneNode = placedArm(cheat, {
  side: 1,
  elbow: [34, -62],
  hand: [70, -84],
  state: 'rest',
  thumb: -1,
  lean: 3,
  drawn: restingHand(cheat.complexion),
})

const coppers: SceneNode[] = [
  ...[
    [-13, -3],
    [11, -4],
    [-1, -10],
  ].flatMap(([x = 0, y = 0]) => [
    fill(ellipse(x, y + 2, 10, 6), colours.copperDark),
    fill(ellipse(x, y, 10, 6), colours.copper),
    stroke(ellipse(x, y, 6.4, 3.4), colours.copperDark, 1.2),
  ]),
]

const customer: SceneNode[] = [
  ...figure(weaversWife, {
    ...armsBehind,
    turn: -0.4,
    nod: 0.7,
    tilt: -10,
    lean: -4,
    legless: true,
    feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [-0.5, 1] },
  }),
  placedArm(weaversWife, {
    side: 1,
    elbow: [50, -34],
    hand: [8, -66],
    state: 'grip',
    thumb: 1,
    lean: -4,
    drawn: grippingHand(weaversWife.complexion),
  }),
]

const pence: SceneNode[] = [
  placedArm(weaversWife, {
    side: -1,
    elbow: [-26, -30],
    hand: [-50, -56],
    state: 'cup',
    thumb: 1,
    lean: -4,
    handSize: 1.2,
  }),
  place(coppers, { x: -53, y: -60, scale: 0.9 }),
]

const boy: SceneNode[] = [
  ...figure(littleBoy, {
    ...armsBehind,
    turn: -0.5,
    nod: 0.2,
    tilt: 6,
    legless: true,
    feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-1, 0.4] },
  }),
  placedArm(littleBoy, {
    side: 1,
    elbow: [44, -22],
    hand: [40, -52],
    state: 'grip',
    thumb: -1,
    handSize: 1.1,
    drawn: grippingHand(littleBoy.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#6f6a5c', wallPale: '#878170', at: 640, floor: '#7d624a', seed: 11 }),
    place(shelf(430, 2), { x: 510, y: 96 }),
    place(shelf(430, 4), { x: 510, y: 190 }),
    place(sack('OATS'), { x: 110, y: 706, scale: 1.7 }),
    place(bucket('PLASTER'), { x: 326, y: 714, scale: 1.6 }),
    place(grocer, { x: 566, y: 636, scale: 2 }),
    place(customer, { x: 858, y: 650, scale: 1.86 }),
    fill(rect(636, 540, 150, 190, 4), colours.wood),
    stroke(line([686, 546], [686, 730]) + line([736, 546], [736, 730]), colours.woodDark, 3, 0.6),
    fill(rect(620, 526, 182, 24, 5), colours.woodPale),
    place(flourBag, { x: 704, y: 534, scale: 1.56 }),
    place([onTheBag], { x: 566, y: 636, scale: 2 }),
    place(pence, { x: 858, y: 650, scale: 1.86 }),
    place(boy, { x: 836, y: 752, scale: 1.3 }),
    card(words, colours.green),
  ],
  lighting: lampAt(700, 180, 720),
  text: onCard(words),
}
