import type { Block } from '../blocks.ts'
import { type Column, colour, type Style } from './design.ts'
import { lineRows } from './line-rows.ts'
import { breakLines, drawLine } from './lines.ts'
import type { Row } from './pages.ts'
import { drawArtifact, type Tag, tag } from './tags.ts'

type List = Extract<Block, { kind: 'list' }>

/** Rows of a list with bullets, numbers, or boxes to tick. Its first two items and its last two are never parted. */
export function listRows(
  doc: PDFKit.PDFDocument,
  { items, marker }: List,
  look: Style,
  column: Column,
  root: Tag,
): Row[] {
  const list = tag('L', root, { O: 'List', ListNumbering: marker === 'number' ? 'Decimal' : 'Disc' })
  const indent = marker === 'bullet' ? 14 : 20
  const markStyle: Style = { ...look, colour: colour.accent, isBold: true }
  return items.flatMap((item, index) => {
    const entry = tag('LI', list)
    const label = tag('Lbl', entry)
    const lines = breakLines(doc, item.spans, look, column.width - indent, item.place)
    const text = marker === 'number' ? `${index + 1}.` : '•'
    const mark = { text, isBold: true, isItalic: false, href: null }
    const [markLine] = breakLines(doc, [mark], markStyle, indent, item.place)
    const gaps = { before: index === 0 ? 0 : 2.5, after: index === items.length - 1 ? 7 : 2.5 }
    const rows = lineRows(doc, lines, column.left + indent, tag('LBody', entry), gaps, (y) => {
      if (marker === 'box') drawBox(doc, column.left, y)
      else if (markLine) drawLine(doc, markLine, column.left, y, label)
    })
    const end = rows.at(-1)
    if (end && (index === 0 || index === items.length - 2) && index < items.length - 1) end.keep = true
    return rows
  })
}

/** A box means something to a pencil only, so a screen reader passes over it. */
function drawBox(doc: PDFKit.PDFDocument, x: number, y: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc
      .rect(x, y + 2.5, 10, 10)
      .lineWidth(0.9)
      .strokeColor(colour.accent)
      .stroke()
  })
}
