import { curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, paper, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** The old sink with its pipe down to a bucket: 150 wide, its rim at y = 0, the bucket's foot at y = 196. */
export function sink(hasTap = true): SceneNode[] {
  return [
    stroke('M10 60V112Q10 128 26 128H34Q48 128 48 142V150', colours.iron, 13),
    stroke('M6 62V112', colours.slatePale, 3, 0.6),
    fill(poly('20,150 76,150 70,196 26,196'), colours.slatePale),
    fill(ellipse(48, 150, 28, 6), colours.slateDark),
    stroke(curve('22,150 48,182 74,150'), colours.slate, 3),
    fill(ellipse(48, 149, 16, 3), colours.amber),
    ...paper('M-78 0H78Q76 62 40 66H-40Q-76 62 -78 0Z', colours.white, 4),
    fill('M-78 0H78Q77 16 74 26H-74Q-77 16 -78 0Z', '#e3e3e6'),
    fill(rect(-86, -12, 172, 17, 6), colours.white),
    fill(ellipse(6, -4, 40, 4), '#b9bcc6'),
    fill(ellipse(6, -4, 11, 2.4), colours.ink),
    ...(hasTap
      ? [
          stroke('M-34 -12V-44Q-34 -54 -22 -54H-8V-44', colours.slatePale, 9),
          fill(ellipse(-34, -54, 8, 5), colours.red),
        ]
      : []),
  ]
}

/** A pile of coins, its foot at the origin. */
export function coins(x: number, y: number, count: number, colour: string): SceneNode[] {
  return Array.from({ length: count }, (_, i) => [
    fill(ellipse(x, y - i * 5, 14, 5), '#8a6a2c'),
    fill(ellipse(x, y - i * 5 - 2, 14, 5), colour),
  ]).flat()
}

/** A new coil of rope, 110 wide, its foot at the origin. */
export function coil(): SceneNode[] {
  return [0, 1, 2, 3].flatMap((i) => [
    stroke(ellipse(0, -12 - i * 15, 50 - i, 13), colours.orangeDark, 15),
    stroke(ellipse(0, -14 - i * 15, 50 - i, 13), colours.orange, 10),
    stroke(line([-50, -12 - i * 15], [-46, -8 - i * 15]), colours.amber, 3),
  ])
}
