import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mahomedYoung } from '../cast/mahomed.ts'
import { behind } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { night } from '../places/lighting.ts'
import { hills, hours, moon, sea, sky, stars } from '../places/town.ts'
import { trunk } from '../props/school.ts'

const words = { x: 36, y: 32, w: 440, h: 384 }

const parrot: SceneNode[] = [
  stroke('M-44 0V-70Q-44 -120 0 -124Q44 -120 44 -70V0', colours.goldDark, 5),
  fill(blob('-8,-20 -16,-50 -8,-78 10,-80 18,-62 12,-36 14,-4 4,-2'), colours.leaf),
  fill(blob('8,-80 20,-74 20,-64 12,-66'), colours.copper),
  fill(ellipse(6, -72, 3), colours.ink),
  stroke(line([-28, -18], [28, -18]), colours.woodDark, 5),
  stroke(
    [-22, 0, 22]
      .map((x) =>
        curve([
          [x, 0],
          [x * 1.05, -60],
          [x * 0.3, -122],
        ]),
      )
      .join('') + line([-44, 0], [44, 0]),
    colours.goldDark,
    3,
  ),
  stroke(ellipse(0, -134, 9), colours.goldDark, 4),
]

const lights: SceneNode = part({ is: 'light' }, [
  fill(
    [
      [560, 300],
      [590, 286],
      [626, 296],
      [660, 280],
      [700, 290],
      [736, 300],
      [772, 284],
      [806, 296],
      [846, 288],
      [884, 300],
      [920, 292],
      [650, 304],
      [790, 304],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 3.6))
      .join(''),
    colours.lamp,
  ),
])

export const drawing: Drawing = {
  scene: [
    ...sky(hours.night, 320, 7),
    stars(90, 240, 7),
    moon(846, 90, 40),
    hills(318, 74, '#1c274c', 120),
    ...sea(314, 640, 7, '#2d4a78', '#1e2f5c'),
    part({ is: 'light' }, [
      fill(
        [330, 352, 380, 412, 450, 500].map((y, i) => ellipse(846 - i * 4, y, 24 + i * 6, 3)).join(''),
        '#dfe3ee',
        0.5,
      ),
    ]),
    lights,
    fill(rect(0, 640, 960, 90), colours.woodDark),
    stroke([664, 694].map((y) => line([0, y], [960, y])).join(''), colours.brownDark, 3, 0.7),
    behind(mahomedYoung, [690, 600], 1.72, {
      turn: 0.5,
      nod: -0.15,
      tilt: 3,
      hands: [
        [-70, -6],
        [72, -10],
      ],
      grasp: ['rest', 'rest'],
      elbows: [1, 1],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, -0.2] },
    }),
    fill(rect(-10, 584, 980, 20, 6), colours.wood),
    fill(rect(-10, 598, 980, 6, 3), colours.woodDark),
    ...[60, 210, 360, 510, 660, 810, 930].map((x) =>
      fill(
        blob([
          [x - 10, 602],
          [x + 10, 602],
          [x + 16, 628],
          [x + 8, 652],
          [x + 12, 690],
          [x - 12, 690],
          [x - 8, 652],
          [x - 16, 628],
        ]),
        colours.wood,
      ),
    ),
    stroke(line([-10, 694], [970, 694]), colours.wood, 14),
    place(trunk, { x: 300, y: 640, scale: 1.5 }),
    place(parrot, { x: 300, y: 590, scale: 1 }),
    card(words, colours.plum),
  ],
  lighting: night,
  text: onCard(words),
}
