import { line, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { maryAnnGirl } from '../cast/belfast.ts'
import { behind } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { curtains, room, sash, table } from '../places/room.ts'
import { hills, sea, ship } from '../places/town.ts'
import { slate, smallClothes, smallDress } from '../props/school.ts'

const words = { x: 36, y: 40, w: 440, h: 330 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#cfd8bd', wallPale: '#e4e9d3', panel: '#a9b596', at: 640, seed: 3 }),
    place(
      [
        ...sash([
          hills(-70, 90, colours.grassDark, -300),
          place(sea(-70, 0, 5), { x: -300 }),
          place(ship(), { x: 20, y: -24, scale: 0.44 }),
        ]),
        ...curtains(colours.rust, colours.rustDark),
      ],
      { x: 742, y: 396, scale: 1.28 },
    ),
    behind(maryAnnGirl, [690, 596], 1.85, {
      turn: -0.25,
      nod: 0.6,
      tilt: -4,
      hands: [
        [-40, -26],
        [42, -44],
      ],
      grasp: ['grip', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'rest', mouth: 'tongue', gaze: [-0.3, 1] },
      load: [
        place(smallDress, { x: -34, y: -30, scale: 0.9, rotate: 6 }),
        stroke(line([2, -18], [40, -46]), colours.linen, 1.6),
      ],
      holding: [[], [stroke(line([-6, 6], [8, -10]), colours.silver, 2.6)]],
    }),
    place(table(560, 120), { x: 670, y: 716 }),
    place(smallClothes, { x: 878, y: 588 }),
    place(slate('2X6=12', 11), { x: 512, y: 560, scale: 1.2, rotate: -9 }),
    fill(rect(600, 580, 26, 14, 3), colours.red),
    stroke(line([604, 582], [596, 596]), colours.red, 2),
    card(words, colours.blue),
  ],
  lighting: windowLight,
  text: onCard(words),
}
