import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

type Look = {
  paint: 'pink' | 'green'
  /** How full of rain, 0–1; at 1 it spills. */
  rain?: number
  /** What stands in it, drawn around the middle of its rim. */
  load?: SceneNode[]
  /** Dewi's three lines for one, two and three bags. */
  lines?: boolean
}

const paints = {
  pink: [colours.bathPink, colours.bathPinkShade, '#f8c3cc'],
  green: [colours.bathGreen, colours.bathGreenShade, '#d3de93'],
} as const

/** A bath from the side, 160 long and 62 high; the middle of its floor is the origin. */
export function bath({ paint, rain = 0, load = [], lines = false }: Look): SceneNode[] {
  const [colour, shade, light] = paints[paint]
  const body = 'M-80 -60Q-74 -14 -44 -2Q-36 0 -28 0H48Q72 -2 78 -60Z'
  return [
    fill(ellipse(0, -60, 82, 10), shade),
    fill(ellipse(0, -59, 73, 7), '#6d5560', 0.55),
    ...(rain > 0.6
      ? [fill(ellipse(0, -59, 72, 7), colours.water), fill(ellipse(-18, -60, 30, 2.4), colours.waterPale, 0.9)]
      : []),
    place(load, { y: -58 }),
    fill(body, colour),
    clipTo(body, [
      fill(blob('-90,-22 0,-12 90,-26 90,20 -90,20'), shade, 0.75),
      stroke(curve('-62,-46 -56,-24 -42,-12'), '#ffffff', 6, 0.55),
      ...(lines
        ? [stroke(line([20, -20], [50, -20]) + line([20, -32], [50, -32]) + line([20, -44], [50, -44]), colours.ink, 3)]
        : []),
    ]),
    stroke(curve('-82,-60 -40,-53 0,-51 40,-53 82,-60'), light, 8),
    ...(rain >= 1
      ? [
          stroke('M-50 -53Q-54 -36 -52 -14M34 -51Q37 -30 36 -8M62 -55Q70 -40 70 -18', colours.waterPale, 5, 0.9),
          fill(ellipse(-52, -8, 4, 6) + ellipse(36, 0, 4, 6) + ellipse(70, -10, 3, 5), colours.waterPale),
        ]
      : []),
  ]
}

function wheel(x: number, y: number, r = 14): SceneNode[] {
  return [
    fill(ellipse(x, y, r), colours.iron),
    fill(ellipse(x, y, r * 0.72), '#cfd3da'),
    stroke(
      [0, 45, 90, 135]
        .map((d) =>
          line(
            [x - Math.cos((d * Math.PI) / 180) * r * 0.7, y - Math.sin((d * Math.PI) / 180) * r * 0.7],
            [x + Math.cos((d * Math.PI) / 180) * r * 0.7, y + Math.sin((d * Math.PI) / 180) * r * 0.7],
          ),
        )
        .join(''),
      colours.iron,
      1.6,
    ),
    fill(ellipse(x, y, 3.4), colours.iron),
  ]
}

/** A bath on its pram wheels, kept level on planks that climb to the right by `slope` degrees; the wheels' line passes the origin. */
export function bathOnWheels(look: Look & { slope: number }): SceneNode[] {
  const t = Math.tan((look.slope * Math.PI) / 180)
  const [left, right] = [54 * t, -54 * t]
  const floor = right - 30
  return [
    fill(
      poly([
        [-66, floor],
        [66, floor],
        [62, right - 12],
        [-62, left - 12],
      ]),
      colours.woodDark,
    ),
    fill(
      poly([
        [-60, floor + 8],
        [-44, floor + 8],
        [-44, left - 24],
        [-60, left - 16],
      ]),
      colours.wood,
    ),
    stroke(line([-54, left - 16], [48, floor + 8]), colours.wood, 8),
    fill(rect(-72, floor - 2, 144, 10, 3), colours.wood),
    ...wheel(-54, left - 14),
    ...wheel(54, right - 14),
    place(bath(look), { y: floor }),
  ]
}

/** A plug on its chain, 60 high, hanging from the origin. */
export function plug(): SceneNode[] {
  const links = Array.from({ length: 9 }, (_, i) =>
    stroke(ellipse(Math.sin(i * 0.8) * 2, i * 6 + 3, 2, 3.2), '#c9ced6', 1.6),
  )
  return [
    ...links,
    fill(poly('-16,60 16,60 11,78 -11,78'), colours.ink),
    fill(rect(-18, 54, 36, 8, 3), colours.slateDark),
    stroke(ellipse(0, 53, 4), '#c9ced6', 2.4),
  ]
}
