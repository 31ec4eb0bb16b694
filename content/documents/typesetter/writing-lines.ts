import { drawArtifact, type Tag, tag } from '../../../print/tags.ts'
import type { Block } from '../blocks.ts'
import { type Column, colour, style } from './design.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'

const height = 26

/** Rows of ruled lines to write on; a label such as “Name” stands at the beginning of its line. */
export function writingLines(
  doc: PDFKit.PDFDocument,
  { label, count }: Extract<Block, { kind: 'writing-lines' }>,
  column: Column,
  root: Tag,
): Row[] {
  const [labelLine] = label ? setLines(doc, label.spans, style.body, column.width, label.place) : []
  const node = tag('P', root)
  const indent = labelLine ? labelLine.runs.reduce((sum, run) => sum + run.width, 8) : 0
  return Array.from({ length: count }, (_, index) => ({
    height,
    before: 0,
    after: index === count - 1 ? 12 : 0,
    keep: index < count - 1,
    draw: (y) => {
      if (labelLine) drawStyled(doc, labelLine, column.left, y + height - style.body.leading - 1, node)
      drawArtifact(doc, 'Layout', () => {
        doc.moveTo(column.left + indent, y + height - 1).lineTo(column.left + column.width, y + height - 1)
        doc.lineWidth(0.7).strokeColor(colour.muted).stroke()
      })
    },
  }))
}

/** A frame to draw in, as high as `count` lines to write on. */
export function drawingBox(doc: PDFKit.PDFDocument, count: number, column: Column): Row {
  const draw = (y: number) =>
    drawArtifact(doc, 'Layout', () => {
      doc.roundedRect(column.left, y + 6, column.width, count * height - 6, 6)
      doc.lineWidth(0.9).strokeColor(colour.muted).stroke()
    })
  return { height: count * height, before: 0, after: 12, keep: false, draw }
}
