import { outlinesOf } from '../painter/path-points.ts'
import type { Point } from './geometry.ts'
import { identity, type Matrix, multiply, scaleOf } from './matrix.ts'
import type { Build } from './pose.ts'
import type { SceneNode } from './scene.ts'

/** A body that leans less, in degrees, is straight. */
const minLean = 1.5
/** How far a hem stays behind the body that it hangs from, of what it would swing if it were of wood. */
const swing = 0.45

type Warp = (point: Point) => Point

const warpedPath = (d: string, matrix: Matrix, warp: Warp): string =>
  outlinesOf(d, matrix)
    .map(({ points, isClosed }) => {
      const text = points.map(warp).map(([x, y]) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`)
      return `M${text.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')

function warped(nodes: SceneNode[], warp: Warp, outer: Matrix): SceneNode[] {
  return nodes.map((node): SceneNode => {
    if (node.kind === 'path') {
      const width = node.width === undefined ? {} : { width: node.width * scaleOf(outer) }
      return { ...node, ...width, d: warpedPath(node.d, outer, warp) }
    }
    const matrix = multiply(outer, node.matrix)
    const clip = node.clip === undefined ? {} : { clip: warpedPath(node.clip, matrix, warp) }
    return { ...node, ...clip, matrix: identity, children: warped(node.children, warp, matrix) }
  })
}

/**
 * A garment on a body that leans (degrees): it bends along the spine, so that shoulders are where the lean takes them and hips stay, and its
 * hem swings behind. `weight` puts the hip out over the leg that carries the body.
 */
export function bent(garment: SceneNode[], { torso, limb }: Build, lean: number, weight = 0): SceneNode[] {
  if (Math.abs(lean) < minLean && weight === 0) return garment
  const angle = (lean * Math.PI) / 180
  const [across, down] = [Math.sin(angle), 1 - Math.cos(angle)]
  return warped(
    garment,
    ([x, y]) => {
      const hip = weight * limb * 0.22 * Math.max(0, 1 - ((y + torso * 0.1) / (torso * 0.55)) ** 2)
      if (y > 0) return [x + hip - across * swing * y, y]
      const up = Math.min(1.08, -y / torso)
      const own = angle * up
      return [
        x * Math.cos(own) + torso * across * up * (0.6 + 0.4 * up) + hip,
        y + torso * down * up + x * Math.sin(own),
      ]
    },
    identity,
  )
}
