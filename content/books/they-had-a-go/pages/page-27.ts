import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { beatrix } from '../cast/lakes.ts'
import { behind } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { curtains, room, sash, table } from '../places/room.ts'
import { rabbit } from '../props/animals.ts'
import { sheet } from '../props/books.ts'
import { frog, hedgehog, mouse } from '../props/friends.ts'

const words = { x: 34, y: 28, w: 440, h: 378 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#d8c7a4', wallPale: '#ebdfc4', panel: '#a98a66', at: 640, seed: 27 }),
    place(
      [
        ...sash([
          fill(blob('-110,-40 -60,-120 -10,-90 40,-140 110,-80 110,10 -110,10'), colours.grassDark),
          fill(rect(-100, -40, 200, 60), colours.brick),
        ]),
        ...curtains(colours.green, colours.greenDark),
      ],
      { x: 830, y: 370, scale: 1.1 },
    ),
    place(sheet(0), { x: 536, y: 110, rotate: -4 }),
    place(sheet(2), { x: 548, y: 216, rotate: 3 }),
    place(sheet(1), { x: 538, y: 320, rotate: -2 }),
    behind(beatrix, [660, 590], 1.62, {
      turn: -0.35,
      nod: 0.3,
      tilt: -3,
      hands: [
        [-44, -10],
        [34, -2],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'rest', mouth: 'smile', gaze: [-0.9, 0.3] },
      load: [place(sheet(0), { x: -30, y: -2, scale: 0.66, rotate: -5 })],
      holding: [[stroke(line([-16, 14], [14, -22]), colours.yellowDark, 4)], []],
    }),
    place(table(860, 118, '#9c6b45'), { x: 500, y: 716 }),
    fill(blob('236,590 250,560 330,550 420,558 440,588 340,598', 0.12), colours.plum),
    stroke(line([262, 576], [414, 574]), colours.plumDark, 3),
    place(rabbit(), { x: 330, y: 564, scale: 1.04 }),
    place(mouse(), { x: 470, y: 588, scale: 0.96 }),
    place(mouse('#8d8078', '#6d615b'), { x: 196, y: 592, scale: 0.9 }),
    place(frog, { x: 800, y: 590, scale: 1.06 }),
    place(hedgehog, { x: 880, y: 592, scale: 1.06 }),
    fill(ellipse(720, 590, 20, 6), '#232338', 0.15),
    place(sheet(2), { x: 220, y: 690, scale: 0.9, rotate: 12 }),
    place(sheet(1), { x: 452, y: 684, scale: 0.9, rotate: -9 }),
    place(sheet(0), { x: 690, y: 690, scale: 0.9, rotate: 6 }),
    card(words, colours.navy),
  ],
  lighting: windowLight,
  text: onCard(words),
}
