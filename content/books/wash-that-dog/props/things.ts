import { blob, curve, ellipse, line, type Point, randomFrom, rect, rounded } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const suds = (y: number): SceneNode[] => [
  fill(
    [-78, -52, -24, 4, 32, 58, 80].map((x, i) => ellipse(x, y - (i % 2) * 8, 22 + (i % 3) * 4, 16)).join(''),
    colours.foam,
  ),
  stroke(ellipse(-40, y - 12, 8) + ellipse(20, y - 16, 9) + ellipse(66, y - 6, 7), '#b9d3e0', 1.8, 0.8),
]

/** A tin tub, 220 wide and 90 high, its foot at the origin: what is behind its front wall. */
export const tubBack: SceneNode[] = [
  fill(ellipse(0, -84, 108, 20), colours.tinDark),
  fill(ellipse(0, -82, 98, 14), '#a9c6d3'),
]

/** The front wall of the tub, with suds over its edge or without. */
export const tubFront = (hasSuds: boolean): SceneNode[] => [
  fill(blob('-110,-86 -60,-72 0,-68 60,-72 110,-86 92,-6 80,2 -80,2 -92,-6', 0.08), colours.tin),
  fill(blob('84,-79 110,-86 92,-6 80,2 54,2 70,-20', 0.12), colours.tinDark, 0.45),
  stroke(
    curve('-104,-56 -50,-42 0,-38 50,-42 104,-56') + curve('-98,-26 -40,-14 0,-12 40,-14 98,-26'),
    colours.tinDark,
    3,
    0.6,
  ),
  stroke(curve('-110,-86 -60,-72 0,-68 60,-72 110,-86'), colours.white, 4, 0.8),
  stroke(curve('-112,-74 -128,-66 -124,-46 -104,-48') + curve('112,-74 128,-66 124,-46 104,-48'), colours.tinDark, 6),
  ...(hasSuds ? suds(-82) : []),
]

/** The tub upside down, its rim on y = 0: its round foot is on top, and a handle on each side. */
export const tubOver: SceneNode[] = [
  stroke(curve('-98,-40 -124,-46 -128,-22 -106,-20') + curve('98,-40 124,-46 128,-22 106,-20'), colours.tinDark, 6),
  fill(blob('-88,-88 88,-88 112,-2 60,8 0,11 -60,8 -112,-2', 0.06), colours.tin),
  fill(blob('66,-86 88,-88 112,-2 84,5 84,-30', 0.1), colours.tinDark, 0.45),
  fill(blob('-74,-74 -58,-72 -66,2 -88,0', 0.1), colours.white, 0.3),
  stroke(
    curve('-96,-58 -50,-50 0,-47 50,-50 96,-58') + curve('-104,-28 -54,-19 0,-16 54,-19 104,-28'),
    colours.tinDark,
    3,
    0.7,
  ),
  stroke(curve('-113,-2 -60,8 0,11 60,8 113,-2'), colours.tinDark, 7),
  stroke(curve('-112,-4 -60,6 0,9 60,6 112,-4'), colours.white, 2, 0.6),
  fill(ellipse(0, -88, 89, 12), colours.tinDark),
  fill(ellipse(0, -90, 87, 11), '#b4c0ca'),
  stroke(ellipse(0, -89, 72, 8), colours.tinDark, 2, 0.6),
]

/** Bubbles that rise from the origin. */
export const bubbles: SceneNode[] = [
  [-70, -60, 10],
  [-40, -96, 7],
  [-6, -70, 12],
  [30, -110, 8],
  [64, -74, 11],
  [88, -120, 6],
  [-92, -112, 6],
].flatMap(([x = 0, y = 0, r = 0]) => [
  fill(ellipse(x, y, r), colours.foam, 0.85),
  stroke(ellipse(x, y, r), '#a9c8d8', 1.8),
  fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.24), colours.white),
])

/** A scrubbing brush with a long handle, held in its middle. */
export const brush: SceneNode[] = [
  stroke(line([0, 30], [0, -34]), colours.wood, 8),
  fill(rect(-16, -54, 32, 16, 5), colours.wood),
  fill(rect(-14, -66, 28, 13, 2), colours.cream),
]

/** A bottle of soap with a paw on it, held at its middle. */
export const soap: SceneNode[] = [
  fill(rect(-5, -44, 10, 14), colours.cream),
  fill(rect(-16, -32, 32, 58, 8), colours.sun),
  fill(ellipse(0, 4, 7, 6) + ellipse(-8, -5, 3) + ellipse(0, -8, 3) + ellipse(8, -5, 3), colours.mud),
]

export const coin: SceneNode[] = [fill(ellipse(0, 0, 10), colours.goldDark), fill(ellipse(0, -1, 8), colours.gold)]

/** A puddle of mud, 120 wide. */
export const puddle = (w: number): SceneNode[] => [
  fill(ellipse(0, 0, w / 2, w * 0.12), colours.mud),
  fill(ellipse(-w * 0.1, -w * 0.02, w * 0.3, w * 0.05), colours.mudPale, 0.7),
]

/** Mud that has hit somebody: a soft splash with small ones round it; a large one runs down in drips. */
export const splat = (x: number, y: number, r: number): SceneNode => {
  const random = randomFrom(Math.round(x * 7 + y * 13 + r))
  const edge = Array.from({ length: 12 }, (_, i): Point => {
    const angle = ((i + random() * 0.5) / 12) * Math.PI * 2
    const reach = r * (0.8 + random() * 0.36)
    return [x + Math.cos(angle) * reach * 1.06, y + Math.sin(angle) * reach * 0.86]
  })
  const drips = (r < 8 ? [] : [-0.52, 0.08, 0.6]).map((across, i) => {
    const [at, long] = [x + across * r, r * (0.9 + (i === 1 ? 0.72 : 0.2) + random() * 0.4)]
    return rounded([at, y + r * 0.4], [at, y + long], r * 0.17, r * 0.14)
  })
  const drops = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 + random()
    const far = r * (1.34 + random() * 0.42)
    return ellipse(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8, r * (0.09 + random() * 0.1))
  })
  return fill([blob(edge, 0.2), ...drips, ...drops].join(''), colours.mud, 0.96)
}
