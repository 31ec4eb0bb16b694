import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, type Point, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import type { Spread } from '../../../storybook.ts'
import { dewi } from '../cast/dewi.ts'
import { mrBowen } from '../cast/mr-bowen.ts'
import { nan } from '../cast/nan.ts'
import { postwoman } from '../cast/neighbours.ts'
import { cheer, faces, stand } from '../cast/poses.ts'
import { samira } from '../cast/samira.ts'
import { colours } from '../palette.ts'
import { drizzle } from '../places/light.ts'
import { drizzleLight } from '../places/lighting.ts'
import { climb, onStep, onTrack, steps, terrace, track } from '../places/street.ts'
import { bigWindow, puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { custardSlice, letter } from '../props/goods.ts'
import { cat, piano } from '../props/piano.ts'
import { rope, windingWheel } from '../props/wheel.ts'

const width = 1920
const light = drizzle
/** The last steps of the street; at the top a yard begins, before Mr Bowen's house. */
const flight = { x: -76, y: 740, run: 44, rise: 11.6, count: 21 }
const top = flight.y - flight.count * flight.rise
const lastStep = flight.x + flight.count * flight.run
const slope = climb(flight)
const [farDrop, nearDrop] = [44, 96]
const [pianoX, pianoY] = onStep(flight, 4.5)
const [downX, downY] = onTrack(flight, nearDrop, 14.6)

const random = randomFrom(12)
const speed = Array.from({ length: 20 }, () => {
  const [x, length] = [downX + 90 + random() * 150, 40 + random() * 60]
  const y = flight.y - (x - flight.x) * 0.264 + nearDrop - 6 - random() * 40
  return line([x, y], [x + length, y - length * 0.264])
}).join('')
/** The rain that the pink bath leaves behind it in the air: two sheets of water, and drops. */
const at = (x: number, y: number): Point => [downX + x - 12, downY + y + 2]
const wake: SceneNode[] = [
  fill(
    blob(
      [
        at(92, -140),
        at(122, -168),
        at(160, -190),
        at(186, -212),
        at(194, -190),
        at(226, -196),
        at(214, -172),
        at(244, -160),
        at(222, -146),
        at(246, -120),
        at(212, -122),
        at(204, -98),
        at(176, -108),
        at(140, -104),
        at(108, -104),
      ],
      0.2,
    ),
    colours.waterPale,
    0.92,
  ),
  fill(
    blob([at(100, -126), at(150, -142), at(200, -140), at(222, -118), at(196, -116), at(176, -108), at(130, -108)]),
    colours.water,
    0.9,
  ),
  stroke(
    curve([at(108, -146), at(146, -170), at(180, -186)]) + curve([at(118, -128), at(164, -150), at(212, -160)]),
    '#ffffff',
    4,
    0.85,
  ),
  fill(
    Array.from({ length: 30 }, (_, i) =>
      ellipse(downX + 170 + random() * 120, downY - 90 - random() * 140 + (i % 5) * 10, 2.4 + random() * 5),
    ).join(''),
    colours.waterPale,
    0.9,
  ),
]

/** The lid of the box, which did not stay on. */
const lid: SceneNode[] = [
  ...paper(rect(-39, -8, 78, 14, 3), colours.white, 3),
  fill(rect(-5, -8, 10, 14), colours.raspberry),
  fill(blob('0,-8 -24,-24 -18,-6') + blob('0,-8 24,-24 18,-6'), colours.raspberry),
]
const openBox: SceneNode[] = [
  fill(rect(-34, -34, 68, 12), '#d9d2cb'),
  ...paper(rect(-36, -27, 72, 29, 3), colours.white, 3),
  fill(rect(-5, -27, 10, 29), colours.raspberry),
]
const flyingSlice: SceneNode[] = [
  stroke(
    curve('1408,318 1448,286 1490,262') + curve('1430,356 1474,318 1512,294') + curve('1400,276 1436,250 1470,232'),
    colours.custard,
    7,
    0.9,
  ),
  fill(
    ellipse(1500, 330, 7, 8) + ellipse(1466, 362, 5, 6) + ellipse(1544, 306, 5, 6) + ellipse(1490, 206, 5),
    colours.custard,
  ),
  fill(ellipse(1452, 210, 4) + ellipse(1530, 340, 4) + ellipse(1420, 236, 3), colours.pastry),
  place(custardSlice(), { x: 1546, y: 262, rotate: 24, scale: 1.9 }),
]

const pot = (x: number, y: number, size: number, petal: string): SceneNode =>
  place(
    [
      fill(ellipse(4, 2, 40, 6), '#232338', 0.22),
      fill([-22, -8, 8, 22].map((fx, i) => ellipse(fx, -66 - (i % 2) * 10, 20, 17)).join(''), colours.leekDark),
      fill([-30, -12, 4, 20, 32].map((fx, i) => ellipse(fx, -72 - (i % 2) * 14, 8)).join(''), petal),
      fill(poly('-32,-52 32,-52 24,2 -24,2'), '#b5694b'),
      fill(rect(-36, -58, 72, 13, 3), '#c67a59'),
    ],
    { x, y, scale: size },
  )

/** Mr Bowen's house across the whole right half: its corner with the drainpipe, and a window that somebody has left open. */
const house: SceneNode[] = [
  fill(rect(896, -20, 1064, 560), '#bcd3cc'),
  dabs({ x: 900, y: 0, w: 1000, h: 500 }, '#ffffff', 80, 41, { length: 110, width: 8, opacity: 0.12 }),
  fill(rect(896, top - 46, 1064, 60), '#86a59e', 0.45),
  fill([0, 1, 2, 3, 4, 5].map((i) => rect(896, 20 + i * 78, i % 2 ? 40 : 60, 40, 4)).join(''), colours.stone, 0.8),
  fill(
    [
      [1500, 60],
      [1530, 90],
      [1150, 330],
      [1120, 360],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 54, 24, 6))
      .join(''),
    colours.stone,
    0.4,
  ),
  place(bigWindow({ wall: '', shade: '', isOpen: true }), { x: 1776, y: 330, scale: 1.16 }),
  clipTo(rect(1689, 194, 174, 128), [
    place(
      figure(mrBowen, {
        turn: -0.3,
        tilt: -14,
        nod: 0.6,
        hands: [
          [-30, 0],
          [30, 0],
        ],
        feeling: { eyes: 'closed', brows: 'rest', mouth: 'smile' },
        legless: true,
      }),
      { x: 1784, y: 446, scale: 1.12 },
    ),
  ]),
  stroke(`M884 -10V${top - 120}Q884 ${top - 84} 862 ${top - 78}L846 ${top - 70}`, colours.iron, 19),
  stroke(`M879 -10V${top - 122}`, colours.slatePale, 4, 0.5),
  fill(rect(868, 96, 32, 12, 3) + rect(868, 270, 32, 12, 3), colours.iron),
]

