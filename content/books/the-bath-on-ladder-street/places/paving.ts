import { line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'

/** Flagstones that lie flat, from `top` to the page's foot: their joints run together towards the back, and their rows grow nearer. */
export function paving(top: number, look: { stone: string; joint: string; wear: string }, seed: number): SceneNode[] {
  const shape = rect(-10, top, 980, 740 - top)
  const depth = 720 - top
  const rows = [0.12, 0.32, 0.62].map((t) => line([-10, top + depth * t], [970, top + depth * t])).join('')
  const joints = [-500, -190, 90, 340, 590, 850, 1150, 1480]
    .map((x) => line([480 + (x - 480) * 0.66, top], [x, 724]))
    .join('')
  return [
    fill(shape, look.stone),
    clipTo(shape, [
      stroke(rows + joints, look.joint, 2.4, 0.6),
      dabs({ x: -40, y: top, w: 1040, h: depth }, look.wear, 50, seed, { length: 60, width: 5, opacity: 0.3 }),
      specks({ x: 0, y: top, w: 960, h: depth }, look.joint, 150, seed + 1, 1.8, 0.35),
      fill(rect(-10, top, 980, 10), '#232338', 0.14),
    ]),
  ]
}
