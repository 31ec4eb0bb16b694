import type { Expression } from '../../../kit/face.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, type Point, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
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
  student,
  tubaPlayer,
  twinOne,
  twinTwo,
} from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { candle } from '../places/lighting.ts'
import { candleJar } from '../props/lights.ts'
import { popMarks, rhubarb } from '../props/rhubarb.ts'

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

const far: [Figure, number, number][] = [
  [cornetPlayer, 630, 0.5],
  [hornPlayer, 822, -0.5],
  [baker, 1056, 0.3],
  [neighbour, 1592, -0.35],
]

/** The backs of the nearest seats, one after the other. */
const seatBacks: SceneNode[] = [-20, 450, 920, 1390, 1860].flatMap((left) => [
  ...paper(
    `M${left} 740V676Q${left} 634 ${left + 44} 634H${left + 406}Q${left + 450} 634 ${left + 450} 676V740Z`,
    '#2c2250',
    6,
  ),
  stroke(
    `M${left + 14} 678Q${left + 14} 646 ${left + 50} 646H${left + 400}Q${left + 436} 646 ${left + 436} 678`,
    '#5a2b55',
    9,
  ),
])

/** Hands of the row that we sit in ourselves: from, to, and the side of the thumb. */
const nearest: [Figure, Point, Point, 1 | -1][] = [
  [student, [1118, 800], [1136, 612], 1],
  [student, [1246, 800], [1232, 600], -1],
  [neighbour, [1410, 800], [1398, 604], 1],
  [neighbour, [1520, 800], [1526, 596], -1],
  [lollipopLady, [1702, 800], [1704, 600], 1],
  [lollipopLady, [1866, 800], [1890, 566], -1],
]

const nearestHands: SceneNode[] = nearest.map(([{ complexion, sleeve }, from, to, thumb], index) =>
  forearm(
    {
      from,
      to,
      bend: [(from[0] + to[0]) / 2 + (index % 2 ? 6 : -6), 690],
      width: 46,
      state: 'open',
      thumb,
      sleeve,
      cuff: 0.62,
      holding: shaking(38),
    },
    complexion,
  ),
)

/** The last rhubarb that burst. */
const shoots: [x: number, y: number, scale: number, seed: number][] = [
  [60, 650, 1.3, 8],
  [424, 654, 1.16, 9],
  [722, 654, 1.16, 12],
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
    glow(1440, 560, 640, '#ffb84f', 0.75),
    glow(1440, 620, 330, '#ffe39a', 0.7),
    glow(560, 640, 420, '#ffb84f', 0.5),
    listening(lollipopLady, { x: 152, y: 566, scale: 1.1 }, 0.4, { eyes: 'closed', brows: 'up', mouth: 'smile' }, [
      [-20, -20],
      [24, -26],
    ]),
    ...far.map(([who, x, way], i) => clapping(who, x, (x < 960 ? 546 : 480) + (i % 2) * 14, 1.1, way)),
    fill(rect(0, 0, 1920, 720), '#2a1c48', 0.24),
    listening(
      tubaPlayer,
      { x: 272, y: 624, scale: 1.34 },
      0.2,
      { eyes: 'squeezed', brows: 'worried', mouth: 'none' },
      [
        [-27, -134],
        [25, -138],
      ],
      [place(handkerchief, { x: -2, y: -124, scale: 1.1 })],
    ),
    fill(rect(516, 556, 230, 130, 26) + rect(764, 556, 170, 130, 26), '#34437a'),
    stroke('M526 596Q524 562 556 562H706Q738 562 738 596M774 596Q772 562 804 562H894Q926 562 926 596', '#6a3160', 7),
    clapping(mrGill, 1222, 586, 1.22, 0.4),
    clapping(mum, 1694, 588, 1.18, -0.5),
    clapping(mrsOgden, 1802, 622, 1.24, -0.6, -6),
    clapping(twinOne, 1062, 634, 1.2, 0.7),
    clapping(twinTwo, 1320, 640, 1.18, 0.1),
    clapping(mei, 1608, 640, 1.36, -0.3),
    clapping(kai, 1448, 450, 1.84, 0.05, 0, 38),
    fill(rect(1358, 444, 182, 210, 26), '#34437a'),
    stroke('M1366 488Q1364 448 1400 448H1498Q1534 448 1532 488', '#6a3160', 8),
    ...shoots.flatMap(([x, y, scale, seed]) => [
      place(rhubarb('shoots', seed), { x, y, scale }),
      place([popMarks(46)], { x, y: y - 148 * scale }),
    ]),
    place(candleJar(300, 0.7), { x: 590, y: 668, scale: 1.25 }),
    ...seatBacks,
    ...nearestHands,
  ],
  lighting: { ...candle, from: [1320, 600], reach: 900 },
  texts: [
    { x: 56, y: 34, w: 760, h: 300, ink: colours.white, ground: '#302a5a', loud: [0], loudSize: 54, size: 20 },
    null,
  ],
}