const ground = poly([
  [lastStep, top],
  [1960, top],
  [1960, 740],
  [lastStep - 96, 740],
])
const yard: SceneNode[] = [
  fill(ground, '#a39688'),
  clipTo(ground, [
    stroke(
      [0.16, 0.4, 0.74].map((t) => line([700, top + 240 * t], [1960, top + 240 * t])).join('') +
        Array.from({ length: 9 }, (_, i) => line([880 + i * 130, top], [760 + i * 158, 740])).join(''),
      colours.stoneDark,
      2.6,
      0.5,
    ),
    dabs({ x: 860, y: top, w: 1100, h: 240 }, '#c3b7a8', 70, 44, { length: 70, width: 6, opacity: 0.3 }),
    specks({ x: 860, y: top, w: 1100, h: 240 }, colours.stoneDark, 200, 45, 2, 0.3),
    fill(rect(lastStep, top, 1100, 10), '#232338', 0.16),
  ]),
  stroke(line([lastStep - 2, top + 2], [lastStep - 98, 740]), light.tread, 7),
]

/** What Mr Bowen's pipe lets out, though nothing stands under it any more. */
const gush: SceneNode[] = [
  stroke(
    curve([
      [846, top - 70],
      [826, top - 58],
      [816, top - 20],
      [812, top + 52],
    ]),
    colours.waterPale,
    17,
    0.95,
  ),
  fill(ellipse(812, top + 56, 46, 9), colours.waterPale, 0.9),
]

