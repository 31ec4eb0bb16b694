import { blob, curve, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** One chip, `length` long, centred. */
export function chip(length = 30, rotate = 0, x = 0, y = 0): SceneNode {
  const h = length / 2
  const w = Math.max(length * 0.13, 3)
  return place(
    [
      fill(
        blob(
          [
            [-w, -h],
            [w, -h + 1],
            [w + 0.6, 0],
            [w, h],
            [-w, h - 1],
            [-w + 0.5, 0],
          ],
          0.1,
        ),
        colours.chip,
      ),
      stroke(
        curve([
          [w * 0.55, -h * 0.8],
          [w * 0.75, 0],
          [w * 0.55, h * 0.8],
        ]),
        colours.chipShade,
        w * 0.5,
      ),
    ],
    { x, y, rotate },
  )
}

/** A paper bag of chips, origin at its middle, about 44 wide; the long crunchy one stands up unless it has been eaten. */
export function chipBag({ full = true, longOne = true } = {}): SceneNode[] {
  const tops = full
    ? [
        [-12, -20, -16],
        [-4, -24, 6],
        [5, -22, -8],
        [13, -19, 18],
        [0, -18, 30],
      ]
    : []
  const bag = poly('-20,-18 -13,-22 -7,-17 0,-22 7,-17 14,-22 20,-18 15,26 -15,26')
  return [
    ...(full ? [] : [fill(poly('-19,-18 -7,-24 7,-24 19,-18 10,-8 -10,-8'), '#c9b08a')]),
    ...(longOne && full ? [chip(56, 10, 4, -32)] : []),
    ...tops.map(([x = 0, y = 0, r = 0]) => chip(26, r, x, y)),
    fill(bag, colours.cream),
    clipTo(bag, [
      fill(rect(-30, -2, 60, 7), colours.tomato),
      fill(rect(-30, 9, 60, 3), colours.tomato),
      fill(rect(6, -30, 30, 70), '#d9b98a', 0.35),
    ]),
  ]
}

/** Chips scattered as if somebody had flung them. */
export function flungChips(count: number, seed: number, w: number, h: number, size = 30): SceneNode[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () =>
    chip(size * (0.7 + random() * 0.6), random() * 360, random() * w, random() * h),
  )
}
