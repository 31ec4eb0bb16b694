import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { unevenRow } from '../../../kit/rows.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { liptonOld } from '../cast/glasgow.ts'
import { faces, stand } from '../cast/poses.ts'
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
      ...(i % 3 === 0
        ? [
            stroke(line([24, -62], [28, -92]), colours.woodDark, 2),
            fill('M28 -92q14 -6 26 0v16q-12 -6 -26 0Z', i % 2 ? colours.red : colours.blue),
          ]
        : []),
    ],
    { x, y, scale: 0.9 },
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
    place(tug, { x: 540, y: 470, scale: 0.9 }),
    fill(rect(640, 436, 340, 34), colours.woodDark),
    fill(rect(630, 428, 350, 12, 3), colours.wood),
    ...unevenRow(11, 31, 26).map(({ x }, i) => cheering(652 + x, 430, i)),
    fill(rect(0, 560, 960, 180), '#c79d70'),
    stroke([590, 630, 676].map((y) => line([0, y], [960, y])).join(''), colours.woodDark, 2.4, 0.5),
    fill(rect(0, 500, 960, 12, 4), colours.linen),
    stroke(
      [60, 200, 340, 480, 620, 760, 900].map((x) => line([x, 506], [x, 566])).join('') + line([0, 536], [960, 536]),
      colours.linen,
      6,
    ),
    ...stand(liptonOld, [690, 702], 1.5, {
      turn: -0.1,
      tilt: 4,
      hands: [
        [-75, -3],
        [75, -3],
      ],
      grasp: ['grip', 'grip'],
      arms: ['over', 'over'],
      load: [place(goldCup, { y: 80, scale: 0.82 })],
      feeling: faces.glad,
    }),
    card(words, colours.green),
  ],
  lighting: day,
  text: onCard(words),
}
