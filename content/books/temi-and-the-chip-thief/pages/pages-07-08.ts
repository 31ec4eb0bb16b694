import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, poly, rect } from '../../../kit/geometry.ts'
import { farGull, flyingGull } from '../../../kit/gull.ts'
import type { GullMood } from '../../../kit/gull-parts.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, rain } from '../../../kit/texture.ts'
import type { Spread } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { postman } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { harbourWall, puddle, treads } from '../places/harbour.ts'
import { storm, wet } from '../places/light.ts'
import { wetLight } from '../places/lighting.ts'
import { boat, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { blownBrolly, deadBrolly } from '../props/brolly.ts'
import { flungChips } from '../props/chips.ts'
import { lap } from '../props/lap.ts'
import { inWheelchair } from '../props/wheelchair.ts'

const width = 1920
const horizon = 326

const swirl = (x: number, y: number, r: number): SceneNode =>
  stroke(
    curve([
      [x - r * 3, y + r * 0.5],
      [x - r, y + r * 0.2],
      [x + r * 0.6, y - r * 0.3],
      [x + r * 0.8, y - r],
      [x, y - r * 1.2],
      [x - r * 0.5, y - r * 0.6],
      [x, y - r * 0.3],
    ]),
    '#c6d2d2',
    5,
    0.5,
  )

/** From the sea front the wind carries them over the harbour. */
const brollies: [x: number, y: number, scale: number, rotate: number, a: string, b: string][] = [
  [822, 118, 0.74, -38, colours.mustard, colours.cream],
  [778, 318, 0.56, 140, colours.seaDeep, colours.mustard],
  [612, 66, 0.5, 14, colours.plum, colours.cream],
  [888, 420, 0.46, 60, colours.coral, colours.navy],
  [486, 46, 0.36, 26, colours.green, colours.cream],
  [1128, 372, 0.42, 112, colours.tomato, colours.cream],
]

const gulls: [x: number, y: number, scale: number, rotate: number, flip: boolean, mood: GullMood][] = [
  [296, 486, 0.62, 30, false, 'greedy'],
  [838, 566, 0.62, -30, true, 'greedy'],
  [66, 440, 0.4, 18, false, 'greedy'],
]

/** Temi hangs on to the last one, and stands on tiptoe. */
const tugged = { x: 470, y: 566, scale: 1.16 }
const tug: SceneNode[] = [
  place(blownBrolly(colours.tomato, colours.cream), { x: 560, y: 268, scale: 1.22, rotate: 32 }),
  place(
    [
      ...figure(temi, {
        ...armsBehind,
        turn: 0.35,
        nod: -0.7,
        lean: 9,
        tilt: 3,
        feet: [
          [-34, 70],
          [-2, 76],
        ],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'shout', gaze: [0.6, -0.9] },
      }),
      placedArm(temi, { side: -1, elbow: [-46, -96], hand: [10, -148], state: 'grip', thumb: 1, lean: 9 }),
      placedArm(temi, { side: 1, elbow: [66, -92], hand: [32, -158], state: 'grip', thumb: -1, lean: 9 }),
    ],
    tugged,
  ),
]

const hat: SceneNode[] = [
  fill('M-40 4C-40 -30 -20 -38 0 -38C20 -38 40 -30 40 4Z', colours.tomato),
  fill(ellipse(10, 6, 44, 9), colours.tomatoDark),
  fill(ellipse(4, -16, 6), colours.mustard),
]

/** Waves that the storm drives, their tops white with foam: where they are, and how wide. */
const waves: [x: number, y: number, w: number][] = [
  [90, 404, 60],
  [330, 404, 70],
  [214, 462, 90],
  [440, 470, 120],
  [640, 520, 110],
  [110, 520, 130],
  [300, 560, 120],
  [800, 440, 90],
  [930, 520, 110],
]

const wave = (x: number, y: number, w: number): SceneNode[] => [
  fill(
    blob([
      [x - w, y + w * 0.12],
      [x - w * 0.3, y - w * 0.08],
      [x + w * 0.3, y - w * 0.26],
      [x + w * 0.62, y - w * 0.16],
      [x + w * 0.5, y],
      [x + w, y + w * 0.14],
    ]),
    '#7f9aa3',
    0.5,
  ),
  stroke(
    curve([
      [x - w * 0.5, y],
      [x + w * 0.1, y - w * 0.2],
      [x + w * 0.42, y - w * 0.24],
      [x + w * 0.58, y - w * 0.14],
    ]),
    '#e8efec',
    4,
    0.6,
  ),
]

/** Temi when it has all gone wrong: her head is low between her shoulders. */
const hunched: Figure = { ...temi, build: { ...temi.build, torso: 54, neck: 0 } }

/** The sea front ends here, at the mouth of the harbour. */
const quay = 726
const front: SceneNode[] = [
  clipTo(rect(-60, 0, quay + 60, 760), [...promenade(storm, 632, 44), ...seaWall(storm, 592, 44, 45)]),
  fill(
    poly([
      [quay, 588],
      [quay + 30, 606],
      [quay + 34, 740],
      [quay, 740],
    ]),
    '#6a625d',
  ),
  stroke(`M${quay} 592L${quay + 30} 610`, '#a39a91', 8),
]

