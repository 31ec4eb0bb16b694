import { spreadHand } from '../../../kit/drawn-hands.ts'
import type { Expression } from '../../../kit/face.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, type Point, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Spread } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { mum } from '../cast/mum.ts'
import {
  baker,
  cornetPlayer,
  hornPlayer,
  lollipopLady,
  neighbour,
  tubaPlayer,
  twinOne,
  twinTwo,
} from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { candle } from '../places/lighting.ts'
import { candleJar } from '../props/lights.ts'
import { nestled } from '../props/nestled.ts'
import { popMarks } from '../props/rhubarb.ts'

/** The lines that show a hand shaking. */
const shaking = (size: number): SceneNode[] => [
  stroke(
    `M${-size * 1.4} ${-size * 0.9}Q${-size * 1.75} ${-size * 0.3} ${-size * 1.4} ${size * 0.3}M${size * 1.4} ${-size * 0.9}Q${size * 1.75} ${-size * 0.3} ${size * 1.4} ${size * 0.3}`,
    '#ffe7a8',
    size * 0.14,
    0.85,
  ),
]

/** Somebody with both hands up, fingers wide. `way` makes each one's their own: -1 to 1. */
function clapping(who: Figure, x: number, y: number, scale: number, way: number, reach = 0, wide = 16): SceneNode {
  const top = -who.build.torso * 0.86 - who.build.arm * 0.88 - reach
  const out = who.build.shoulders + wide
  const marks = shaking(who.build.limb)
  return place(
    figure(who, {
      turn: way * 0.6,
      tilt: way * 9,
      lean: way * 4,
      hands: [
        [-out - way * 10, top + way * 9],
        [out - way * 10, top - way * 9],
      ],
      grasp: ['open', 'open'],
      handSize: 1.5,
      arms: ['back', 'back'],
      feeling: { eyes: who === mrsOgden ? 'wide' : 'happy', brows: 'up', mouth: who === mrsOgden ? 'smile' : 'grin' },
      holding: [marks, marks],
      legless: true,
    }),
    { x, y, scale },
  )
}

const handkerchief: SceneNode[] = [
  fill(blob('-26,-14 0,-20 26,-14 30,10 12,34 -10,30 -30,12'), colours.white),
  fill(ellipse(-12, 0, 4) + ellipse(8, -6, 4) + ellipse(0, 14, 4) + ellipse(16, 8, 4), colours.rhubarb),
]

/** Somebody who still listens. */
function listening(
  who: Figure,
  at: { x: number; y: number; scale: number },
  turn: number,
  feeling: Expression,
  hands: [Point, Point],
  load: SceneNode[] = [],
): SceneNode {
  const pose: Pose = { turn, tilt: turn * 14, hands, arms: ['over', 'over'], feeling, load, legless: true }
  return place(figure(who, pose), at)
}

/** Everybody who claps: where, how large and which way each one leans, from the back to the front. */
const crowd: [Figure, number, number, number, number, number?][] = [
  [cornetPlayer, 1050, 460, 1.04, 0.5],
  [hornPlayer, 1822, 470, 1.06, -0.4],
  [baker, 1156, 526, 1.3, 0.3],
  [neighbour, 1738, 526, 1.26, -0.35],
  [mrGill, 1450, 520, 1.34, 0.05],
  [mum, 1290, 520, 1.24, 0.35],
  [mrsOgden, 1610, 524, 1.24, -0.5, -6],
  [twinOne, 1080, 566, 1.3, 0.6],
  [mei, 1800, 580, 1.42, -0.25],
  [twinTwo, 1404, 604, 1.3, 0.2],
]

/** The backs of the seats, one after the other. */
const seatBacks: SceneNode[] = [-40, 350, 740, 1130, 1520, 1910].flatMap((left) => [
  ...paper(
    `M${left} 740V606Q${left} 566 ${left + 44} 566H${left + 326}Q${left + 370} 566 ${left + 370} 606V740Z`,
    '#2c2250',
    6,
  ),
  stroke(
    `M${left + 14} 608Q${left + 14} 578 ${left + 50} 578H${left + 320}Q${left + 356} 578 ${left + 356} 608`,
    '#5a2b55',
    9,
  ),
])

