import { figure } from '../../../kit/figure.ts'
import { curve, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { colours } from '../palette.ts'
import { candlelit } from '../places/concert.ts'
import { candle } from '../places/lighting.ts'
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

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), candlelit.wall),
    dabs({ x: -40, y: 0, w: 1040, h: 420 }, '#4a3d70', 90, 181, { length: 100, width: 9, opacity: 0.4 }),
    place(
      [
        fill(rect(-20, 340, 1000, 400), candlelit.panel),
        fill(rect(-20, 332, 1000, 10), candlelit.trim),
        ...back(20, 500),
        ...back(580, 460),
        fill(rect(14, 634, 512, 64, 26) + rect(574, 634, 470, 64, 26), candlelit.seat),
        fill(rect(14, 668, 512, 30, 15) + rect(574, 668, 470, 30, 15), '#14143a', 0.3),
        seatAt([14, 630], [526, 630]),
        seatAt([574, 644], [1044, 644]),
        glow(572, 560, 420, '#ffc766', 0.6),
        place(
          figure(mrGill, {
            tilt: -2,
            hands: [
              [-45, 3],
              [45, 3],
            ],
            elbows: [1.3, 1.3],
            arms: ['back', 'back'],
            ...sitting(mrGill.build, 1, 0.62),
            feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
          }),
          { x: 404, y: 600, scale: 1.36 },
        ),
        place(rhubarb('bud', 6), { x: 248, y: 648, scale: 0.92 }),
        place(
          figure(kai, {
            turn: 0.4,
            hands: [
              [-26, -30],
              [74, -48],
            ],
            grasp: ['rest', 'open'],
            arms: ['front', 'over'],
            ...sitting(kai.build, 1, 0.5),
            feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.5, -0.7] },
          }),
          { x: 126, y: 622, scale: 1.34 },
        ),
        place(
          figure(mrsOgden, {
            turn: -0.1,
            hands: [
              [24, -48],
              [-24, -54],
            ],
            arms: ['over', 'over'],
            ...sitting(mrsOgden.build, 1, 0.6),
            feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [0, 0] },
          }),
          { x: 686, y: 640, scale: 1.3 },
        ),
        place(rhubarb('bud', 5), { x: 846, y: 646, scale: 1.55 }),
        stroke(curve('800,450 788,436 792,418') + curve('892,450 906,434 900,416'), colours.candle, 4, 0.8),
        fill(rect(0, 0, 960, 800), '#171235', 0.06),
        stroke('M552 140V720', colours.brassDark, 9),
        stroke('M552 482Q574 482 572 500', colours.brassDark, 5),
        place(candleJar(110, 0.45), { x: 572, y: 610, scale: 1.1 }),
        glow(846, 490, 150, '#ffcf7a', 0.25),
      ],
      { x: -62, y: -88, scale: 1.15 },
    ),
  ],
  lighting: { ...candle, from: [572, 560] },
  text: { x: 52, y: 48, w: 560, h: 190, ink: colours.white, ground: '#362b58', size: 24 },
}
