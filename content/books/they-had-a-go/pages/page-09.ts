import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mahomed } from '../cast/mahomed.ts'
import { faces, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { chair, room, shadow, table } from '../places/room.ts'
import { candle, cup, longBill } from '../props/table-things.ts'
import { riverPicture } from './page-08.ts'

const words = { x: 484, y: 30, w: 440, h: 344 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#7b3438', wallPale: '#95484a', panel: '#5a2529', floor: '#7a5845', at: 590, seed: 8 }),
    place(riverPicture, { x: 130, y: 130, scale: 1.2, rotate: -6 }),
    ...whole(mahomed, [240, 570], 1.68, {
      turn: 0.25,
      nod: 0.45,
      tilt: 9,
      lean: 4,
      hands: [
        [-56, -16],
        [46, -116],
      ],
      grasp: ['rest', 'grip'],
      arms: ['over', 'over'],
      feeling: { ...faces.sorry, gaze: [0.5, 1] },
    }),
    place(table(420, 130), { x: 262, y: 700 }),
    place(candle(150), { x: 404, y: 562, scale: 1.1 }),
    place(cup, { x: 112, y: 564 }),
    place(longBill(136), { x: 320, y: 566 }),
    shadow(760, 700, 300, 0.3),
    place(chair(), { x: 620, y: 690, scale: 1.1 }),
    place(chair(), { x: 900, y: 696, scale: 1.1 }),
    place(table(250, 104), { x: 764, y: 702 }),
    place(chair(), { x: 764, y: 390, scale: -1 }),
    card(words, colours.plum),
  ],
  lighting: lampAt(404, 470, 560),
  text: onCard(words),
}
