import { restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { bearded, crowdChild, crowdLady, gentleman, recruit, seacole, sergeant } from '../cast/crimea.ts'
import { faces, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { hours, sky } from '../places/town.ts'
import { paperLantern, spoon } from '../props/crimea.ts'

const words = { x: 36, y: 414, w: 888, h: 282 }

const tree = (x: number, y: number, s: number): SceneNode =>
  place(
    [
      fill(blob('-16,0 -10,-120 10,-120 16,0'), colours.woodDark),
      fill(blob('0,-300 90,-260 130,-180 90,-110 0,-96 -90,-110 -130,-180 -90,-260'), '#3f6147'),
      fill(blob('10,-290 90,-250 120,-180 80,-120 30,-110 70,-200'), '#31503a', 0.6),
    ],
    { x, y, scale: s },
  )

const lights = (y: number, dip: number): SceneNode[] => {
  const paints = [colours.yellow, colours.red, colours.linen, colours.green, colours.rust]
  return [
    stroke(
      curve([
        [-10, y],
        [240, y + dip],
        [480, y + 4],
        [720, y + dip],
        [970, y],
      ]),
      colours.ink,
      2.4,
    ),
    ...Array.from({ length: 13 }, (_, i) => {
      const x = 20 + i * 77
      const hang = y + dip * Math.abs(Math.sin((x / 480) * Math.PI))
      return place([glow(0, 32, 50, colours.lamp, 0.5), ...paperLantern(paints[i % 5] ?? colours.red)], {
        x,
        y: hang - 2,
        scale: 0.9,
      })
    }),
  ]
}

/** A soldier's round cap with a band. */
const cap: SceneNode[] = [
  fill(blob('-24,6 -28,-12 0,-22 28,-12 24,6'), colours.navy),
  fill(rect(-24, 0, 48, 10, 3), colours.red),
]

/** She bows to everybody, one hand on her heart and the other out wide. */
const heroine: SceneNode[] = [
  ...figure(seacole, {
    ...armsBehind,
    turn: 0.15,
    nod: 0.3,
    tilt: 7,
    lean: 5,
    feeling: { ...faces.glad },
  }),
  placedArm(seacole, {
    side: -1,
    elbow: [-72, -62],
    hand: [-112, -74],
    state: 'open',
    thumb: 1,
    lean: 5,
    drawn: spreadHand(seacole.complexion),
  }),
  placedArm(seacole, {
    side: 1,
    elbow: [64, -44],
    hand: [18, -60],
    state: 'rest',
    thumb: 1,
    lean: 5,
    drawn: restingHand(seacole.complexion),
  }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.evening, 420, 18),
    tree(90, 360, 1.1),
    tree(250, 340, 0.8),
    tree(880, 360, 1.15),
    tree(730, 330, 0.8),
    fill(rect(0, 320, 960, 420), '#6b8058'),
    fill(rect(250, 60, 460, 330, 3), colours.wine),
    stroke(
      Array.from({ length: 12 }, (_, i) =>
        curve([
          [264 + i * 40, 62],
          [272 + i * 40, 210],
          [262 + i * 40, 388],
        ]),
      ).join(''),
      colours.wineDark,
      5,
    ),
    fill('M232 74Q480 0 728 74L748 40Q480 -40 212 40Z', colours.gold),
    ...lights(24, 30),
    glow(480, 220, 230, '#ffe7b0', 0.45),
    place(heroine, { x: 480, y: 292, scale: 1.36 }),
    fill(rect(216, 372, 528, 136, 3), colours.wood),
    fill(rect(210, 366, 540, 14, 3), colours.woodPale),
    stroke([396, 424, 452, 480].map((y) => line([216, y], [744, y])).join(''), colours.woodDark, 3),
    ...whole(sergeant, [96, 540], 1.4, {
      back: true,
      turn: 0.3,
      tilt: 5,
      hands: [
        [-50, -120],
        [52, -172],
      ],
      grasp: ['open', 'grip'],
      holding: [[], [place(cap, { x: 4, y: -16, scale: 0.9, rotate: 14 })]],
      feeling: faces.glad,
    }),
    ...whole(crowdLady, [262, 560], 1.34, {
      back: true,
      turn: 0.2,
      hands: [
        [-40, -40],
        [44, -176],
      ],
      grasp: ['rest', 'open'],
      feeling: faces.glad,
    }),
    ...whole(crowdChild, [398, 502], 1.3, {
      back: true,
      tilt: -6,
      hands: [
        [-36, -40],
        [40, -40],
      ],
      grasp: ['rest', 'rest'],
      feeling: faces.glad,
    }),
    ...whole(recruit, [590, 566], 1.36, {
      back: true,
      turn: -0.1,
      hands: [
        [-46, -10],
        [54, -176],
      ],
      grasp: ['rest', 'grip'],
      holding: [[], [place(spoon(false), { scale: 1.3, rotate: 12 })]],
      feeling: faces.glad,
    }),
    ...whole(gentleman, [744, 556], 1.3, {
      back: true,
      turn: -0.2,
      tilt: -5,
      hands: [
        [-62, -20],
        [50, -10],
      ],
      feeling: faces.glad,
    }),
    ...whole(bearded, [882, 540], 1.4, {
      back: true,
      turn: -0.3,
      tilt: -4,
      hands: [
        [-50, -172],
        [46, -120],
      ],
      grasp: ['grip', 'open'],
      holding: [[place(cap, { x: -4, y: -16, scale: 0.9, rotate: -16 })], []],
      feeling: faces.glad,
    }),
    place(
      [fill(blob('-20,10 -18,-20 18,-20 20,10', 0.1), colours.black), fill(rect(-30, 6, 60, 7, 3), colours.black)],
      { x: 800, y: 190, rotate: 24 },
    ),
    place([fill(blob('-24,8 -20,-14 0,-22 20,-14 24,8'), colours.tan), fill(rect(-26, 4, 52, 8, 4), colours.tanDark)], {
      x: 150,
      y: 176,
      rotate: -22,
    }),
    card(words, colours.gold),
  ],
  lighting: lampAt(480, 150, 760),
  text: onCard(words),
}
