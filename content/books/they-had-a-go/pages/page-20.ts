import { blob, line, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { porter, pryceYoung, secondPorter } from '../cast/newtown.ts'
import { faces, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hills, hours, sky } from '../places/town.ts'
import { sheep } from '../props/animals.ts'
import { engine, envelope, parcel, van } from '../props/wool.ts'

const words = { x: 36, y: 414, w: 888, h: 284 }

const puff = (x: number, y: number, r: number): SceneNode =>
  fill(
    blob([
      [x - r, y],
      [x - r * 0.5, y - r * 0.7],
      [x + r * 0.4, y - r * 0.8],
      [x + r, y - r * 0.1],
      [x + r * 0.5, y + r * 0.6],
      [x - r * 0.5, y + r * 0.6],
    ]),
    '#f4f1ea',
    0.9,
  )

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 300, 20),
    hills(300, 150, '#93b089', 20),
    hills(330, 90, colours.grass, -220),
    place(sheep, { x: 620, y: 300, scale: 0.36 }),
    place(sheep, { x: 660, y: 312, scale: 0.4 }),
    place(sheep, { x: 580, y: 318, scale: 0.42 }),
    puff(210, 118, 36),
    puff(282, 76, 48),
    puff(384, 48, 40),
    fill(rect(0, 318, 960, 20), '#7a6a5a'),
    stroke(line([0, 322], [960, 322]), colours.slateDark, 5),
    place(engine, { x: 290, y: 322, scale: 1.02 }),
    place(van, { x: 584, y: 322, scale: 1.02 }),
    place(van, { x: 812, y: 322, scale: 1.02 }),
    fill(rect(0, 336, 960, 400), colours.paving),
    fill(rect(0, 330, 960, 12, 3), colours.stone),
    ...whole(pryceYoung, [156, 440], 1.4, {
      turn: 0.4,
      nod: 0.3,
      hands: [
        [-26, -34],
        [36, -62],
      ],
      grasp: ['cup', 'grip'],
      arms: ['over', 'over'],
      load: [
        place(
          [
            fill(rect(-30, -44, 60, 78, 2), colours.linen),
            stroke([-30, -16, -2, 12].map((y) => line([-20, y], [18, y])).join(''), colours.greyDark, 2.6),
          ],
          { x: -4, y: -44, rotate: -6 },
        ),
      ],
      feeling: { ...faces.content, gaze: [0.3, 0.9] },
      holding: [[], [stroke(line([-8, 12], [6, -16]), colours.yellow, 4)]],
    }),
    ...whole(porter, [404, 444], 1.36, {
      turn: 0.45,
      hands: [
        [-12, -50],
        [46, -48],
      ],
      grasp: ['cup', 'cup'],
      arms: ['over', 'over'],
      load: [place(parcel, { x: 18, y: -66, scale: 0.96, rotate: -3 })],
      feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0.8, 0.2] },
    }),
    ...whole(secondPorter, [690, 444], 1.36, {
      turn: -0.4,
      hands: [
        [-46, -4],
        [66, -128],
      ],
      grasp: ['rest', 'cup'],
      arms: ['front', 'back'],
      tilt: -6,
      feeling: { ...faces.content, gaze: [-0.8, 0.3] },
    }),
    place(parcel, { x: 792, y: 238, scale: 1.15, rotate: -4 }),
    place(envelope(colours.red), { x: 82, y: 150, rotate: -16, scale: 0.9 }),
    place(envelope(colours.blue), { x: 868, y: 190, rotate: 18, scale: 0.9 }),
    place(envelope(colours.green), { x: 560, y: 108, rotate: -8, scale: 0.8 }),
    place(envelope(colours.grey), { x: 828, y: 386, rotate: 8 }),
    place(envelope(colours.rust), { x: 920, y: 372, rotate: -20 }),
    card(words, colours.red),
  ],
  lighting: day,
  text: onCard(words),
}
