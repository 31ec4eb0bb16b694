import { identity, type Matrix, multiply } from '../kit/matrix.ts'
import type { SceneNode } from '../kit/scene.ts'
import { pageSize } from '../storybook.ts'
import type { Box } from './paint-page.ts'
import { outlinesOf } from './path-points.ts'

/** How far the line and the shadow of what words stand on reach beyond it, in points, and the colours of what is next to it. */
const around = 12
/** The sides of a box are whole multiples of this many points, so that they are whole pixels of the painting's file too. */
const step = 3

/** The box around what the words of a scene stand on, in whole points of the page; null where that is the picture itself. */
export function groundBox(nodes: SceneNode[]): Box | null {
  const points = pointsIn(nodes, identity, false)
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const x = Math.max(0, Math.floor((Math.min(...xs) - around) / step) * step)
  const y = Math.max(0, Math.floor((Math.min(...ys) - around) / step) * step)
  const right = Math.min(pageSize.width, Math.ceil((Math.max(...xs) + around) / step) * step)
  const low = Math.min(pageSize.height, Math.ceil((Math.max(...ys) + around) / step) * step)
  return { x, y, w: right - x, h: low - y }
}

const pointsIn = (nodes: SceneNode[], outer: Matrix, isGround: boolean): (readonly [number, number])[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group')
      return pointsIn(node.children, multiply(outer, node.matrix), isGround || node.isGround === true)
    return isGround ? outlinesOf(node.d, outer).flatMap(({ points }) => points) : []
  })
