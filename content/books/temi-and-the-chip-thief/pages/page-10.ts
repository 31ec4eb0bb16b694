import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, randomFrom } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, rain, striped } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { wet } from '../places/light.ts'
import { groundShadow, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { endBench } from '../props/end-bench.ts'
import { lampPost, notebook, pencil } from '../props/furniture.ts'

const light = { ...wet, skyTop: '#43546c', skyLow: '#66778a', sea: '#4d7b86', seaNear: '#35626f' }

const random = randomFrom(7)
const foam: SceneNode = fill(
  Array.from({ length: 60 }, () => ellipse(470 + random() * 290, 200 + random() * 220, 2 + random() * 7)).join(''),
  colours.white,
  0.85,
)
const waveShape = blob(
  '360,470 400,380 430,270 500,196 600,178 680,214 712,280 690,310 650,272 596,268 560,320 590,400 680,470',
)
const wave: SceneNode[] = [
  fill(waveShape, '#3f7a86'),
  clipTo(waveShape, [
    dabs({ x: 360, y: 180, w: 340, h: 290 }, '#8fbcbc', 80, 3, { length: 80, width: 4, angle: -64, opacity: 0.5 }),
  ]),
  stroke(curve('430,276 500,200 600,182 680,218 712,282 690,312'), colours.white, 13),
  foam,
]

const cloth = poly('60,520 300,532 560,522 566,700 300,708 54,698')
const windbreak: SceneNode[] = [
  striped(
    cloth,
    { x: 40, y: 500, w: 540, h: 220 },
    colours.cream,
    [colours.tomato, colours.seaDeep, colours.mustard],
    34,
  ),
  clipTo(cloth, [
    fill(poly('300,520 330,520 330,720 300,720'), '#1d2440', 0.14),
    dabs({ x: 60, y: 520, w: 500, h: 190 }, '#1d2440', 40, 8, { length: 50, width: 3, angle: 90, opacity: 0.07 }),
  ]),
  stroke([60, 300, 562].map((x) => line([x, 492], [x + 2, 716])).join(''), colours.wood, 10),
]

export const page10: Drawing = {
  scene: [
    ...sky(light, 400, 71),
    ...sea(light, 380, 480, 72),
    ...wave,
    ...promenade(light, 540, 74),
    ...seaWall(light, 466, 80, 76),
    fill(ellipse(640, 566, 110, 12), '#dbe8e4', 0.7),
    groundShadow(800, 640, 170, 0.22),
    place(endBench(), { x: 800, y: 640, scale: 1 }),
    place(lampPost(330), { x: 930, y: 660, scale: 0.9 }),
    place(standingGull({ mood: 'cross' }), { x: 930, y: 366, scale: 0.42, flip: true }),
    place(
      figure(finn, {
        turn: 0.35,
        hands: [
          [-30, -44],
          [40, -44],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [1, -0.2] },
        legless: true,
      }),
      { x: 180, y: 610, scale: 1.3 },
    ),
    place(
      figure(temi, {
        turn: 0.45,
        hands: [
          [-20, -44],
          [24, -46],
        ],
        feeling: { eyes: 'open', brows: 'cross', mouth: 'tongue', gaze: [1, -0.2] },
        legless: true,
      }),
      { x: 400, y: 612, scale: 1.3 },
    ),
    ...windbreak,
    place(notebook(), { x: 446, y: 526, scale: 1.35, rotate: -6 }),
    place(pencil(50), { x: 470, y: 496, rotate: 34 }),
    fill(ellipse(424, 524, 12, 10) + ellipse(484, 474, 12, 11), temi.complexion.skin),
    rain({ x: 470, y: -20, w: 500, h: 400 }, 60, 75),
    rain({ x: -20, y: 350, w: 1000, h: 390 }, 120, 77),
  ],
  text: { x: 52, y: 44, w: 400, h: 330, ink: '#ffffff', ground: '#55667b', size: 22 },
}
