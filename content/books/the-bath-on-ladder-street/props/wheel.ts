import { blob, curve, ellipse, line, type Point, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** The old boot that is the brake, its sole to the left, about 60 long. */
function boot(): SceneNode[] {
  return [
    fill(blob('-10,-44 22,-44 22,-8 24,8 -34,8 -38,-8 -14,-14', 0.1), colours.woodDark),
    fill(rect(-38, 4, 64, 9, 3), colours.ink),
    stroke('M-8 -30h14M-9 -20h14', colours.rope, 3),
    fill(rect(-12, -48, 36, 8, 4), colours.wood),
  ]
}

/** The wheel at the top in its frame of timbers, 190 high, its feet at the origin's level; `brake` adds the lever and boot. */
export function windingWheel(brake: boolean, spin = 0): SceneNode[] {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const a = ((i * 60 + spin) * Math.PI) / 180
    return line([0, -128], [Math.cos(a) * 46, -128 + Math.sin(a) * 46])
  }).join('')
  return [
    stroke(line([-62, 0], [-8, -136]) + line([62, 0], [8, -136]) + line([-38, -58], [38, -58]), colours.woodDark, 13),
    stroke(ellipse(0, -128, 48), colours.iron, 12),
    stroke(ellipse(0, -128, 48), colours.rope, 4),
    stroke(spokes, colours.iron, 6),
    stroke(line([-52, 2], [0, -130]) + line([52, 2], [0, -130]), colours.wood, 11),
    fill(ellipse(0, -128, 10), colours.slatePale),
    ...(brake
      ? [
          stroke(line([104, -176], [66, -118]) + line([66, -118], [58, -60]), colours.wood, 10),
          place(boot(), { x: 78, y: -126, rotate: 4, scale: 0.7 }),
          fill(ellipse(104, -178, 9), colours.red),
        ]
      : []),
  ]
}

/** Rope from one point to another, with a little sag. */
export function rope(from: Point, to: Point, sag = 0, width = 5): SceneNode[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag]
  const d = sag ? curve([from, middle, to]) : line(from, to)
  return [stroke(d, colours.ropeShade, width), stroke(d, colours.rope, width * 0.55)]
}
