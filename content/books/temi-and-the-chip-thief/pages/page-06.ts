import { type Figure, figure } from '../../../kit/figure.ts'
import { standingGull } from '../../../kit/gull.ts'
import { place, type SceneNode } from '../../../kit/scene.ts'
import { cloud, dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { mrTindall } from '../cast/mr-tindall.ts'
import { temi } from '../cast/temi.ts'
import { bride, postman, townsfolk } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { noon } from '../places/light.ts'
import { groundShadow, headland, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { chipBrolly } from '../props/brolly.ts'
import { chip, chipBag } from '../props/chips.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const light = { ...noon, skyTop: '#9ed3da', skyLow: '#e4f0dc' }

const sitters: [Figure | undefined, string, string][] = [
  [townsfolk[0], colours.tomato, colours.cream],
  [postman, colours.mustard, colours.cream],
  [townsfolk[3], colours.seaDeep, colours.mustard],
  [bride, colours.plum, colours.cream],
  [townsfolk[1], colours.coral, colours.navy],
]

const mushrooms: SceneNode[] = sitters.flatMap(([who, a, b], i) => {
  const sitter = who
    ? figure(who, {
        hands: [
          [-14, -40],
          [14, -60],
        ],
        arms: ['front', 'over'],
        seat: [
          [-24, 18],
          [25, 18],
        ],
        feet: [
          [-20, 62],
          [24, 62],
        ],
        feeling: { eyes: 'happy', brows: 'up', mouth: i % 2 === 0 ? 'chew' : 'smile' },
        holding: [[place(chipBag(), { y: 6, scale: 0.9 })], [chip(22, 70)]],
      })
    : []
  return [
    place(sitter, { x: 90 + i * 142, y: 496, scale: 0.78 }),
    place(chipBrolly(a, b, 168), { x: 90 + i * 142, y: 372, scale: 0.72 }),
  ]
})

const weather: SceneNode[] = [
  cloud(668, 196, 420, '#75838f', 0.95),
  cloud(730, 160, 420, '#56647a'),
  cloud(800, 110, 360, '#434f66'),
  dabs({ x: 760, y: 200, w: 190, h: 120 }, '#5b687c', 60, 3, { length: 60, width: 2.4, angle: 112, opacity: 0.5 }),
]

export const page06: Drawing = {
  scene: [
    ...sky(light, 330, 31),
    ...weather,
    ...sea(light, 318, 500, 32),
    place(headland(light), { x: 970, y: 322, scale: 0.9 }),
    ...promenade(light, 566, 34),
    ...seaWall(light, 496, 74, 36),
    ...mushrooms,
    place(
      figure(mrTindall, {
        turn: 0.2,
        hands: [
          [-14, -40],
          [20, -46],
        ],
        seat: [
          [-26, 18],
          [27, 18],
        ],
        feet: [
          [-22, 62],
          [26, 62],
        ],
        feeling: { eyes: 'happy', brows: 'rest', mouth: 'none' },
        holding: [[place(chipBag(), { y: 4, scale: 0.9 })], []],
      }),
      { x: 850, y: 496, scale: 0.8 },
    ),
    groundShadow(210, 694, 190),
    place(standingGull({ mood: 'cross', stride: 20 }), { x: 206, y: 694, scale: 0.82 }),
    groundShadow(560, 706, 110),
    place(
      figure(temi, {
        turn: -0.3,
        hands: [
          [-80, -122],
          [80, -122],
        ],
        arms: ['back', 'back'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
        feet: [
          [-26, 78],
          [22, 84],
        ],
      }),
      { x: 560, y: 626, scale: 0.94 },
    ),
    groundShadow(776, 706, 150),
    place(
      inWheelchair(finn, {
        turn: -0.35,
        hands: [
          [-76, -118],
          [74, -124],
        ],
        arms: ['back', 'back'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
      }),
      { x: 780, y: 704, scale: 0.92 },
    ),
  ],
  text: { x: 48, y: 38, w: 610, h: 266, ink: colours.ink, ground: '#bde0da', size: 22 },
}
