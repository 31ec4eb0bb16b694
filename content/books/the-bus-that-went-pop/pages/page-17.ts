import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { twinOne } from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { aisle } from '../places/aisle.ts'
import { audience, candlelit } from '../places/concert.ts'
import { candle } from '../places/lighting.ts'
import { bigTorch, bucket, candleJar, smallTorch } from '../props/lights.ts'

const { skin, shade } = mrGill.complexion

/** Mr Gill's hand, very large, on its way to the torch; it comes from the left. */
const hand: SceneNode[] = [
  fill(blob('-30,60 120,20 230,8 236,106 120,132 -30,190', 0.06), '#35508a'),
  fill(blob('206,8 236,4 242,108 214,114', 0.06), colours.slateDark),
  fill([228, 228].map((x, i) => ellipse(x - 4, 34 + i * 44, 7)).join(''), colours.brass),
  fill(blob('236,20 300,12 350,26 372,50 366,84 320,100 238,98'), skin),
  fill(blob('340,28 392,18 424,24 428,38 396,44 350,52'), skin),
  fill(blob('350,46 414,44 440,52 440,66 402,66 350,68'), skin),
  fill(blob('346,64 400,68 424,78 420,92 384,88 340,84'), skin),
  fill(blob('310,20 330,-16 352,-34 366,-26 356,0 346,30'), skin),
  stroke(curve('352,48 380,44 404,42') + curve('352,66 384,66 410,66') + curve('330,24 344,18 352,28'), shade, 3),
  stroke(curve('252,14 262,58 254,100'), colours.tin, 8),
  stroke(curve('249,14 259,58 251,100'), colours.white, 2, 0.8),
]

export const drawing: Drawing = {
  scene: [
    ...aisle(candlelit, true, 0.62, 2),
    ...audience((who) =>
      who === twinOne
        ? { eyes: 'wide', brows: 'up', mouth: 'flat', gaze: [0.6, 0.4] }
        : { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0, -0.2] },
    ),
    fill(rect(0, 0, 960, 720), '#171235', 0.34),
    place(candleJar(330, 0.8), { x: 480, y: 560, scale: 0.9 }),
    fill(blob('-20,760 -20,700 260,690 520,684 980,676 980,760', 0.05), '#20183a'),
    place(
      bucket([
        place(bigTorch(), { x: 6, y: -118, rotate: -64, scale: 0.98 }),
        place(smallTorch(colours.rhubarb), { x: -26, y: -72, rotate: -110, scale: 1.1 }),
      ]),
      {
        x: 640,
        y: 722,
        scale: 1.6,
      },
    ),
    place(hand, { x: 0, y: 566 }),
  ],
  lighting: { ...candle, from: [552, 480] },
  text: { x: 180, y: 34, w: 620, h: 270, ink: colours.white, ground: '#2a2247', size: 21 },
}
