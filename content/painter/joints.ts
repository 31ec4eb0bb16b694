import type { SceneNode } from '../kit/scene.ts'
import type { Joint } from './brush.ts'
import { type Canvas, mixed } from './canvas.ts'
import { joined, overlapOf } from './combine-masks.ts'
import type { Shape } from './shape.ts'
import { scale } from './sheet.ts'

/** How much of a shape has to lie on another to be joined to it, and how much something between them may cover. */
const [minTouch, maxBetween] = [0.05, 0.04]

const isOne = ({ node }: Shape) => typeof node.fill === 'string' && (node.opacity ?? 1) > 0.85 && !node.evenOdd

/**
 * Makes one shape of those of somebody that have one colour and touch, as limb, joint and sleeve do, unless something else lies between them. Those that
 * were taken in are no longer among `shapes`.
 */
export function joinShapes(nodes: SceneNode[], shapes: Map<SceneNode, Shape>): void {
  const list = nodes.flatMap((node) => {
    const shape = shapes.get(node)
    return shape && isOne(shape) ? [shape] : []
  })
  for (const [i, shape] of list.entries()) {
    if (!shapes.has(shape.node)) continue
    const between: Shape[] = []
    for (const other of list.slice(i + 1)) {
      if (!shapes.has(other.node)) continue
      if (other.node.fill !== shape.node.fill) {
        between.push(other)
        continue
      }
      const size = other.area * scale * scale
      if (overlapOf(shape.mask, other.mask) < Math.min(10 * scale * scale, size * minTouch)) continue
      if (between.some((each) => overlapOf(each.mask, other.mask) > size * maxBetween)) continue
      takeIn(shape, other)
      shapes.delete(other.node)
    }
  }
}

function takeIn(shape: Shape, other: Shape): void {
  // A round one on a longer one is its shoulder or its knee.
  if (/a/.test(other.node.d) && other.area < shape.area * 0.6) {
    const { left, top, width, height } = other.mask
    shape.joints.push({ x: left + width / 2, y: top + height / 2, radius: width / 2 })
  }
  shape.mask = joined(shape.mask, other.mask)
  shape.outlines.push(...other.outlines)
  shape.area = Math.max(shape.area, other.area)
}

/** Whether a joint lies on its own colour, as a shoulder does on a coat: it is not seen there. */
export function isHidden({ sheet, top }: Canvas, { x, y, radius }: Joint, code: number): boolean {
  if (code === mixed) return false
  let [same, all] = [0, 0]
  for (let down = -1; down <= 1; down += 0.25)
    for (let across = -1; across <= 1; across += 0.25) {
      const [px, py] = [Math.round(x + across * radius), Math.round(y + down * radius)]
      if (px < 0 || py < 0 || px >= sheet.width || py >= sheet.height) continue
      all += 1
      if (top[py * sheet.width + px] === code) same += 1
    }
  return same > all * 0.25
}
