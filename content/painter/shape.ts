import { type Matrix, multiply } from '../kit/matrix.ts'
import type { PathNode, SceneNode } from '../kit/scene.ts'
import type { Joint } from './brush.ts'
import { cut, joined } from './combine-masks.ts'
import { filled, type Mask } from './mask.ts'
import { drawnByHand, type Outline } from './outlines.ts'
import { outlinesOf } from './path-points.ts'
import type { Sheet } from './sheet.ts'

/** A filled shape that is ready to be painted, in points but for its mask; `joints` were shapes of their own once. */
export type Shape = { node: PathNode; outlines: Outline[]; mask: Mask; joints: Joint[]; area: number; length: number }

/** All solid shapes of a part of the picture as one. */
export function silhouetteOf(nodes: SceneNode[], matrix: Matrix, sheet: Sheet): Mask | null {
  let whole: Mask | null = null
  for (const node of nodes) {
    const own = node.kind === 'group' ? silhouetteOfGroup(node, matrix, sheet) : solid(node, matrix, sheet)
    if (own) whole = whole ? joined(whole, own) : own
  }
  return whole
}

function silhouetteOfGroup(node: Extract<SceneNode, { kind: 'group' }>, outer: Matrix, sheet: Sheet): Mask | null {
  const matrix = multiply(outer, node.matrix)
  const inside = silhouetteOf(node.children, matrix, sheet)
  if (!inside || node.clip === undefined) return inside
  return cut(inside, filled(drawnByHand(outlinesOf(node.clip, matrix), sheet, 0, 0), sheet))
}

function solid({ d, fill, opacity = 1, scattered }: PathNode, matrix: Matrix, sheet: Sheet): Mask | null {
  if (fill === undefined || scattered || opacity <= 0.85) return null
  return filled(drawnByHand(outlinesOf(d, matrix), sheet, 0, 0), sheet)
}
