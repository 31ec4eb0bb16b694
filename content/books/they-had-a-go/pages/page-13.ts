import { line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { faces, stand } from '../cast/poses.ts'
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

export const drawing: Drawing = {
  scene: [
    ...sky(hours.night, 300, 13),
    ...house({ x: -40, w: 330, top: 60, foot: 600, wall: '#6d3f3c', seed: 21, isDark: true }),
    ...house({ x: 290, w: 210, top: 96, foot: 600, wall: '#7c4742', seed: 22, lit: true, isDark: true }),
    ...house({ x: 500, w: 480, top: 40, foot: 600, wall: '#6d3f3c', seed: 23, isDark: true }),
    ...cobbles(596, '#6a6670', '#4b4955', 13),
    place(boarded, { x: 720, y: 604, scale: 1.1 }),
    ...stand(pioneerWoman, [532, 706], 1.4, {
      turn: 0.35,
      nod: -0.1,
      hands: [
        [-36, -26],
        [84, -96],
      ],
      grasp: ['rest', 'point'],
      elbows: [1, 1],
      arms: ['over', 'over'],
      feeling: { ...faces.worried, gaze: [0.9, -0.3] },
    }),
    ...stand(pioneer, [896, 708], 1.42, {
      turn: -0.4,
      nod: -0.1,
      tilt: 4,
      hands: [
        [-54, -116],
        [50, 2],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: { ...faces.worried, gaze: [-0.8, -0.3] },
      holding: [[place(lantern(150), { scale: 0.9 })], []],
    }),
    card(words, colours.green),
  ],
  lighting: lampAt(790, 440, 520),
  text: onCard(words),
}
