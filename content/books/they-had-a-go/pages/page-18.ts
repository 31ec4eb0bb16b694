import { blob, curve, line, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { bearded, crowdChild, crowdLady, gentleman, recruit, seacole, sergeant } from '../cast/crimea.ts'
import { behind, faces, whole } from '../cast/poses.ts'
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

export const drawing: Drawing = {
  scene: [
    ...sky(hours.evening, 420, 18),
    tree(90, 360, 1.1),
    tree(250, 340, 0.8),
    tree(880, 360, 1.15),
    tree(730, 330, 0.8),
    fill(rect(0, 320, 960, 420), '#6b8058'),
    fill(rect(330, 150, 300, 190, 3), colours.wine),
    stroke(
      Array.from({ length: 8 }, (_, i) =>
        curve([
          [342 + i * 40, 152],
          [350 + i * 40, 240],
          [340 + i * 40, 338],
        ]),
      ).join(''),
      colours.wineDark,
      5,
    ),
    fill('M316 158Q480 92 644 158L660 130Q480 60 300 130Z', colours.gold),
    fill(rect(300, 330, 360, 60, 3), colours.wood),
    stroke([346, 366].map((y) => line([300, y], [660, y])).join(''), colours.woodDark, 3),
    ...lights(40, 34),
    behind(seacole, [480, 338], 0.98, {
      turn: 0.1,
      nod: 0.2,
      lean: 6,
      hands: [
        [-74, -50],
        [10, -62],
      ],
      grasp: ['open', 'rest'],
      arms: ['over', 'over'],
      feeling: { ...faces.glad },
    }),
    fill(rect(300, 334, 360, 14, 3), colours.woodPale),
    ...whole(sergeant, [126, 470], 1.28, {
      back: true,
      turn: 0.3,
      hands: [
        [-60, -160],
        [58, 0],
      ],
      grasp: ['open', 'rest'],
      feeling: faces.glad,
    }),
    ...whole(crowdLady, [286, 486], 1.2, {
      back: true,
      turn: 0.2,
      hands: [
        [-40, -40],
        [56, -130],
      ],
      grasp: ['rest', 'open'],
      feeling: faces.glad,
    }),
    ...whole(crowdChild, [404, 470], 1.1, {
      back: true,
      hands: [
        [-44, -110],
        [44, -112],
      ],
      grasp: ['open', 'open'],
      feeling: faces.glad,
    }),
    ...whole(recruit, [548, 486], 1.24, {
      back: true,
      turn: -0.1,
      hands: [
        [-46, -10],
        [54, -168],
      ],
      grasp: ['rest', 'grip'],
      holding: [[], [place(spoon(false), { scale: 1.1 })]],
      feeling: faces.glad,
    }),
    ...whole(gentleman, [702, 496], 1.22, {
      back: true,
      turn: -0.2,
      hands: [
        [-62, -20],
        [50, -10],
      ],
      feeling: faces.glad,
    }),
    ...whole(bearded, [852, 474], 1.3, {
      back: true,
      turn: -0.3,
      hands: [
        [-58, -154],
        [60, -150],
      ],
      grasp: ['open', 'open'],
      feeling: faces.glad,
    }),
    place(
      [fill(blob('-20,10 -18,-20 18,-20 20,10', 0.1), colours.black), fill(rect(-30, 6, 60, 7, 3), colours.black)],
      { x: 46, y: 176, rotate: -24 },
    ),
    place([fill(blob('-24,8 -20,-14 0,-22 20,-14 24,8'), colours.tan), fill(rect(-26, 4, 52, 8, 4), colours.tanDark)], {
      x: 788,
      y: 190,
      rotate: 22,
    }),
    card(words, colours.gold),
  ],
  lighting: lampAt(480, 160, 700),
  text: onCard(words),
}
