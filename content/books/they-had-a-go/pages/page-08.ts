import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { lady, mahomed, stoutMan } from '../cast/mahomed.ts'
import { whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLeft } from '../places/lighting.ts'
import { room, table } from '../places/room.ts'
import { cup, dish, fork, lobster, pineapple, steam } from '../props/table-things.ts'

const words = { x: 36, y: 488, w: 888, h: 210 }

/** A picture of a river with palms, 130 by 90, around its middle. */
export const riverPicture: SceneNode[] = [
  ...paper(rect(-72, -52, 144, 104, 3), colours.goldDark, 5),
  fill(rect(-62, -42, 124, 84), '#f3d9a8'),
  fill(rect(-62, 8, 124, 34), '#7fb0b5'),
  stroke(line([-34, 10], [-30, -22]) + line([30, 10], [34, -26]), colours.woodDark, 4),
  fill(ellipse(-30, -24, 20, 8) + ellipse(34, -28, 20, 8), colours.leaf),
  fill(ellipse(4, -18, 10), colours.rust),
]

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#a9443f', wallPale: '#c4635a', panel: '#7c302f', at: 600, seed: 8 }),
    place(riverPicture, { x: 130, y: 130, scale: 1.2 }),
    place(riverPicture, { x: 880, y: 120, scale: 1 }),
    ...whole(lady, [610, 452], 1.38, {
      turn: -0.45,
      nod: 0.1,
      lean: -7,
      hands: [
        [-46, -26],
        [40, -84],
      ],
      grasp: ['open', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.9, 0.4] },
      holding: [[], [place(fork, { scale: 0.62 })]],
    }),
    ...whole(stoutMan, [836, 452], 1.4, {
      turn: -0.5,
      tilt: -4,
      lean: -9,
      hands: [
        [-52, -58],
        [50, -20],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'tongue' },
      holding: [[place(fork, { rotate: -8, scale: 0.62 })], []],
    }),
    place(table(470, 150, colours.linen, colours.linenDark), { x: 716, y: 596 }),
    fill(rect(482, 440, 470, 60, 4), colours.linen),
    stroke([520, 600, 700, 790, 880].map((x) => line([x, 452], [x - 4, 498])).join(''), colours.linenDark, 4),
    place(cup, { x: 560, y: 440 }),
    place(cup, { x: 900, y: 442 }),
    ...whole(mahomed, [266, 462], 1.56, {
      turn: 0.4,
      tilt: 2,
      lean: 3,
      hands: [
        [-78, -22],
        [80, -24],
      ],
      grasp: ['grip', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [0.8, 0.1] },
      load: [
        place(
          [
            ...dish,
            place(lobster, { y: -98, x: -10 }),
            place(pineapple, { x: 12, y: -86, scale: 0.56 }),
            place([steam(46)], { x: -36, y: -110 }),
          ],
          { x: 2, y: -2, scale: 0.56 },
        ),
      ],
    }),
    card(words, colours.plum),
  ],
  lighting: windowLeft,
  text: onCard(words),
}
