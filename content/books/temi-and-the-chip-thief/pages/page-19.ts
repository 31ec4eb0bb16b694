import { figure } from '../../../kit/figure.ts'
import { ellipse, rect } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { fill, glow, place, type SceneNode } from '../../../kit/scene.ts'
import { cloud, dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { grandpa } from '../cast/grandpa.ts'
import { mrTindall } from '../cast/mr-tindall.ts'
import { mrsKaur } from '../cast/mrs-kaur.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { sunset } from '../places/light.ts'
import { lowSun } from '../places/lighting.ts'
import { groundShadow, headland, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { lampPost } from '../props/furniture.ts'
import { type Canvas, canvases, lookoutHat } from '../props/hat.ts'
import { inWheelchairFromBehind } from '../props/wheelchair.ts'

const rest = { eyes: 'open', brows: 'rest', mouth: 'none' } as const

const backs: [Figure, Canvas | undefined, [string, string], number, number][] = [
  [mrsKaur, canvases.plum, [colours.mustard, colours.seaDeep], 96, 0.98],
  [grandpa, canvases.teal, [colours.tomato, colours.green], 256, 1],
  [temi, canvases.red, [colours.green, colours.woodDark], 408, 1.12],
  [mrTindall, undefined, ['', ''], 682, 0.98],
]

/** How each of them sits: eating, an arm round Temi, pointing, the elbows on the knees. */
const ways: [Pick<Pose, 'hands' | 'arms' | 'grasp'>, ...Pick<Pose, 'hands' | 'arms' | 'grasp'>[]] = [
  {
    hands: [
      [-44, -10],
      [14, -86],
    ],
    arms: ['front', 'back'],
  },
  {
    hands: [
      [-50, -4],
      [112, -62],
    ],
    arms: ['front', 'front'],
  },
  {
    hands: [
      [-40, -4],
      [70, -88],
    ],
    grasp: ['rest', 'point'],
  },
  {
    hands: [
      [-26, -40],
      [30, -34],
    ],
    arms: ['back', 'back'],
  },
]

const row: SceneNode[] = backs.flatMap(([who, canvas, eyes, x, scale], i) => {
  const hat = canvas ? { hat: lookoutHat(canvas, true, eyes) } : {}
  return [
    fill(ellipse(x, 574, 66 * scale, 8), '#1d2440', 0.28),
    place(
      figure(who, {
        back: true,
        tilt: [5, 4, -6, 0][i] ?? 0,
        lean: [4, -3, 0, -5][i] ?? 0,
        ...(ways[i] ?? ways[0]),
        feeling: rest,
        legless: true,
        seat: [
          [0, 0],
          [0, 0],
        ],
        ...hat,
      }),
      { x, y: 553, scale },
    ),
  ]
})

const van: SceneNode[] = [
  fill(rect(-60, -58, 96, 50, 8), colours.cream),
  fill('M36 -50h14q14 4 16 22v20h-30Z', colours.coral),
  fill(rect(-60, -22, 126, 14, 4), colours.coral),
  fill(rect(-44, -50, 52, 24, 3), '#7a4a5e'),
  fill('M-48 -52h60l6 10h-72Z', colours.tomato),
  fill(rect(42, -42, 16, 16, 3), '#cfe5dc'),
  fill('M-22 -60l-9 -16h18ZM-31 -78', colours.mustard),
  fill(ellipse(-22, -82, 11), colours.white),
  fill(ellipse(-38, -6, 10) + ellipse(44, -6, 10), colours.ink),
  fill(ellipse(-38, -6, 4) + ellipse(44, -6, 4), colours.cream),
]

export const drawing: Drawing = {
  scene: [
    ...sky(sunset, 420, 141),
    glow(470, 400, 330, '#fff0b0', 0.9),
    fill(ellipse(470, 402, 62), '#fff3c4'),
    cloud(560, 250, 230, sunset.cloud, 0.7),
    cloud(30, 380, 200, sunset.cloud, 0.6),
    ...sea(sunset, 402, 560, 142),
    dabs({ x: 400, y: 410, w: 120, h: 140 }, '#fff3c4', 60, 143, { length: 50, width: 4, opacity: 0.75 }),
    place(headland(sunset), { x: 1022, y: 408, scale: 0.8 }),
    place(van, { x: 868, y: 402, scale: 0.66, flip: true }),
    ...seaWall(sunset, 556, 80, 146),
    ...promenade(sunset, 632, 144),
    ...row,
    groundShadow(552, 700, 150, 0.28),
    place(
      inWheelchairFromBehind(finn, {
        hands: [
          [-54, -20],
          [54, -20],
        ],
        feeling: rest,
        hat: lookoutHat(canvases.mustard, true, [colours.plum, colours.white]),
      }),
      { x: 552, y: 700, scale: 1.06 },
    ),
    groundShadow(798, 706, 80, 0.3),
    place(lampPost(430, true), { x: 798, y: 706 }),
    place(standingGull({ mood: 'smug', look: -6 }), { x: 798, y: 278, scale: 0.66 }),
  ],
  lighting: lowSun,
  text: { x: 52, y: 44, w: 560, h: 250, ink: colours.ink, ground: '#efa06a', size: 23 },
}