/** The pop of one bud: rays, a glow, and the two halves of its brown coat, which fly off. */
const pop = (x: number, y: number, size: number): SceneNode[] => [
  glow(x, y, size * 2.4, '#ffdf9a', 0.42),
  place([popMarks(size, '#ffe7a8')], { x, y }),
  place([fill(blob('-8,6 -10,-8 0,-16 8,-6 6,6'), '#b9805a')], { x: x - size * 1.1, y: y - size * 0.5, rotate: -40 }),
  place([fill(blob('-8,6 -10,-8 0,-16 8,-6 6,6'), '#8f5c42')], { x: x + size * 1.05, y: y - size * 0.7, rotate: 50 }),
]

/** The rhubarb that bursts in the dark, along the whole bus, nearest to us: how large, and which of its shoots go pop. */
const bursting: [x: number, scale: number, seed: number, pops: [number, number, number][]][] = [
  [
    70,
    1.5,
    8,
    [
      [-14, -114, 28],
      [40, -92, 20],
    ],
  ],
  [
    416,
    1.7,
    9,
    [
      [-36, -98, 24],
      [14, -118, 34],
    ],
  ],
  [
    1082,
    1.46,
    12,
    [
      [-8, -114, 32],
      [40, -92, 20],
    ],
  ],
  [
    1330,
    1.3,
    5,
    [
      [-36, -92, 22],
      [20, -112, 28],
    ],
  ],
  [1560, 1.5, 14, [[0, -116, 34]]],
  [
    1800,
    1.4,
    6,
    [
      [-30, -100, 26],
      [30, -104, 20],
    ],
  ],
]

const rhubarbs: SceneNode[] = bursting.flatMap(([x, scale, seed, pops]) => [
  place(nestled('shoots', seed), { x, y: 716, scale }),
  ...pops.flatMap(([dx, dy, size]) => pop(x + dx * scale, 716 + dy * scale, size * scale)),
])

/** Kai, who shows them how: both hands up, fingers wide, and shake. */
const shows: SceneNode[] = [
  ...figure(kai, {
    ...armsBehind,
    turn: -0.12,
    tilt: -7,
    lean: -2,
    legless: true,
    feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.7, 0.5] },
  }),
  ...([-1, 1] as const).map((side) =>
    placedArm(kai, {
      side,
      elbow: [side * 58, -48],
      hand: [side * 74, -112 - side * 4],
      state: 'open',
      thumb: side === 1 ? -1 : 1,
      lean: -2,
      handSize: 1.3,
      holding: shaking(18),
      drawn: spreadHand(kai.complexion),
    }),
  ),
]

export const spread: Spread = {
  scene: [
    fill(rect(0, 0, 1920, 720), '#33285a'),
    fill(blob('-20,740 -20,360 300,350 760,300 1000,238 1440,216 1800,226 1940,250 1940,740', 0.1), '#43305c'),
    stroke(
      [700, 960, 1180, 1440, 1700, 1960].map((x) => line([1440 + (x - 1440) * 0.86, 0], [x, 246])).join(''),
      '#4b3a72',
      6,
      0.6,
    ),
    glow(1440, 560, 640, '#ffb84f', 0.55),
    glow(740, 560, 460, '#ffb84f', 0.6),
    listening(lollipopLady, { x: 96, y: 584, scale: 1.2 }, 0.4, { eyes: 'closed', brows: 'up', mouth: 'smile' }, [
      [-20, -20],
      [24, -26],
    ]),
    place(
      crowd.map(([who, x, y, scale, way, up]) => clapping(who, x, y, scale, way, up)),
      { x: 1440 - 1440 * 1.1, y: 590 - 600 * 1.1, scale: 1.1 },
    ),
    listening(
      tubaPlayer,
      { x: 262, y: 640, scale: 1.46 },
      0.2,
      { eyes: 'squeezed', brows: 'worried', mouth: 'none' },
      [
        [-30, -40],
        [16, -118],
      ],
      [
        place(handkerchief, { x: 4, y: -128, scale: 0.92 }),
        fill(blob('-24,-164 -18,-150 -22,-142 -30,-146') + blob('34,-160 40,-148 35,-140 28,-146'), '#9fd0ea'),
      ],
    ),
    fill(rect(0, 0, 1920, 720), '#2a1c48', 0.26),
    seatBacks,
    place(candleJar(320, 0.6), { x: 560, y: 712, scale: 1.5 }),
    place(shows, { x: 736, y: 756, scale: 2.5 }),
    rhubarbs,
  ].flat(),
  lighting: { ...candle, from: [620, 640], reach: 1300 },
  texts: [
    { x: 56, y: 34, w: 760, h: 300, ink: colours.white, ground: '#302a5a', loud: [0], loudSize: 54, size: 20 },
    null,
  ],
}
