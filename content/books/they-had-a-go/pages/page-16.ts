import { ellipse, line } from '../../../kit/geometry.ts'
import { undergrowth } from '../../../kit/materials.ts'
import { fill, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { bearded, recruit, seacole } from '../cast/crimea.ts'
import { faces, whole } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { day } from '../places/lighting.ts'
import { hills, hours, sky } from '../places/town.ts'
import { mule } from '../props/animals.ts'
import { hotel, ladle, plateful, pudding, spoon } from '../props/crimea.ts'
import { steam } from '../props/table-things.ts'

const words = { x: 36, y: 414, w: 888, h: 282 }

export const drawing: Drawing = {
  scene: [
    ...sky(hours.day, 330, 16),
    hills(320, 120, '#a9b5a0', 60),
    hills(356, 70, '#c2b48a', -160),
    fill(ellipse(480, 700, 900, 360), '#cdb987'),
    place(hotel(), { x: 214, y: 384, scale: 0.94 }),
    place(mule(), { x: 196, y: 414, scale: 0.8 }),
    ...whole(seacole, [424, 430], 1.34, {
      turn: 0.35,
      nod: 0.1,
      hands: [
        [-34, -18],
        [76, -86],
      ],
      grasp: ['rest', 'grip'],
      elbows: [1, 0.35],
      arms: ['over', 'over'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      holding: [[], [place(ladle, { scale: 0.86 })]],
    }),
    ...whole(recruit, [672, 430], 1.36, {
      turn: -0.45,
      nod: 0.1,
      hands: [
        [-34, -34],
        [16, -54],
      ],
      grasp: ['cup', 'rest'],
      arms: ['over', 'over'],
      feeling: { ...faces.eager, gaze: [-0.8, 0.5] },
      load: [stroke(line([-34, -96], [20, -44]) + line([32, -100], [36, -50]), colours.linen, 9)],
      holding: [[place(plateful, { x: -16, y: -8, scale: 0.8 })], []],
    }),
    ...whole(bearded, [816, 436], 1.32, {
      turn: 0.1,
      nod: -0.2,
      tilt: 4,
      hands: [
        [-36, -24],
        [36, -88],
      ],
      grasp: ['cup', 'grip'],
      elbows: [1, -1],
      arms: ['over', 'over'],
      feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
      load: [place(plateful, { x: -34, y: -34, scale: 0.8 })],
      holding: [[], [place(spoon(true), { rotate: -20 })]],
    }),
    place(pudding, { x: 512, y: 436, scale: 0.9 }),
    place([steam(50)], { x: 452, y: 366 }),
    ...undergrowth({ x: 0, y: 724, w: 960, h: 70 }, [colours.grassDark, '#4d6238'], 16),
    card(words, colours.gold),
  ],
  lighting: day,
  text: onCard(words),
}
