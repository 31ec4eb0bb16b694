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
  fill(blob('-90,90 120,0 232,-26 262,-22 276,36 268,96 232,104 120,136 -90,230', 0.06), '#35508a'),
  fill(blob('230,-34 262,-34 282,92 250,104', 0.06), colours.slateDark),
  fill([-2, 34, 70].map((y) => ellipse(246 + y * 0.12, y, 6)).join(''), colours.brass),
  place(creepingHand(mrGill.complexion), { x: 304, y: 24, scale: 1.16, rotate: -6 }),
  stroke(curve('276,-24 290,22 288,76'), colours.tin, 9),
  stroke(curve('273,-24 287,22 285,76'), colours.white, 2, 0.8),
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
    place(candleJar(290, 0.8), { x: 480, y: 486, scale: 1.1 }),
    fill(blob('-20,760 -20,700 260,690 520,684 980,676 980,760', 0.05), '#20183a'),
    place(
      bucket([
        place(bigTorch(), { x: 14, y: -92, rotate: -62, scale: 0.9 }),
        place(smallTorch(colours.rhubarb), { x: -24, y: -68, rotate: -106, scale: 0.9 }),
      ]),
      {
        x: 766,
        y: 724,
        scale: 1.62,
      },
    ),
    place(hand, { x: 30, y: 604, scale: 0.92 }),
  ],
  lighting: { ...candle, from: [500, 446] },
  text: { x: 180, y: 34, w: 620, h: 270, ink: colours.white, ground: '#2a2247', size: 21 },
}
