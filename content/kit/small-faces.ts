import { identity, type Matrix, multiply, scaleOf } from './matrix.ts'
import type { SceneNode } from './scene.ts'

/** In points of the page: a smaller face, that of a figure less than about 90 high, has dots for eyes. */
const minRadius = 13.5

/** A scene whose smaller faces have the features that are drawn for small ones. */
export function withSmallFaces(nodes: SceneNode[], outer: Matrix = identity): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.kind !== 'group') return [node]
    const matrix = multiply(outer, node.matrix)
    const { small, ...group } = node
    if (small && scaleOf(matrix) < minRadius) return withSmallFaces(small, outer)
    return [{ ...group, children: withSmallFaces(node.children, matrix) }]
  })
}