export const spread: Spread = {
  scene: [
    ...sky(light, 19, width),
    ...valley(light, 600, 20, width),
    ...terrace(flight, light, { scale: 0.92, every: 3.3, from: 1.2, count: 5, first: 1 }),
    ...house,
    ...steps(flight, light, width),
    ...yard,
    pot(1700, top + 44, 1.1, colours.raspberry),
    pot(1806, top + 54, 1.35, colours.amber),
    ...stand(postwoman, onStep(flight, 7.6), 0.62, {
      ...cheer(postwoman, 0.8),
      grasp: ['open', 'open'],
      turn: 0.4,
      lean: -8,
      feeling: faces.horrified,
    }),
    ...[
      [140, 420, -20],
      [310, 400, 24],
      [196, 372, -40],
      [268, 340, 12],
      [350, 350, 50],
    ].map(([x = 0, y = 0, r = 0]) => place(letter(), { x, y, rotate: r, scale: 0.86 })),
    place([...piano(), place(cat('fright'), { x: 0, y: -140 })], { x: pianoX, y: pianoY, scale: 0.84 }),
    ...stand(dewi, onStep(flight, 11.4), 0.84, {
      hands: [
        [-34, -118],
        [36, -120],
      ],
      arms: ['over', 'over'],
      turn: 0.5,
      lean: -5,
      feeling: { ...faces.amazed, gaze: [0.8, 0.5] },
    }),
    place(windingWheel(false, 20), { x: 690, y: top + 34, scale: 0.9 }),
    ...stand(nan, [782, top + 12], 0.94, {
      hands: [
        [-72, -118],
        [66, -128],
      ],
      arms: ['over', 'over'],
      grasp: ['open', 'open'],
      turn: 0.3,
      lean: -5,
      weight: -1,
      feeling: { ...faces.amazed, gaze: [0.9, 0] },
    }),
    ...gush,
    clipTo(rect(-20, 0, lastStep + 66, 740), [...track(flight, farDrop, width), ...track(flight, nearDrop, width)]),
    stroke(speed, '#ffffff', 3.4, 0.55),
    place(bathOnWheels({ paint: 'pink', slope, rain: 1 }), { x: downX, y: downY, scale: 1.42, rotate: -12 }),
    ...wake,
    ...rope([1236, 478], [690, top - 80], 46, 6),
    fill(ellipse(1330, 640, 170, 16), '#232338', 0.22),
    place(bathOnWheels({ paint: 'green', slope, load: [place(openBox, { x: -14, y: -2, rotate: -16, scale: 1.2 })] }), {
      x: 1340,
      y: 548,
      scale: 1.7,
      rotate: -16,
    }),
    place(lid, { x: 1362, y: 274, rotate: -34, scale: 1.25 }),
    ...flyingSlice,
    ...puddle(1560, 660, 190),
    ...puddle(874, 650, 120),
    ...stand(samira, [1130, 812], 1.3, {
      hands: [
        [-30, -120],
        [36, -124],
      ],
      arms: ['over', 'over'],
      turn: 0.5,
      nod: -0.4,
      lean: -10,
      feeling: { ...faces.amazed, gaze: [0.8, -0.9] },
    }),
    ...rainfall(0.6, 21, -20, width),
  ],
  lighting: { ...drizzleLight, from: [1000, -380] },
  texts: [
    { x: 52, y: 36, w: 500, h: 290, ink: colours.ink, ground: '#b4c6d4', size: 22 },
    { x: 56, y: 30, w: 420, h: 210, ink: colours.ink, ground: '#bcd3cc', size: 19, loud: [0] },
  ],
}
