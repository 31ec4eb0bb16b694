import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { colours } from '../palette.ts'
import { candlelit } from '../places/concert.ts'
import { blanket } from '../places/inside.ts'
import { candle } from '../places/lighting.ts'
import { seatBack } from '../places/upstairs.ts'
import { candleJar } from '../props/lights.ts'
import { rhubarb } from '../props/rhubarb.ts'

const back = (x: number, w: number): SceneNode[] => {
  const shape = rect(x, 410, w, 330, 46)
  return [
    fill(shape, candlelit.seat),
    clipTo(shape, [
      stroke(
        [0, 90, 180, 270, 360, 450]
          .map((d) => line([x + d - 40, 740], [x + d + 60, 400]) + line([x + d + 60, 740], [x + d - 40, 400]))
          .join(''),
        candlelit.seatMark,
        4,
        0.35,
      ),
    ]),
    stroke(
      `M${x + 4} 470Q${x + 4} 414 ${x + 50} 414H${x + w - 50}Q${x + w - 4} 414 ${x + w - 4} 470`,
      candlelit.trim,
      12,
    ),
  ]
}

/** A strap for those who stand, hanging still from its rail. */
const strap = (x: number, y: number): SceneNode[] => [
  stroke(line([x, -10], [x, y]), '#2a2048', 9),
  stroke(ellipse(x, y + 24, 20, 25), '#6b5a86', 8),
]

/** The seats in front, between them and us. */
const nearSeats = { ...candlelit, seat: '#15143a', seatMark: '#23235a', trim: '#2c1836' }

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), candlelit.wall),
    dabs({ x: -40, y: 0, w: 1040, h: 420 }, '#4a3d70', 90, 181, { length: 100, width: 9, opacity: 0.4 }),
    fill(rect(0, 0, 960, 30), '#221d46'),
    fill(rect(0, 28, 960, 7), candlelit.trim),
    place([...blanket(1, 0.42)], { x: 216, y: -388, scale: 1.5 }),
    place([...blanket(2, 0.42)], { x: 236, y: -388, scale: 1.5 }),
    ...strap(652, 62),
    ...strap(906, 96),
    fill(rect(-20, 330, 1000, 400), candlelit.panel),
    fill(rect(-20, 322, 1000, 12), candlelit.trim),
    ...back(-30, 560),
    ...back(616, 420),
    seatAt([-30, 694], [540, 668]),
    seatAt([616, 680], [1044, 680]),
    glow(586, 560, 470, '#ffc766', 0.65),
    place(
      figure(mrGill, {
        turn: -0.3,
        nod: 0.3,
        tilt: 11,
        lean: 7,
        hands: [
          [-50, 0],
          [48, 2],
        ],
        elbows: [1.3, 1.3],
        arms: ['back', 'back'],
        ...sitting(mrGill.build, 1, 0.62),
        feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
      }),
      { x: 412, y: 652, scale: 1.6 },
    ),
    place(rhubarb('bud', 6), { x: 284, y: 690, scale: 1.08 }),
    place(
      figure(kai, {
        turn: 0.55,
        nod: 0.2,
        tilt: 15,
        lean: 13,
        hands: [
          [-30, -20],
          [84, -42],
        ],
        grasp: ['rest', 'open'],
        arms: ['front', 'over'],
        ...sitting(kai.build, 1, 0.5),
        feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
      }),
      { x: 124, y: 684, scale: 1.56 },
    ),
    place(
      figure(mrsOgden, {
        turn: -0.4,
        nod: -0.3,
        tilt: -3,
        lean: -3,
        hands: [
          [24, -48],
          [-24, -54],
        ],
        arms: ['over', 'over'],
        ...sitting(mrsOgden.build, 1, 0.6),
        feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [-0.6, -0.1] },
      }),
      { x: 730, y: 664, scale: 1.52 },
    ),
    place(rhubarb('bud', 5), { x: 884, y: 668, scale: 1.85 }),
    stroke(curve('830,440 816,424 820,402') + curve('938,440 954,422 948,400'), colours.candle, 5, 0.85),
    glow(884, 500, 180, '#ffcf7a', 0.3),
    stroke('M560 28V760', '#2a2048', 20),
    stroke('M557 28V760', colours.brassDark, 9),
    stroke('M560 448Q590 448 588 470', colours.brassDark, 6),
    place(candleJar(150, 0.55), { x: 588, y: 608, scale: 1.4 }),
    place(seatBack(nearSeats), { x: 214, y: 944, scale: 1.5, rotate: -2 }),
    place(seatBack(nearSeats), { x: 800, y: 944, scale: 1.62, rotate: 2 }),
  ],
  lighting: { ...candle, from: [588, 560], reach: 640 },
  text: { x: 52, y: 60, w: 540, h: 190, ink: colours.white, ground: '#362b58', size: 24 },
}