/** What has come down already, like dead spiders. */
const wrecks: [x: number, y: number, scale: number, rotate: number, colour: string][] = [
  [1080, 486, 0.9, -30, colours.tomato],
  [1270, 560, 1.05, 24, colours.mustard],
  [1066, 648, 1, 70, colours.seaDeep],
  [1400, 424, 0.6, -60, colours.plum],
  [852, 664, 0.7, 30, colours.coral],
]

const ripple = (x: number, y: number, w: number): SceneNode =>
  stroke(
    curve([
      [x - w, y],
      [x - w * 0.4, y + 8],
      [x + w * 0.4, y + 2],
      [x + w, y + 8],
    ]),
    '#dfeae6',
    3,
    0.7,
  )

export const spread: Spread = {
  scene: [
    ...sky({ ...wet, skyTop: '#a3b8c6', skyLow: '#dbe4e4' }, horizon, 51, width),
    ...sea(wet, horizon - 8, 720, 52, width),
    place(boat('#c9b9a6', '#5d4a4a'), { x: 1380, y: 362, scale: 0.6 }),
    // The storm stands over the sea front, and has passed the harbour.
    fill(rect(0, 0, 1000, 720), {
      from: [0, 0],
      to: [980, 0],
      stops: [
        [0, '#2a354e', 0.8],
        [0.55, '#2f3b54', 0.56],
        [1, '#4a5a70', 0],
      ],
    }),
    dabs({ x: -80, y: 0, w: 960, h: 540 }, '#e4e8de', 110, 42, { length: 130, width: 3, angle: -16, opacity: 0.13 }),
    ...waves.flatMap(([x, y, w]) => wave(x, y, w)),
    swirl(440, 420, 34),
    swirl(770, 232, 42),
    ...front,
    ...harbourWall,
    ...treads,
    ...puddle(1660, 456, 70),
    ...puddle(1800, 622, 80),
    ...wrecks.map(([x, y, scale, rotate, colour]) => place(deadBrolly(colour), { x, y, scale, rotate })),
    ...wrecks.map(([x, y, scale]) => ripple(x, y + 30, 84 * scale)),
    ...brollies.map(([x, y, scale, rotate, a, b]) => place(blownBrolly(a, b), { x, y, scale, rotate })),
    place(flungChips(26, 5, 500, 420, 26), { x: 380, y: 190 }),
    place(flungChips(12, 9, 640, 140, 22), { x: 60, y: 470 }),
    place(hat, { x: 716, y: 176, rotate: -28, scale: 0.8 }),
    ...gulls.map(([x, y, scale, rotate, flip, mood]) =>
      place(
        flyingGull({
          mood,
          open: 0.9,
          wings: [
            [-90, -190],
            [70, -210],
          ],
        }),
        { x, y, scale, rotate, flip },
      ),
    ),
    farGull(250, 410, 20),
    farGull(900, 236, 18),
    place(
      figure(postman, {
        turn: 0.4,
        nod: -0.6,
        lean: 8,
        hands: [
          [-30, -190],
          [64, -178],
        ],
        grasp: ['open', 'open'],
        arms: ['back', 'over'],
        feet: [
          [-40, 112],
          [44, 118],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
        hat: [],
      }),
      { x: 640, y: 610, scale: 0.74 },
    ),
    ...tug,
    place(
      inWheelchair(finn, {
        turn: 0.3,
        nod: -0.5,
        hands: [
          [-28, -124],
          [34, -128],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.3, -1] },
      }),
      { x: 176, y: 704, scale: 1.06 },
    ),
    fill(ellipse(1716, 572, 104, 9) + ellipse(1704, 664, 84, 9), '#1d2440', 0.25),
    place(
      [
        ...figure(hunched, {
          ...armsBehind,
          turn: -0.3,
          nod: 0.6,
          tilt: -3,
          lean: -3,
          seat: [
            [-16, 18],
            [16, 18],
          ],
          legless: true,
          feeling: { eyes: 'half', brows: 'worried', mouth: 'wobble', gaze: [-0.4, 1] },
          load: lap(temi, { cloth: colours.mustard, shade: colours.mustardDark }, -0.4, [-4, 0]),
        }),
        placedArm(hunched, { side: 1, elbow: [29, 4], hand: [23, -54], state: 'rest', thumb: -1, lean: -3 }),
        placedArm(hunched, { side: -1, elbow: [-42, 5], hand: [-35, -50], state: 'rest', thumb: 1, lean: -3 }),
      ],
      { x: 1712, y: 550, scale: 1.84 },
    ),
    rain({ x: 1590, y: -20, w: 340, h: 290 }, 40, 55),
    rain({ x: 700, y: 240, w: 1240, h: 500 }, 180, 57),
    dabs({ x: 960, y: 560, w: 960, h: 160 }, '#eaf3ef', 40, 56, { length: 14, width: 2, opacity: 0.5 }),
  ],
  lighting: { ...wetLight, from: [1240, -340] },
  texts: [
    { x: 54, y: 46, w: 360, h: 330, ink: '#fffaf0', ground: '#4a5669', size: 24 },
    { x: 40, y: 46, w: 580, h: 250, ink: colours.ink, ground: '#9dacb4' },
  ],
}
