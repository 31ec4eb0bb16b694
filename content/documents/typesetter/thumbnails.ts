import { drawArtifact, drawTagged, tag } from '../../../print/tags.ts'
import { pageSize } from '../../storybook.ts'
import type { Item } from '../inline.ts'
import { pagesNamed } from '../pages-named.ts'
import type { Setting } from './design.ts'

const gap = 5

/** The pictures of the pages that a label in the margin names (“Page 4”, “Pages 11–12”), below each other: their height, and how they are drawn. */
export function thumbnailsBeside(
  setting: Setting,
  label: Item | null,
): { height: number; draw: (top: number) => void } {
  const { doc, root, look, book, pictures } = setting
  const pages = pagesNamed(label).filter((page) => pictures[page])
  const width = pages.length > 1 ? look.side.width * 0.78 : look.side.width
  const height = (width * pageSize.height) / pageSize.width
  const draw = (top: number) => {
    for (const [index, page] of pages.entries()) {
      const y = top + gap + index * (height + gap)
      const { left } = look.side
      const alt = book?.story.pages[page - 1]?.alt ?? ''
      const bbox: [number, number, number, number] = [left, y, left + width, y + height]
      const figure = tag('Figure', root, { alt, placement: 'Block', bbox })
      drawTagged(doc, figure, () => doc.image(pictures[page] as Buffer, left, y, { width, height }))
      drawArtifact(doc, 'Layout', () =>
        doc.rect(left, y, width, height).lineWidth(0.5).strokeColor(look.colour.rule).stroke(),
      )
    }
  }
  return { height: pages.length * (height + gap) + (pages.length ? 14 : 0), draw }
}
