import { blob, ellipse, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, type SceneNode } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** Pants, 60 wide, their waistband at the origin. */
export function pants(colour: string, spot: string): SceneNode[] {
  const shape = blob('-30,0 30,0 32,22 10,34 4,46 -4,46 -10,34 -32,22', 0.08)
  return [
    fill(shape, colour),
    clipTo(shape, [
      fill([-20, 0, 20].flatMap((x) => [10, 26].map((y) => ellipse(x + (y > 20 ? 8 : 0), y, 4))).join(''), spot),
    ]),
    fill(rect(-31, -3, 62, 8, 3), colours.cream),
  ]
}

/** Long pants, 50 wide and 100 long. */
export function longPants(colour: string): SceneNode[] {
  return [
    fill(poly('-25,0 25,0 26,100 6,100 0,30 -6,100 -26,100'), colour),
    fill(rect(-26, -3, 52, 8, 3), colours.raspberry),
  ]
}

/** A sock, 50 high. */
export function sock(colour: string, stripe: string): SceneNode[] {
  const shape = blob('-10,0 10,0 10,34 26,40 28,50 6,52 -8,48 -10,34', 0.1)
  return [fill(shape, colour), clipTo(shape, [fill(rect(-20, 8, 60, 6) + rect(-20, 22, 60, 6), stripe)])]
}
