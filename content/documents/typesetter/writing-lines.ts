import { drawArtifact, drawTagged, tag } from '../../../print/tags.ts'
import type { Block } from '../blocks.ts'
import type { Column, Setting } from './design.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'

/** Rows of ruled lines to write on; a label such as “Name” is set at the beginning of its line. */
export function writingLines(
  { doc, root, look }: Setting,
  { label, count }: Extract<Block, { kind: 'writing-lines' }>,
  column: Column,
): Row[] {
  const { style, colour, lineHeight } = look
  const [labelLine] = label ? setLines(doc, label.spans, style.body, column.width, label.place) : []
  const node = tag('P', root)
  const indent = labelLine ? labelLine.runs.reduce((sum, run) => sum + run.width, 8) : 0
  return Array.from({ length: count }, (_, index) => ({
    height: lineHeight,
    before: 0,
    after: index === count - 1 ? 12 : 0,
    keep: index < count - 1,
    draw: (y) => {
      if (labelLine) drawStyled(doc, labelLine, column.left, y + lineHeight - style.body.leading - 1, node)
      drawArtifact(doc, 'Layout', () => {
        doc.moveTo(column.left + indent, y + lineHeight - 1).lineTo(column.left + column.width, y + lineHeight - 1)
        doc
          .lineWidth(look.name === 'pupils' ? 1 : 0.7)
          .strokeColor(colour.muted)
          .stroke()
        if (look.name === 'pupils' && !label) drawMiddle(doc, look, column, y)
      })
    },
  }))
}

/** How high small letters are, for children who learn to write them. */
export function drawMiddle(
  doc: PDFKit.PDFDocument,
  { colour, lineHeight }: Setting['look'],
  column: Column,
  y: number,
): void {
  const middle = y + lineHeight - 1 - xHeight
  doc.save()
  doc.moveTo(column.left, middle).lineTo(column.left + column.width, middle)
  doc.lineWidth(0.8).dash(1, { space: 4 }).lineCap('round').strokeColor(colour.muted).stroke()
  doc.restore()
}

/** In points: 5 mm. */
const xHeight = 14

/** A frame to draw in, as high as `count` lines to write on, or as what is left of its page. */
export function drawingBox(
  { doc, root, look }: Setting,
  { count, growsBy }: Extract<Block, { kind: 'drawing-box' }>,
  column: Column,
): Row {
  const alt = 'An empty frame to draw in.'
  const draw = (y: number, height: number) => {
    const bbox: [number, number, number, number] = [column.left, y, column.left + column.width, y + height]
    drawTagged(doc, tag('Figure', root, { alt, placement: 'Block', bbox }), () => {
      doc.roundedRect(column.left, y + 6, column.width, height - 6, 6)
      doc.lineWidth(0.9).strokeColor(look.colour.muted).stroke()
    })
  }
  return { height: count * look.lineHeight, before: 0, after: 12, keep: false, growsBy, draw }
}
