import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { unevenRow } from '../../../kit/rows.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { liptonOld } from '../cast/glasgow.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hours, sea, sky } from '../places/town.ts'
import { goldCup } from '../props/grocer.ts'

const words = { x: 34, y: 28, w: 440, h: 376 }

const tower = (x: number, w: number, h: number, colour: string): SceneNode[] => [
  fill(rect(x, 380 - h, w, h), colour),
  fill(
    Array.from({ length: Math.floor(h / 22) - 1 }, (_, i) =>
      Array.from({ length: Math.floor(w / 16) }, (_, j) => rect(x + 5 + j * 16, 392 - h + i * 22, 7, 11)).join(''),
    ).join(''),
    '#f3e9c8',
    0.6,
  ),
]

const cheering = (x: number, y: number, i: number): SceneNode => {
  const paints = [colours.red, colours.navy, colours.rust, colours.plum, colours.green, colours.grey]
  const paint = paints[i % 6] ?? colours.red
  return place(
    [
      fill(blob('-14,0 -16,-30 -8,-40 8,-40 16,-30 14,0'), paint),
      stroke(i % 2 ? line([12, -34], [24, -66]) : line([-12, -34], [-22, -64]), paint, 7),
      fill(ellipse(0, -50, 10, 11), ['#e9b995', '#a9744b', '#f0c8ae'][i % 3] ?? '#e9b995'),
      fill(blob('-11,-53 -8,-66 8,-66 11,-53', 0.1), colours.ink),
      fill(ellipse(-3.5, -51, 1.5) + ellipse(3.5, -51, 1.5), colours.ink),
      stroke(curve('-4,-45.6 0,-43.4 4,-45.6'), colours.wine, 2),
      ...(i % 3 === 0
        ? [
            stroke(line([24, -62], [27, -84]), colours.woodDark, 2),
            fill('M27 -84q14 -6 26 0v14q-12 -6 -26 0Z', i % 2 ? colours.red : colours.blue),
          ]
        : []),
    ],
    { x, y, scale: 1.34 },
  )
}

const tug: SceneNode[] = [
  stroke(
    curve('40,-60 70,-150 130,-170') + curve('40,-60 60,-130 96,-150') + curve('36,-60 30,-140 -10,-170'),
    '#eaf4f6',
    6,
    0.8,
  ),
  fill(blob('-80,-26 -60,-20 60,-20 84,-30 70,10 -66,10', 0.12), colours.wine),
  fill(rect(-40, -58, 70, 36, 3), colours.cream),
  fill(rect(-12, -96, 26, 40, 3), colours.black),
  fill(rect(-12, -88, 26, 8), colours.red),
]

/** He has his cap on one side and both arms round the cup. */
const hugging: SceneNode[] = [
  ...figure(liptonOld, { ...armsBehind, turn: -0.12, nod: 0.1, tilt: 9, feeling: faces.glad }),
  place(goldCup, { y: 58, scale: 0.84 }),
  ...([-1, 1] as const).map((side) =>
    placedArm(liptonOld, {
      side,
      elbow: [side * 78, -34],
      hand: [side * 34, side === 1 ? -44 : -30],
      state: 'rest',
      thumb: side,
      drawn: restingHand(liptonOld.complexion),
    }),
  ),
]

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 384, 26),
    ...tower(520, 60, 170, '#a3aebb'),
    ...tower(590, 44, 250, '#8f9dae'),
    ...tower(640, 80, 200, '#b3b8bd'),
    ...tower(726, 50, 300, '#93a1b3'),
    ...tower(784, 70, 180, '#a9b2bc'),
    ...tower(862, 60, 230, '#94a2b0'),
    ...tower(926, 60, 160, '#b3b8bd'),
    ...sea(376, 620, 26),
    place(tug, { x: 872, y: 474, scale: 0.9 }),
    fill(rect(-20, 486, 560, 60), colours.woodDark),
    fill(rect(-20, 480, 568, 14, 3), colours.wood),
    ...unevenRow(11, 48, 26).map(({ x }, i) => cheering(22 + x, 526, i)),
    fill(rect(0, 560, 960, 180), '#c79d70'),
    stroke([590, 630, 676].map((y) => line([0, y], [960, y])).join(''), colours.woodDark, 2.4, 0.5),
    fill(rect(0, 500, 960, 12, 4), colours.linen),
    stroke(
      [60, 200, 340, 480, 620, 760, 900].map((x) => line([x, 506], [x, 566])).join('') + line([0, 536], [960, 536]),
      colours.linen,
      6,
    ),
    place(hugging, { x: 706, y: 634, scale: 1.86 }),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
