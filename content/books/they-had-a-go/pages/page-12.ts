import { digit, grippingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { littleBoy, pioneer, weaver, weaversWife } from '../cast/rochdale.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { hours, sky, stars } from '../places/town.ts'
import { coin } from '../props/coins.ts'
import { loom, tin } from '../props/shop.ts'
import { candle } from '../props/table-things.ts'

const words = { x: 490, y: 24, w: 440, h: 402 }

const collector: SceneNode[] = [
  ...figure(pioneer, {
    ...armsBehind,
    turn: 0.5,
    nod: 0.3,
    tilt: 5,
    lean: 4,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.8, 0.7] },
  }),
]

const holdsTheTin: SceneNode[] = [
  placedArm(pioneer, {
    side: 1,
    elbow: [80, -14],
    hand: [54, -40],
    state: 'grip',
    thumb: 1,
    lean: 4,
    holding: [place(tin, { x: -2, y: 4, scale: 1.12 })],
    drawn: grippingHand(pioneer.complexion),
  }),
]

/** Finger and thumb let a penny go, the wrist bent down; the other fingers are folded behind them. */
const { skin, shade } = weaver.complexion
const dropping: SceneNode[] = [
  place(
    [
      fill(digit('0.4,-0.5 1.3,-0.5 1.5,0.3', 0.3, 0.25), skin),
      fill(digit('0.5,-0.2 1.5,-0.1 1.6,0.8', 0.3, 0.25), skin),
      ...grippingHand(weaver.complexion).slice(0, 1),
      fill(digit('0.5,0.2 1.45,0.5 1.5,1.3 1.2,1.9', 0.31, 0.22), skin),
      fill(digit('-0.5,0.5 0.1,1.3 0.86,1.92', 0.33, 0.23), skin),
      stroke(line([0.2, -0.4], [0.7, -0.4]) + line([0.3, 0.16], [0.8, 0.3]), shade, 0.09),
    ],
    { rotate: 46 },
  ),
]

const payer: SceneNode[] = [
  ...figure(weaver, {
    ...armsBehind,
    turn: -0.5,
    nod: 0.5,
    tilt: -5,
    lean: -4,
    legless: true,
    feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [-0.7, 0.9] },
  }),
]

const pays: SceneNode = placedArm(weaver, {
  side: -1,
  elbow: [-42, -66],
  hand: [-70, -127],
  state: 'grip',
  thumb: -1,
  lean: -4,
  handSize: 1.1,
  drawn: dropping,
})

const wife: SceneNode[] = [
  ...figure(weaversWife, {
    ...armsBehind,
    turn: 0.15,
    nod: 0.7,
    tilt: 7,
    legless: true,
    feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.1, 1] },
  }),
]

const wifesHands: SceneNode[] = ([-1, 1] as const).map((side) =>
  placedArm(weaversWife, {
    side,
    elbow: [side * 54, -26],
    hand: [side * 38, 2],
    state: 'grip',
    thumb: side === 1 ? 1 : -1,
    drawn: grippingHand(weaversWife.complexion),
  }),
)

const boy: SceneNode[] = [
  ...figure(littleBoy, {
    ...armsBehind,
    turn: -0.2,
    nod: 0.3,
    tilt: -5,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [-0.8, 0.5] },
  }),
  placedArm(littleBoy, {
    side: -1,
    elbow: [-42, -14],
    hand: [-38, -46],
    state: 'open',
    thumb: 1,
    handSize: 1.3,
    drawn: spreadHand(littleBoy.complexion),
  }),
  placedArm(littleBoy, { side: 1, elbow: [42, -10], hand: [2, -30], state: 'point', thumb: -1, handSize: 1.25 }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.night, 720, 12),
    stars(30, 300, 12),
    fill(rect(168, -10, 820, 740), '#b59a76'),
    place(room({ wall: '#b59a76', wallPale: '#cdb48e', at: 600, floor: '#8a6a4c', seed: 13 }), { x: 208 }),
    fill(rect(170, -10, 40, 740), colours.woodDark),
    fill(rect(162, -10, 14, 740), colours.wood),
    place(loom, { x: 388, y: 600, scale: 1.36 }),
    place(payer, { x: 410, y: 690, scale: 2.1 }),
    place(collector, { x: 104, y: 700, scale: 2.16 }),
    place(wife, { x: 636, y: 690, scale: 1.42 }),
    place(boy, { x: 848, y: 676, scale: 1.5 }),
    place(holdsTheTin, { x: 104, y: 700, scale: 2.16 }),
    glow(226, 460, 110, colours.lamp, 0.4),
    place(coin('penny'), { x: 226, y: 476, scale: 0.62, rotate: 20 }),
    place([pays], { x: 410, y: 690, scale: 2.1 }),
    fill(rect(500, 684, 480, 60, 4), colours.wood),
    fill(rect(492, 672, 490, 20, 5), colours.woodPale),
    fill(ellipse(636, 694, 76, 23), colours.linen),
    fill(ellipse(636, 691, 52, 14), colours.linenDark),
    place(wifesHands, { x: 636, y: 690, scale: 1.42 }),
    place(candle(110), { x: 744, y: 680, scale: 1.2 }),
    card(words, colours.green),
  ],
  lighting: lampAt(744, 560, 820),
  text: onCard(words),
}
