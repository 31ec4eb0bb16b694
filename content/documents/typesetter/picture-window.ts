import type { Face } from '../../kit/faces.ts'
import { pageSize } from '../../storybook.ts'

/** How far a head with its hair or hat reaches above the middle of its face, and a chin below it, in radii. */
const head = { above: 1.9, below: 1.4 }
const step = 10

/** Of faces that are not wholly in a strip of the page: how many it cuts, and how many it leaves out. */
function lossOf(faces: Face[], top: number, height: number): { cut: number; out: number } {
  let [cut, out] = [0, 0]
  for (const { y, radius } of faces) {
    const from = Math.max(0, y - head.above * radius)
    const to = Math.min(pageSize.height, y + head.below * radius)
    if (from >= top && to <= top + height) continue
    if (to <= top || from >= top + height) out += 1
    else cut += 1
  }
  return { cut, out }
}

/** Where a strip of a page begins that cuts as few heads as it can, and then shows as many as it can, in their middle. All in points of the page. */
export function windowAt(faces: Face[], height: number): { top: number; cut: number; out: number } {
  const middle = faces.reduce((sum, { y }) => sum + y / faces.length, 0)
  let best = { top: 0, cut: Number.POSITIVE_INFINITY, out: 0, off: 0 }
  for (let top = 0; top <= pageSize.height - height; top += step) {
    const { cut, out } = lossOf(faces, top, height)
    const off = Math.abs(top + height / 2 - middle)
    if (cut < best.cut || (cut === best.cut && (out < best.out || (out === best.out && off < best.off))))
      best = { top, cut, out, off }
  }
  return best
}

/** The least height of a strip that shows somebody and cuts no head, from `least` on. */
export function minWindow(faces: Face[], least: number): number {
  for (let height = least; height < pageSize.height; height += step) {
    const { cut, out } = windowAt(faces, height)
    if (cut === 0 && out < Math.max(1, faces.length)) return height
  }
  return pageSize.height
}
