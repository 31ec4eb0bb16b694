import { line, rect } from '../../../kit/geometry.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { emigrant, emigrantGirl, maryAnnOld, sailor } from '../cast/belfast.ts'
import { faces, stand, walk } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { cobbles, hills, hours, sea, ship, sky } from '../places/town.ts'
import { bundle, leaflet, trunk } from '../props/school.ts'

const words = { x: 34, y: 34, w: 440, h: 462 }

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 380, 6),
    hills(380, 150, '#8fa6a0', -100),
    ...sea(370, 560, 6),
    place(ship(colours.greenDark), { x: 250, y: 430, scale: 0.8 }),
    place(ship(), { x: 760, y: 470, scale: 1.32 }),
    ...cobbles(540, '#b5aca0', '#8f867c', 6),
    fill(rect(0, 532, 960, 16, 3), colours.stone),
    fill(rect(470, 492, 26, 50, 8) + rect(900, 492, 26, 50, 8), colours.black),
    ...walk(
      sailor,
      [668, 604],
      0.98,
      {
        lean: 6,
        hands: [
          [20, -150],
          [30, -142],
        ],
        feet: [
          [34, 114],
          [-26, 118],
        ],
        feeling: { ...faces.content, gaze: [0.6, 0.2] },
        load: [place(trunk, { x: -4, y: -186, scale: 0.9, rotate: -4 })],
      },
      true,
    ),
    ...stand(emigrant, [850, 668], 1.3, {
      turn: -0.45,
      hands: [
        [-40, -10],
        [34, -38],
      ],
      arms: ['front', 'over'],
      feeling: { ...faces.content, gaze: [-0.7, 0.2] },
    }),
    place(bundle(colours.red, colours.redDark), { x: 906, y: 704, scale: 1 }),
    ...stand(maryAnnOld, [548, 690], 1.36, {
      turn: 0.4,
      nod: 0.3,
      tilt: 4,
      lean: 5,
      hands: [
        [-46, -4],
        [88, -58],
      ],
      grasp: ['grip', 'grip'],
      holding: [
        [stroke(line([0, -12], [-6, 108]), colours.woodDark, 6)],
        [place(leaflet, { x: 12, y: -14, rotate: 8, scale: 0.8 })],
      ],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.9, 0.4] },
    }),
    ...stand(emigrantGirl, [762, 694], 1.24, {
      turn: -0.5,
      nod: -0.3,
      hands: [
        [-52, -54],
        [34, -2],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'smile', gaze: [-0.8, -0.2] },
    }),
    card(words, colours.blue),
  ],
  lighting: day,
  text: onCard(words),
}
