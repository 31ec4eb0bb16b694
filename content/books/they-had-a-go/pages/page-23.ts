import { grippingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { girlAtWindow, liptonYoung } from '../cast/glasgow.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { cobbles, hours, house, sky } from '../places/town.ts'
import { butter, eggs, ham } from '../props/grocer.ts'

const words = { x: 34, y: 28, w: 440, h: 408 }

/** The cloth, bunched in his fist: it comes out above his knuckles and hangs down beside them. */
const cloth: SceneNode[] = [
  fill(blob('-14,-2 -40,-16 -34,-30 -10,-24 6,-32 24,-22 20,-4 8,6', 0.14), colours.white),
  fill(blob('-10,-12 -30,-4 -44,22 -40,48 -26,40 -16,50 -4,34 -6,8', 0.14), colours.white),
  stroke(curve('-36,-22 -18,-14 -4,-14 18,-20') + curve('-40,30 -28,26 -8,34'), colours.blue, 4),
  stroke(curve('-12,-4 -24,12 -28,36') + curve('4,-10 6,-20 4,-28'), colours.linenDark, 2.6),
]

const lipton: SceneNode[] = [
  ...figure(liptonYoung, {
    ...armsBehind,
    turn: 0.3,
    tilt: 9,
    lean: 5,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'tongue', gaze: [0.8, -0.5] },
  }),
  placedArm(
    { ...liptonYoung, sleeve: colours.white },
    {
      side: 1,
      elbow: [94, -106],
      hand: [98, -176],
      state: 'grip',
      thumb: -1,
      lean: 5,
      handSize: 1.15,
      holding: [place(cloth, { x: -2, y: -4, scale: 0.84, rotate: 14 })],
      drawn: grippingHand(liptonYoung.complexion),
    },
  ),
  placedArm(liptonYoung, {
    side: -1,
    elbow: [-84, -44],
    hand: [-42, -8],
    state: 'rest',
    thumb: 1,
    lean: 5,
  }),
]

const girl: SceneNode[] = [
  ...figure(girlAtWindow, {
    ...armsBehind,
    nod: 0.35,
    tilt: -4,
    legless: true,
    feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [-0.3, 0.9] },
  }),
  // Her nose is flat against the glass, and her breath is on it.
  fill(ellipse(0, -90, 20, 12), '#ffffff', 0.3),
  fill(ellipse(0.5, -105, 8, 6.4), '#fde3d3'),
  stroke(curve('-7,-102 0,-98 8,-102'), '#d8a488', 2),
  ...([-1, 1] as const).map((side) =>
    placedArm(girlAtWindow, {
      side,
      elbow: [side * 52, -44],
      hand: [side * 50, -88 + side * 4],
      state: 'open',
      thumb: side === 1 ? -1 : 1,
      handSize: 1.1,
      drawn: spreadHand(girlAtWindow.complexion),
    }),
  ),
]

const sparkle = (x: number, y: number, r: number): SceneNode =>
  fill(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    '#ffffff',
  )

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 240, 23),
    ...house({ x: -40, w: 520, top: -40, foot: 560, wall: '#c9806b', seed: 31, isBrick: false }),
    ...house({ x: 470, w: 540, top: -100, foot: 560, wall: '#a37a62', seed: 32, isBrick: false }),
    ...cobbles(550, '#b3aca4', '#86807c', 23),
    fill(rect(0, 0, 960, 720), '#dfeaea', 0.34),
    place(lipton, { x: 636, y: 672, scale: 2.14 }),
    place(girl, { x: 834, y: 700, scale: 1.76 }),
    // The glass, and where it shines already.
    fill(poly('500,0 590,0 480,170 480,30'), '#ffffff', 0.24),
    fill(poly('900,0 960,0 960,60 850,250 790,250'), '#ffffff', 0.2),
    sparkle(918, 300, 26),
    sparkle(886, 258, 12),
    place([lettering('LIPTON', 62, colours.goldDark, 0.25)], { x: 702, y: 94, flip: true }),
    place([lettering('LIPTON', 62, colours.gold, 0.22)], { x: 700, y: 91, flip: true }),
    fill(rect(0, -10, 960, 38), colours.greenDark),
    stroke(line([0, 28], [960, 28]), colours.green, 6),
    fill(rect(938, -10, 40, 740), colours.greenDark),
    fill(rect(0, 620, 960, 110), colours.woodPale),
    fill(rect(0, 620, 960, 12), colours.linen, 0.6),
    stroke(line([0, 676], [960, 676]), colours.wood, 3, 0.5),
    fill(ellipse(104, 676, 116, 24) + ellipse(104, 672, 60, 12), colours.linen),
    place(ham, { x: 58, y: 536, scale: 1.56, rotate: -12 }),
    place(ham, { x: 132, y: 532, scale: 1.6, rotate: 10 }),
    place(eggs, { x: 300, y: 690, scale: 1.9 }),
    fill(ellipse(474, 696, 100, 16), colours.linen),
    place(butter, { x: 474, y: 696, scale: 2.1 }),
    fill(ellipse(740, 704, 92, 14), colours.linen),
    place(butter, { x: 740, y: 702, scale: 1.6 }),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
