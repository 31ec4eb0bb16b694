import type { Tag } from '../../../print/tags.ts'
import { drawStyled, type StyledLine } from './lines.ts'
import type { Row } from './pages.ts'

/** More lines than this may be parted over two pages. */
const maxUncutLines = 4

/** Rows for the lines of one element: a short one is never cut, the first two and the last two lines of another never parted. `beside` draws what precedes the first. */
export function lineRows(
  doc: PDFKit.PDFDocument,
  lines: StyledLine[],
  x: number,
  node: Tag,
  gaps: { before: number; after: number },
  beside?: (y: number) => void,
): Row[] {
  return lines.map((line, index) => ({
    height: line.style.leading,
    before: index === 0 ? gaps.before : 0,
    after: index === lines.length - 1 ? gaps.after : 0,
    keep: index < lines.length - 1 && (lines.length <= maxUncutLines || index === 0 || index === lines.length - 2),
    draw: (y) => {
      if (index === 0) beside?.(y)
      drawStyled(doc, line, x, y, node)
    },
  }))
}
