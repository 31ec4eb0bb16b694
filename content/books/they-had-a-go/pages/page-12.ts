import { ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { faces, whole } from '../cast/poses.ts'
import { littleBoy, pioneer, weaver, weaversWife } from '../cast/rochdale.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { lampAt } from '../places/lighting.ts'
import { room } from '../places/room.ts'
import { hours, sky, stars } from '../places/town.ts'
import { loom, tin } from '../props/shop.ts'
import { candle } from '../props/table-things.ts'

const words = { x: 36, y: 410, w: 888, h: 284 }

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#b59a76', wallPale: '#cdb48e', at: 560, floor: '#8a6a4c', seed: 12 }),
    place(sky(hours.night, 720, 12), {}),
    stars(30, 300, 12),
    fill(rect(250, -10, 720, 740), '#b59a76'),
    place(room({ wall: '#b59a76', wallPale: '#cdb48e', at: 560, floor: '#8a6a4c', seed: 13 }), { x: 290 }),
    fill(rect(252, -10, 40, 740), colours.woodDark),
    fill(rect(244, -10, 14, 740), colours.wood),
    place(loom, { x: 800, y: 420, scale: 1.2 }),
    fill(rect(600, 92, 120, 12, 3), colours.woodDark),
    place(candle(110), { x: 660, y: 92 }),
    ...whole(pioneer, [140, 440], 1.5, {
      turn: 0.45,
      nod: 0.1,
      hands: [
        [-50, 0],
        [82, -36],
      ],
      grasp: ['rest', 'cup'],
      elbows: [1, -1],
      arms: ['front', 'over'],
      feeling: { ...faces.content, gaze: [0.8, 0.3] },
      holding: [[], [place(tin, { x: 8, y: -34, scale: 0.95 })]],
    }),
    ...whole(weaversWife, [616, 450], 1.42, {
      turn: -0.3,
      nod: 0.4,
      tilt: 5,
      hands: [
        [-34, -40],
        [30, -36],
      ],
      grasp: ['grip', 'grip'],
      arms: ['over', 'over'],
      feeling: { ...faces.worried, gaze: [-0.2, 1] },
      load: [fill(ellipse(-2, -44, 40, 11), colours.linen), fill(ellipse(-2, -46, 27, 6), colours.linenDark)],
    }),
    ...whole(weaver, [404, 446], 1.5, {
      turn: -0.45,
      nod: 0.25,
      lean: -4,
      hands: [
        [-74, -128],
        [52, -4],
      ],
      grasp: ['grip', 'rest'],
      arms: ['over', 'front'],
      feeling: { ...faces.calm, gaze: [-0.8, 0.5] },
      holding: [[fill(ellipse(-8, 15, 7), colours.copper)], []],
    }),
    ...whole(littleBoy, [762, 460], 1.4, {
      turn: -0.2,
      nod: 0.3,
      hands: [
        [-26, -54],
        [26, -62],
      ],
      grasp: ['open', 'point'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'oh', gaze: [-0.4, 0.7] },
    }),
    card(words, colours.green),
  ],
  lighting: lampAt(660, 60, 760),
  text: onCard(words),
}
