import { identity, multiply, scaleOf, transform } from './matrix.ts'
import type { SceneNode } from './scene.ts'

/** Where the middle of a face is, in points of the page, and its radius. */
export type Face = { x: number; y: number; radius: number }

/** Every face of a scene. */
export function facesIn(nodes: SceneNode[], outer = identity): Face[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const matrix = multiply(outer, node.matrix)
    const [x, y] = transform(matrix, [0, 0])
    const own = node.isFace ? [{ x, y, radius: scaleOf(matrix) }] : []
    return [...own, ...facesIn(node.children, matrix)]
  })
}
