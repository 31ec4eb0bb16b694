import { figure } from '../../../kit/figure.ts'
import { blob, line, type Point, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
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
import { candle } from '../places/lighting.ts'

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
function clapping(who: Figure, x: number, y: number, scale: number, way: number, reach = 0): SceneNode {
  const top = -who.build.torso * 0.86 - who.build.arm * 0.88 - reach
  const out = who.build.shoulders + 16
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

const far: [Figure, number, number][] = [
  [hornPlayer, 70, -0.5],
  [baker, 232, 0.3],
  [cornetPlayer, 366, 0.6],
  [neighbour, 610, -0.35],
  [lollipopLady, 748, -0.1],
  [tubaPlayer, 892, -0.7],
]

/** The backs of the nearest seats. */
const seatBacks: SceneNode[] = [
  ...paper(
    'M-20 740V672Q-20 634 30 634H446Q470 634 470 660V740ZM490 740V660Q490 634 514 634H930Q980 634 980 672V740Z',
    '#2c2250',
    6,
  ),
  stroke('M-6 678Q-4 644 36 644H440Q460 644 460 664M500 664Q500 644 520 644H924Q964 644 966 678', '#5a2b55', 9),
]

/** Hands of the row that we sit in ourselves: from, to, and the side of the thumb. */
const nearest: [Figure, Point, Point, 1 | -1][] = [
  [student, [128, 800], [146, 612], 1],
  [student, [286, 800], [272, 600], -1],
  [neighbour, [418, 800], [404, 604], 1],
  [neighbour, [560, 800], [566, 596], -1],
  [lollipopLady, [742, 800], [744, 600], 1],
  [lollipopLady, [906, 800], [930, 566], -1],
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

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#33285a'),
    fill(blob('-20,720 -20,250 140,226 480,216 820,226 980,250 980,720', 0.1), '#43305c'),
    stroke(
      [-20, 220, 480, 740, 980].map((x) => line([480 + (x - 480) * 0.7, 0], [x, 240])).join(''),
      '#4b3a72',
      6,
      0.6,
    ),
    glow(480, 560, 620, '#ffb84f', 0.75),
    glow(480, 620, 320, '#ffe39a', 0.7),
    place(
      [
        ...far.map(([who, x, way], i) => clapping(who, x, 470 + (i % 2) * 14, 0.98, way)),
        fill(rect(0, 0, 960, 720), '#2a1c48', 0.24),
        clapping(mrGill, 232, 556, 1.1, 0.45),
        clapping(mum, 722, 560, 1.06, -0.5),
        clapping(mrsOgden, 846, 590, 1.12, -0.6, -6),
        clapping(twinOne, 100, 600, 1.1, 0.7),
        clapping(twinTwo, 344, 610, 1.06, 0.1),
        clapping(mei, 626, 606, 1.24, -0.3),
        clapping(kai, 484, 452, 1.62, 0.05, 6),
        fill(rect(404, 446, 160, 200, 26), '#34437a'),
        stroke('M410 486Q408 450 440 450H528Q560 450 558 486', '#6a3160', 7),
      ],
      { x: -67, y: -66, scale: 1.14 },
    ),
    ...seatBacks,
    ...nearestHands,
  ],
  lighting: { ...candle, from: [480, 600] },
  text: null,
}
