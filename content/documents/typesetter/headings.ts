import { drawArtifact, type Tag, tag } from '../../../print/tags.ts'
import type { Block } from '../blocks.ts'
import { plainText, type Span } from '../inline.ts'
import { colour, fullColumn, mainColumn, margin, sideColumn, style } from './design.ts'
import { lineRows } from './line-rows.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'

/** Without it the label and the heading would be read as one word. */
const space: Span = { text: ' ', isBold: false, isItalic: false, href: null }

type Heading = Extract<Block, { kind: 'heading' }>

/** Rows of a heading, each kept with what follows. A label in the margin is part of the heading, and is read before it. */
export function headingRows(
  doc: PDFKit.PDFDocument,
  block: Heading,
  root: Tag,
  onHeading: (text: string, y: number) => void,
): Row[] {
  const isTop = block.level === 2
  const column = isTop ? fullColumn : mainColumn
  const lines = setLines(doc, block.spans, isTop ? style.heading2 : style.heading3, column.width, block.place)
  const label = block.side
    ? setLines(doc, [...block.side.spans, space], style.label, sideColumn.width, block.place)
    : []
  const node = tag(`H${block.level}`, root)
  const gaps = isTop ? { before: 25, after: 6 } : { before: block.side ? 16 : 12, after: 3 }
  const rows = lineRows(doc, lines, column.left, node, gaps, (y) => {
    if (isTop) onHeading(plainText(block.spans), y)
    if (!label.length) return
    const isFirstOnPage = y <= margin.top
    if (!isFirstOnPage)
      drawArtifact(doc, 'Layout', () => {
        const right = fullColumn.left + fullColumn.width
        doc.moveTo(fullColumn.left, y - 6).lineTo(right, y - 6)
        doc.lineWidth(0.7).strokeColor(colour.rule).stroke()
      })
    for (const [index, line] of label.entries()) {
      drawStyled(doc, line, sideColumn.left, y + index * style.label.leading, node)
    }
  })
  for (const row of rows) row.keep = true
  return rows
}
