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

/** Everybody who claps: where, how large and which way each one leans, from the back to the front. */
const far: [Figure, number, number, number, number][] = [
  [cornetPlayer, 470, 572, 1.1, 0.5],
  [hornPlayer, 604, 584, 1.14, -0.4],
]
const near: [Figure, number, number, number, number, number?][] = [
  [baker, 1116, 480, 1.3, 0.3],
  [neighbour, 1838, 572, 1.26, -0.35],
  [mum, 1236, 634, 1.56, 0.35],
  [mrsOgden, 1700, 628, 1.5, -0.5, -6],
  [mrGill, 1452, 604, 1.86, 0.05],
  [twinOne, 1098, 652, 1.42, 0.6],
  [twinTwo, 1334, 676, 1.4, 0.2],
  [mei, 1588, 676, 1.6, -0.25],
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
  [student, [1170, 800], [1180, 640], 1],
  [student, [1268, 800], [1258, 632], -1],
  [lollipopLady, [1690, 800], [1694, 632], 1],
  [lollipopLady, [1796, 800], [1806, 622], -1],
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
  [60, 654, 1.3, 8],
  [442, 662, 0.98, 9],
  [640, 662, 0.98, 12],
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
    listening(lollipopLady, { x: 128, y: 594, scale: 1.2 }, 0.4, { eyes: 'closed', brows: 'up', mouth: 'smile' }, [
      [-20, -20],
      [24, -26],
    ]),
    ...far.map(([who, x, y, scale, way]) => clapping(who, x, y, scale, way)),
    fill(rect(0, 0, 1920, 720), '#2a1c48', 0.2),
    listening(
      tubaPlayer,
      { x: 290, y: 634, scale: 1.46 },
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
    fill(rect(398, 574, 300, 130, 26), '#34437a'),
    stroke('M408 614Q406 580 438 580H658Q690 580 690 614', '#6a3160', 7),
    // Nearer and higher than those on the left.
    place(
      near.map(([who, x, y, scale, way, up]) => clapping(who, x, y, scale, way, up)),
      { x: 1440 - 1440 * 1.08, y: 672 - 690 * 1.08, scale: 1.08 },
    ),
    clapping(kai, 808, 606, 1.8, 0.35, 0, 30),
    ...shoots.flatMap(([x, y, scale, seed]) => [
      place(rhubarb('shoots', seed), { x, y, scale }),
      place([popMarks(40)], { x, y: y - 140 * scale }),
    ]),
    place(candleJar(300, 0.7), { x: 540, y: 668, scale: 1.25 }),
    ...seatBacks,
    ...nearestHands,
  ],
  lighting: { ...candle, from: [1320, 600], reach: 900 },
  texts: [
    { x: 56, y: 34, w: 760, h: 300, ink: colours.white, ground: '#302a5a', loud: [0], loudSize: 54, size: 20 },
    null,
  ],
}
