import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, poly, rect } from '../../../kit/geometry.ts'
import { farGull, flyingGull } from '../../../kit/gull.ts'
import type { GullMood } from '../../../kit/gull-parts.ts'
import { clipTo, fill, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { dabs, rain, specks } from '../../../kit/texture.ts'
import type { Spread } from '../../../storybook.ts'
import { finn } from '../cast/finn.ts'
import { temi } from '../cast/temi.ts'
import { postman } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { storm, wet } from '../places/light.ts'
import { wetLight } from '../places/lighting.ts'
import { boat, promenade, sea, seaWall, sky } from '../places/seafront.ts'
import { blownBrolly, deadBrolly } from '../props/brolly.ts'
import { flungChips } from '../props/chips.ts'
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
  [560, 150, 0.95, 24, colours.tomato, colours.cream],
  [822, 122, 0.7, -38, colours.mustard, colours.cream],
  [706, 338, 0.62, 140, colours.seaDeep, colours.mustard],
  [336, 436, 0.62, -24, colours.plum, colours.cream],
  [872, 356, 0.5, 60, colours.coral, colours.navy],
  [690, 44, 0.4, 10, colours.green, colours.cream],
  [500, 344, 0.36, 70, colours.coral, colours.cream],
  [1128, 372, 0.42, 112, colours.tomato, colours.cream],
]

const gulls: [x: number, y: number, scale: number, rotate: number, flip: boolean, mood: GullMood][] = [
  [400, 560, 0.6, 34, false, 'greedy'],
  [838, 510, 0.52, -36, true, 'greedy'],
  [66, 420, 0.36, 18, false, 'greedy'],
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
  [590, 392, 64],
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

const treads: SceneNode[] = [0, 1, 2, 3, 4].flatMap((i) => {
  const top = 452 + i * 56
  const left = 1520 - i * 52
  const end = width + 20
  return [
    seatAt([left, top + 4], [width, top + 4]),
    ...paper(
      poly([
        [left, top],
        [end, top],
        [end, top + 60],
        [left - 8, top + 60],
      ]),
      i % 2 === 0 ? '#8d857d' : '#857c75',
      3,
    ),
    fill(
      poly([
        [left, top],
        [end, top],
        [end, top + 12],
        [left - 2, top + 12],
      ]),
      '#b3aaa0',
    ),
    stroke(
      curve([
        [left + 60, top + 30],
        [left + 64, top + 46],
        [left + 58, top + 58],
      ]),
      '#6d655f',
      2,
      0.6,
    ),
  ]
})

const harbourWall: SceneNode[] = [
  fill(poly('1660,250 1940,220 1940,470 1600,470'), '#7d756f'),
  specks({ x: 1620, y: 260, w: 300, h: 200 }, '#5f5853', 120, 3, 3, 0.35),
  ...paper(poly('1650,238 1940,206 1940,232 1652,262'), '#a59b90', 4),
]

const puddle = (x: number, y: number, w: number): SceneNode[] => [
  fill(ellipse(x, y, w, w * 0.14), '#b9c9ca', 0.6),
  stroke(ellipse(x + w * 0.2, y, w * 0.3, w * 0.05), '#e6efec', 1.6, 0.8),
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
    ...sky(wet, horizon, 51, width),
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
    swirl(480, 420, 34),
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
    place(hat, { x: 480, y: 64, rotate: -28, scale: 0.8 }),
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
      { x: 610, y: 606, scale: 0.74 },
    ),
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
    fill(ellipse(1676, 566, 96, 10) + ellipse(1616, 626, 60, 9), '#1d2440', 0.25),
    place(
      figure(temi, {
        turn: -0.45,
        nod: 0.7,
        tilt: -7,
        lean: -7,
        hands: [
          [-52, -16],
          [-38, -10],
        ],
        arms: ['over', 'over'],
        seat: [
          [-50, -14],
          [-34, -6],
        ],
        feet: [
          [-54, 52],
          [-32, 58],
        ],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'wobble', gaze: [-0.4, 1] },
      }),
      { x: 1676, y: 540, scale: 1.42 },
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
