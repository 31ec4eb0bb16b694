import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { standingGull } from '../../../kit/gull.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
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
import { lampPost, notebook } from '../props/furniture.ts'
import { canvases, lookoutHat } from '../props/hat.ts'
import { inWheelchairFromBehind } from '../props/wheelchair.ts'

const rest = { eyes: 'open', brows: 'rest', mouth: 'none' } as const

/** What spreads on the wall of somebody who sits with the back to us. */
function seatOf({ build: { shoulders, torso } }: Figure, cloth: string, shade: string): SceneNode[] {
  const w = shoulders
  const shape = blob([
    [-w * 0.9, -torso * 0.42],
    [0, -torso * 0.5],
    [w * 0.9, -torso * 0.42],
    [w + 15, -18],
    [w + 20, 2],
    [w + 6, 11],
    [0, 13],
    [-w - 6, 11],
    [-w - 20, 2],
    [-w - 15, -18],
  ])
  return [
    fill(shape, cloth),
    clipTo(shape, [
      fill(rect(w * 0.4, -torso, 90, torso + 30), shade, 0.38),
      stroke(line([0, -26], [0, 14]), shade, 2.4),
      stroke(
        curve([
          [-w - 18, 5],
          [-w * 0.4, 8],
          [w * 0.4, 8],
          [w + 18, 5],
        ]),
        shade,
        2.4,
        0.8,
      ),
    ]),
  ]
}

/** Temi under her hat from behind: her hair goes down to her collar. */
const combed: Figure = {
  ...temi,
  hair: (view) => {
    const { behind, front } = temi.hair(view)
    const nape = blob('-0.98,-0.2 0.98,-0.2 0.92,0.4 0.56,0.88 0.2,0.84 0,0.98 -0.2,0.84 -0.56,0.88 -0.92,0.4')
    return { behind, front: [fill(nape, temi.complexion.brow), ...front] }
  },
}

/** The apron strings of Mrs Kaur. */
const bow: SceneNode[] = [
  stroke(curve('-56,-44 0,-40 50,-44'), colours.cream, 6),
  fill(blob('0,-40 -20,-50 -24,-38 -8,-38 -18,-18 -8,-16 0,-36 8,-16 18,-18 8,-38 24,-38 20,-50'), colours.cream),
]

type Back = {
  who: Figure
  hat?: SceneNode[]
  cloth: string
  shade: string
  at: { x: number; y: number; scale: number }
  tilt: number
  lean: number
  under?: SceneNode[]
  over?: SceneNode[]
}

const seatY = 590

const backs: Back[] = [
  {
    who: mrsKaur,
    hat: lookoutHat(canvases.plum, true, [colours.mustard, colours.seaDeep]),
    cloth: colours.plum,
    shade: colours.plumDark,
    at: { x: 106, y: seatY, scale: 1.2 },
    tilt: 6,
    lean: 3,
    under: [placedArm(mrsKaur, { side: 1, elbow: [52, -50], hand: [18, -78], state: 'rest', lean: 3 })],
    over: [
      ...bow,
      placedArm(mrsKaur, { side: -1, elbow: [-50, -46], hand: [-58, 0], state: 'rest', thumb: 1, lean: 3 }),
    ],
  },
  {
    who: grandpa,
    hat: lookoutHat(canvases.teal, true, [colours.tomato, colours.green]),
    cloth: colours.rust,
    shade: colours.rustDark,
    at: { x: 258, y: seatY, scale: 1.18 },
    tilt: 5,
    lean: -2,
    over: [placedArm(grandpa, { side: -1, elbow: [-56, -56], hand: [-62, -2], state: 'rest', thumb: 1, lean: -2 })],
  },
  {
    who: combed,
    hat: lookoutHat(canvases.red, true, [colours.green, colours.woodDark]),
    cloth: colours.mustard,
    shade: colours.mustardDark,
    at: { x: 428, y: seatY, scale: 1.36 },
    tilt: -4,
    lean: 2,
    under: [placedArm(temi, { side: -1, elbow: [-44, -34], hand: [-14, -30], state: 'rest', lean: 2 })],
  },
  {
    who: mrTindall,
    cloth: colours.navy,
    shade: colours.navyDark,
    at: { x: 716, y: seatY, scale: 1.16 },
    tilt: 3,
    lean: -2,
    under: [
      placedArm(mrTindall, { side: -1, elbow: [-68, -48], hand: [-24, -40], state: 'rest', lean: -2 }),
      placedArm(mrTindall, { side: 1, elbow: [64, -46], hand: [22, -44], state: 'rest', lean: -2 }),
    ],
  },
]

const row: SceneNode[] = backs.flatMap(({ who, hat, cloth, shade, at, tilt, lean, under = [], over = [] }) => [
  fill(ellipse(at.x, seatY + 14, 74 * at.scale, 9), '#1d2440', 0.28),
  place(
    [
      ...under,
      ...figure(who, {
        ...armsBehind,
        back: true,
        tilt,
        lean,
        feeling: rest,
        legless: true,
        seat: [
          [0, 0],
          [0, 0],
        ],
        ...(hat ? { hat } : {}),
      }),
      ...seatOf(who, cloth, shade),
      ...over,
    ],
    at,
  ),
])

/** Grandpa's arm round Temi lies over both. */
const hug: SceneNode = place(
  [placedArm(grandpa, { side: 1, elbow: [76, -66], hand: [128, -74], state: 'rest', thumb: -1, lean: -2 })],
  { x: 258, y: seatY, scale: 1.18 },
)

/** Temi's hand on the notebook that Finn holds up to her. */
const taking: SceneNode = place(
  [placedArm(temi, { side: 1, elbow: [52, -46], hand: [50, -80], state: 'grip', thumb: -1, lean: 2 })],
  { x: 428, y: seatY, scale: 1.36 },
)

const handed: SceneNode[] = [place(notebook(), { x: -6, y: -6, rotate: -12, scale: 0.9 })]

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
    glow(560, 400, 330, '#fff0b0', 0.9),
    fill(ellipse(566, 404, 66), '#fff3c4'),
    cloud(30, 380, 200, sunset.cloud, 0.6),
    ...sea(sunset, 402, 600, 142),
    dabs({ x: 490, y: 410, w: 150, h: 170 }, '#fff3c4', 70, 143, { length: 50, width: 4, opacity: 0.75 }),
    place(headland(sunset), { x: 1040, y: 408, scale: 0.8 }),
    place(van, { x: 902, y: 404, scale: 0.6, flip: true }),
    ...seaWall(sunset, seatY + 4, 84, 146),
    ...promenade(sunset, seatY + 84, 144),
    ...row,
    hug,
    groundShadow(588, 712, 160, 0.28),
    place(
      [
        placedArm(finn, { side: -1, elbow: [-52, -118], hand: [-58, -164], state: 'grip', holding: handed }),
        ...inWheelchairFromBehind(finn, {
          ...armsBehind,
          feeling: rest,
          tilt: -6,
          hat: lookoutHat(canvases.mustard, true, [colours.plum, colours.white]),
        }),
      ],
      { x: 588, y: 708, scale: 1.22 },
    ),
    taking,
    groundShadow(834, 708, 80, 0.3),
    place(lampPost(430, true), { x: 834, y: 712 }),
    place(standingGull({ mood: 'smug', look: -6 }), { x: 834, y: 284, scale: 0.74 }),
  ],
  lighting: { ...lowSun, from: [560, 380] },
  text: { x: 52, y: 44, w: 560, h: 250, ink: colours.ink, ground: '#efa06a', size: 23 },
}
