import { figure } from '../../../kit/figure.ts'
import { line, type Point, poly } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { cloud, dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { bride, postman, townsfolk } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { noon } from '../places/light.ts'
import { noonSun } from '../places/lighting.ts'
import { groundShadow, headland, sea, sky } from '../places/seafront.ts'
import { chipBrolly } from '../props/brolly.ts'
import { chip, chipBag } from '../props/chips.ts'
import { endBench } from '../props/end-bench.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const light = { ...noon, skyTop: '#9ed3da', skyLow: '#e4f0dc' }

// The wall runs away from us to (940, 336), and the mushrooms with it: twelve of them, each a seventh smaller than the last.
const away: Point = [940, 336]
const along = (x: number, y: number, scale: number): Point => [
  away[0] + (x - away[0]) * scale,
  away[1] + (y - away[1]) * scale,
]

const eaters: (Figure | undefined)[] = [
  townsfolk[0],
  postman,
  townsfolk[3],
  bride,
  townsfolk[1],
  townsfolk[2],
  townsfolk[4],
  townsfolk[0],
  townsfolk[2],
  townsfolk[1],
  townsfolk[3],
  townsfolk[4],
]
const cloths: [string, string][] = [
  [colours.tomato, colours.cream],
  [colours.mustard, colours.cream],
  [colours.seaDeep, colours.mustard],
  [colours.plum, colours.cream],
  [colours.coral, colours.navy],
]

const mushrooms: SceneNode[] = Array.from({ length: 12 }, (_, i): SceneNode => {
  const scale = 0.865 ** i
  const [x, y] = along(88, 548, scale)
  const who = eaters[i]
  const [a, b] = cloths[i % cloths.length] ?? [colours.tomato, colours.cream]
  const sitter = who
    ? figure(who, {
        turn: [0.3, -0.2, 0.1][i % 3] ?? 0,
        tilt: ((i * 5) % 12) - 6,
        hands: [
          [-14 - (i % 4) * 3, -34 - ((i * 5) % 4) * 6],
          [14 + (i % 3) * 4, i % 2 === 0 ? -60 : -40 - (i % 5) * 3],
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
        feeling: { eyes: 'happy', brows: 'up', mouth: (['chew', 'smile', 'grin'] as const)[i % 3] ?? 'smile' },
        holding: [[place(chipBag(), { y: 6, scale: 0.9 })], i % 2 === 0 ? [chip(22, 70)] : []],
      })
    : []
  return place(
    [
      place(sitter, { scale: 0.86 }),
      place(chipBrolly(a, b, 178), { y: -136, scale: 0.84, rotate: [-2, 2, 0][i % 3] ?? 0 }),
    ],
    { x, y, scale },
  )
}).toReversed()

const front: SceneNode[] = [
  seatAt([-400, 684], [...away]),
  fill(poly([away, [-400, 800], [-400, 900], [960, 900], [960, 340]]), light.ground),
  clipTo(poly([away, [-400, 800], [-400, 900], [960, 900], [960, 340]]), [
    stroke(
      [-300, -60, 180, 400, 620, 840].map((x) => line(away, [x, 760])).join('') +
        [376, 410, 458, 530, 630].map((y) => line([0, y], [960, y])).join(''),
      light.groundMark,
      2.4,
      0.5,
    ),
    dabs({ x: 0, y: 400, w: 960, h: 320 }, light.groundMark, 70, 34, { length: 46, width: 4, opacity: 0.25 }),
  ]),
  fill(poly([away, [-400, 680], [-400, 846]]), light.wall),
  stroke(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => line(along(-20, 592, 0.86 ** i), along(-20, 700, 0.86 ** i))).join(''),
    light.wallMark,
    2.6,
    0.7,
  ),
  fill(poly([away, [-400, 656], [-400, 704]]), '#e9d6b4'),
]

const weather: SceneNode[] = [
  cloud(668, 196, 420, '#75838f', 0.95),
  cloud(730, 160, 420, '#56647a'),
  cloud(800, 110, 360, '#434f66'),
  dabs({ x: 760, y: 200, w: 190, h: 120 }, '#5b687c', 60, 3, { length: 60, width: 2.4, angle: 112, opacity: 0.5 }),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 330, 31),
    ...weather,
    ...sea(light, 330, 660, 32),
    place(headland(light), { x: 970, y: 336, scale: 0.7 }),
    ...front,
    ...mushrooms,
    groundShadow(886, 548, 90),
    place(endBench(), { x: 884, y: 552, scale: 0.62 }),
    groundShadow(300, 700, 210),
    place(standingGull({ mood: 'cross', stride: 20 }), { x: 300, y: 702, scale: 0.98 }),
    groundShadow(616, 708, 110),
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
      { x: 612, y: 630, scale: 0.9 },
    ),
    groundShadow(790, 710, 150),
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
      { x: 800, y: 710, scale: 0.88 },
    ),
  ],
  lighting: noonSun,
  text: { x: 48, y: 38, w: 610, h: 266, ink: colours.ink, ground: '#bde0da', size: 22 },
}
