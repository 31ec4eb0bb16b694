import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { twinOne } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { aisle } from '../places/aisle.ts'
import { audience, candlelit } from '../places/concert.ts'
import { candle } from '../places/lighting.ts'
import { creepingHand } from '../props/big-hands.ts'
import { bigTorch, bucket, candleJar, smallTorch } from '../props/lights.ts'

/** Mr Gill's hand, very large, on its way to the torch; it comes from the left. */
const hand: SceneNode[] = [
  fill(blob('-60,60 120,4 246,-6 252,104 120,132 -60,176', 0.06), '#35508a'),
  fill(blob('222,-12 254,-16 262,110 232,114', 0.06), colours.slateDark),
  fill([12, 52, 92].map((y) => ellipse(236, y, 6)).join(''), colours.brass),
  place(creepingHand(mrGill.complexion), { x: 290, y: 48, scale: 1.12 }),
  stroke(curve('266,2 276,48 268,96'), colours.tin, 9),
  stroke(curve('263,2 273,48 265,96'), colours.white, 2, 0.8),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), candlelit.ceiling),
    place(
      [
        ...aisle(candlelit, true, 0.62, 2),
        ...audience((who) =>
          who === twinOne
            ? { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [0.6, 0.4] }
            : { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0, -0.2] },
        ),
      ],
      { x: 480 - 480 * 1.3, y: 330 - 330 * 1.3, scale: 1.3 },
    ),
    fill(rect(0, 0, 960, 720), '#171235', 0.26),
    place(candleJar(330, 0.8), { x: 486, y: 566, scale: 1.1 }),
    fill(blob('-20,760 -20,700 260,690 520,684 980,676 980,760', 0.05), '#20183a'),
    place(
      bucket([
        place(bigTorch(), { x: 12, y: -86, rotate: -56, scale: 0.82 }),
        place(smallTorch(colours.rhubarb), { x: -24, y: -68, rotate: -106, scale: 0.9 }),
      ]),
      {
        x: 742,
        y: 724,
        scale: 1.62,
      },
    ),
    place(hand, { x: 20, y: 566, scale: 0.88 }),
  ],
  lighting: { ...candle, from: [552, 480] },
  text: { x: 180, y: 34, w: 620, h: 270, ink: colours.white, ground: '#2a2247', size: 21 },
}
