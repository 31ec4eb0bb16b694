import { openDocument } from '../print/document.ts'
import { identity, multiply, scaleOf } from './kit/matrix.ts'
import type { SceneNode } from './kit/scene.ts'
import { setPage } from './page-text.ts'
import { type Drawing, pageSize, type Storybook } from './storybook.ts'

/** A page without words. */
const silent = 'none'
const heights = ['at the top', 'in the middle', 'at the foot', silent] as const
const sides = ['left', 'centre', 'right'] as const
const distances = ['close', 'to the waist', 'whole figures', 'far, or nobody'] as const

const third = (share: number) => Math.min(Math.floor(share * 3), 2)

/** The largest radius of a face in a scene, in points. */
function nearest(nodes: SceneNode[], outer = identity): number {
  return Math.max(
    0,
    ...nodes.map((node) => {
      if (node.kind !== 'group') return 0
      const matrix = multiply(outer, node.matrix)
      return Math.max(node.isFace ? scaleOf(matrix) : 0, nearest(node.children, matrix))
    }),
  )
}

function distanceOf({ scene }: Drawing): (typeof distances)[number] {
  const radius = nearest(scene)
  if (radius >= 72) return 'close'
  if (radius >= 52) return 'to the waist'
  return radius >= 28 ? 'whole figures' : 'far, or nobody'
}

function placesOf(library: Storybook[]) {
  const size: [number, number] = [pageSize.width, pageSize.height]
  // Nothing is printed; the document only measures words.
  const { doc } = openDocument({ size, info: {} })
  return library.flatMap(({ file, story, pages }) =>
    pages.map((drawing, index) => {
      const where = `${file}, page ${index + 1}`
      const boxes = setPage(doc, story.pages[index]?.text ?? [], drawing.text, where).map(({ box }) => box)
      const distance = distanceOf(drawing)
      if (boxes.length === 0) return { height: silent, side: silent, distance }
      const middle = (from: number[], to: number[]) => (Math.min(...from) + Math.max(...to)) / 2
      const x = middle(
        boxes.map((box) => box.x),
        boxes.map((box) => box.x + box.w),
      )
      const y = middle(
        boxes.map((box) => box.y),
        boxes.map((box) => box.y + box.h),
      )
      return {
        height: heights[third(y / pageSize.height)],
        side: sides[third(x / pageSize.width)],
        distance,
      }
    }),
  )
}

/**
 * What an art director asks first: where the words are on how many pages, and from how far away people are seen.
 * The covers are not counted. The words' place is the middle of their lines; the distance goes by the largest face.
 */
export function describeViews(library: Storybook[]): string[] {
  const pages = placesOf(library)
  const share = <Key extends 'height' | 'side' | 'distance'>(key: Key, names: readonly string[]) =>
    names
      .map(
        (name) => `${name} ${Math.round((pages.filter((page) => page[key] === name).length / pages.length) * 100)} %`,
      )
      .join(', ')
  return [
    `The words of ${pages.length} pages: ${share('height', heights)}; ${share('side', sides)}.`,
    `Seen from: ${share('distance', distances)}.`,
  ]
}
