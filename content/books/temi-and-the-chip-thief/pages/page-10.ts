import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { dabs, rain, striped } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { wet } from '../places/light.ts'
import { wetLight } from '../places/lighting.ts'
import { groundShadow, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { endBench } from '../props/end-bench.ts'
import { notebook, pencil } from '../props/furniture.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const light = { ...wet, skyTop: '#43546c', skyLow: '#66778a', sea: '#4d7b86', seaNear: '#35626f' }

const random = randomFrom(7)
const spray = (x: number, y: number, w: number, h: number, count: number, size: number): string =>
  Array.from({ length: count }, () =>
    ellipse(x + random() * w, y + random() * h, size * (0.25 + random() * random() * 1.1)),
  ).join('')

// The sea stands up behind the wall, curls over and breaks on the front.
const wave: SceneNode[] = (() => {
  const body = blob(
    '250,520 330,470 404,392 452,292 520,206 618,158 726,160 806,206 842,276 826,322 790,290 736,258 672,262 628,310 616,380 640,448 700,520',
    0.17,
  )
  const hollow = blob('640,452 618,380 630,312 674,266 734,262 786,294 770,318 716,312 684,350 682,410 712,470', 0.17)
  const streaks = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    curve([
      [330 + i * 44, 524],
      [424 + i * 30, 420 - i * 8],
      [486 + i * 20, 290 - i * 10],
      [570 + i * 22, 196 - i * 2],
      [690 + i * 16, 180 + i * 6],
    ]),
  )
  const lip = blob(
    '440,310 470,252 520,192 610,140 728,138 822,188 866,270 842,346 818,330 828,286 786,290 792,250 744,254 726,214 672,224 640,190 586,212 556,204 520,252 492,256 468,300',
    0.2,
  )
  return [
    fill(spray(560, 110, 330, 130, 40, 7), colours.white, 0.55),
    fill(body, {
      from: [480, 180],
      to: [560, 520],
      stops: [
        [0, '#6fb0b2'],
        [0.45, '#3f7f8b'],
        [1, '#2b5a69'],
      ],
    }),
    fill(hollow, '#22495a', 0.9),
    clipTo(body, [stroke(streaks.join(''), '#a9d2cd', 5, 0.45)]),
    fill(lip, colours.white, 0.95),
    fill(spray(768, 262, 120, 190, 46, 12), colours.white, 0.9),
    fill(blob('596,520 606,474 650,452 700,466 740,440 792,462 850,446 900,474 930,520', 0.2), colours.white, 0.92),
    fill(spray(580, 400, 360, 90, 34, 9), colours.white, 0.8),
  ]
})()

const cloth = poly('44,438 300,452 574,440 582,690 300,700 36,688')
const windbreak: SceneNode[] = [
  striped(
    cloth,
    { x: 20, y: 420, w: 580, h: 300 },
    colours.cream,
    [colours.tomato, colours.seaDeep, colours.mustard],
    34,
  ),
  clipTo(cloth, [
    fill(poly('0,400 620,400 620,720 0,720'), '#1d2440', 0.16),
    fill(poly('300,420 334,420 334,720 300,720'), '#1d2440', 0.14),
    dabs({ x: 40, y: 440, w: 540, h: 250 }, '#1d2440', 40, 8, { length: 50, width: 3, angle: 90, opacity: 0.07 }),
  ]),
  stroke([42, 300, 576].map((x) => line([x, 408], [x + 2, 704])).join(''), colours.wood, 10),
]

const sandwich: SceneNode[] = [
  fill(blob('-34,6 4,-16 12,-8 20,-16 26,-26 34,10', 0.05), '#b98a4e'),
  fill(blob('-29,5 4,-13 13,-5 22,-13 26,-20 31,6', 0.05), '#fff1d2'),
  fill(poly('-32,6 33,6 34,12 -33,12'), colours.green),
  fill(poly('-34,10 34,10 34,18 -34,18'), '#fff1d2'),
]

const at = { finn: { x: 158, y: 600, scale: 1.5 }, temi: { x: 416, y: 602, scale: 1.5 } }

/** The fish box that she sits on. */
const fishBox: SceneNode[] = [
  groundShadow(424, 700, 110, 0.24),
  seatAt([354, 612], [478, 612]),
  ...paper(rect(354, 612, 124, 84, 4), colours.wood, 3),
  stroke(line([356, 640], [476, 640]) + line([356, 668], [476, 668]), '#1d2440', 3, 0.3),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 400, 71),
    ...sea(light, 380, 480, 72),
    place(wave, { x: 74, y: 0 }),
    ...promenade(light, 540, 74),
    ...seaWall(light, 466, 80, 76),
    fill(ellipse(690, 572, 90, 11), '#dbe8e4', 0.7),
    groundShadow(820, 664, 190, 0.22),
    place(endBench(), { x: 816, y: 664, scale: 1.22 }),
    groundShadow(660, 700, 56, 0.24),
    place(standingGull({ mood: 'cross', look: -20 }), { x: 652, y: 700, scale: 0.51 }),
    rain({ x: -20, y: 350, w: 580, h: 200 }, 40, 78),
    place(windbreak, {}),
    fill(spray(60, 396, 520, 40, 30, 6), colours.white, 0.8),
    groundShadow(164, 708, 130, 0.24),
    place(
      inWheelchair(finn, {
        ...armsBehind,
        turn: 0.4,
        lean: 2,
        tilt: 4,
        feeling: { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [1, 0.1] },
      }),
      { ...at.finn, x: at.finn.x + 3, y: at.finn.y + 111 },
    ),
    ...fishBox,
    place(
      figure(temi, {
        ...armsBehind,
        turn: 0.3,
        nod: 0.7,
        tilt: 4,
        ...sitting(temi.build, 1, 0.6),
        feeling: { eyes: 'open', brows: 'rest', mouth: 'tongue', gaze: [0.5, 1] },
      }),
      at.temi,
    ),
    place(
      [
        placedArm(finn, { side: -1, elbow: [-46, -30], hand: [-14, -40], state: 'rest', thumb: -1, lean: 2 }),
        placedArm(finn, {
          side: 1,
          elbow: [46, -34],
          hand: [48, -66],
          state: 'grip',
          lean: 2,
          holding: [place(sandwich, { x: 2, y: -15, scale: 0.86, rotate: -12 })],
        }),
      ],
      at.finn,
    ),
    place(
      [
        place(notebook(), { x: 22, y: -34, scale: 0.98, rotate: -5 }),
        placedArm(temi, { side: -1, elbow: [-42, -26], hand: [-9, -38], state: 'grip', thumb: -1 }),
        placedArm(temi, {
          side: 1,
          elbow: [62, -34],
          hand: [40, -54],
          state: 'grip',
          thumb: 1,
          holding: [place(pencil(48), { x: -12, y: 8, scale: 0.8, rotate: 42 })],
        }),
      ],
      at.temi,
    ),
    rain({ x: 470, y: -20, w: 500, h: 400 }, 60, 75),
    rain({ x: 560, y: 350, w: 420, h: 390 }, 44, 77),
  ],
  lighting: wetLight,
  text: { x: 52, y: 44, w: 500, h: 280, ink: '#ffffff', ground: '#55667b', size: 22 },
}
