import { poly, rect } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { faces, walk } from '../cast/poses.ts'
import { cheat, weaversWife } from '../cast/rochdale.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { bucket, flourBag, sack, shelf } from '../props/shop.ts'

const words = { x: 34, y: 28, w: 440, h: 406 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#6f6a5c', wallPale: '#878170', at: 640, floor: '#7d624a', seed: 11 }),
    place(shelf(430, 2), { x: 510, y: 116 }),
    place(shelf(430, 4), { x: 510, y: 214 }),
    place(sack('OATS'), { x: 96, y: 690, scale: 1.5 }),
    ...walk(cheat, [540, 706], 1.52, {
      lean: 8,
      nod: 0.1,
      hands: [
        [74, -58],
        [-44, 2],
      ],
      elbows: [1, -1],
      grasp: ['rest', 'grip'],
      feeling: { eyes: 'half', brows: 'up', mouth: 'smile', gaze: [0.9, 0] },
      holding: [
        [],
        [fill(poly('-30,6 6,-4 10,14 -24,26'), colours.silver), fill(poly('-28,4 0,-8 6,2 -22,16'), colours.white)],
      ],
    }),
    place(bucket('PLASTER'), { x: 392, y: 704, scale: 1.46 }),
    fill(rect(640, 500, 92, 212, 4), colours.wood),
    fill(rect(706, 500, 26, 212), colours.woodDark, 0.6),
    fill(rect(626, 488, 120, 20, 5), colours.woodPale),
    place(flourBag, { x: 682, y: 490, scale: 1.16 }),
    ...walk(
      weaversWife,
      [836, 706],
      1.48,
      {
        nod: 0.2,
        hands: [
          [58, -52],
          [64, -40],
        ],
        grasp: ['rest', 'open'],
        feeling: { ...faces.content, gaze: [0.8, 0.4] },
      },
      true,
    ),
    card(words, colours.green),
  ],
  lighting: lampAt(700, 180, 720),
  text: onCard(words),
}
