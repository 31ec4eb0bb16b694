import { setImmediate as otherWork } from 'node:timers/promises'
import { dark, grey } from '../../../../print/colours.ts'
import { columnWidth, type FlowingPages, sheet } from '../../../../print/flowing-pages.ts'
import { breakLines, drawLine, type Span } from '../../../../print/lines.ts'
import { drawArtifact, open, type Tag, tag } from '../../../../print/tags.ts'
import type { Block, Words } from './blocks.ts'

/** Words as spans of the printing engine, in faces that have as many characters as there are. */
export const toSpans = (words: Words[]): Span[] =>
  words.map(({ text, isBold, href }) => ({ text, face: isBold ? 'heading' : 'figures', href }))

type Table = Extract<Block, { kind: 'table' }>
type Row = { cells: Words[][]; isHead?: boolean }

const size = 8.5
const leading = 11.5
const padding = 5

/** A table across the page. Its head comes again on each further page. */
export async function drawTable(pages: FlowingPages, { head, rows }: Table): Promise<void> {
  const table = tag('Table', pages.root)
  const widths = shareWidth([head, ...rows])
  const first: Row = { cells: head, isHead: true }
  pages.y += 8
  pages.need(90)
  drawRow(pages, first, widths, tag('TR', table))
  for (const cells of rows) {
    await otherWork()
    const row = { cells }
    if (pages.need(heightOf(pages, row, widths))) drawRow(pages, first, widths, null)
    drawRow(pages, row, widths, tag('TR', table))
  }
}

/** The widths of the columns in points: those with more words get more, but not all of it. */
function shareWidth(rows: Words[][][]): number[] {
  const count = rows[0]?.length ?? 0
  const weights = Array.from({ length: count }, (_, index) => {
    const letters = rows.map((cells) => (cells[index] ?? []).reduce((sum, { text }) => sum + text.length, 0))
    return Math.max(2, Math.sqrt(letters.reduce((sum, one) => sum + one, 0) / rows.length))
  })
  const all = weights.reduce((sum, one) => sum + one, 0)
  return weights.map((weight) => (weight / all) * columnWidth)
}

const linesOf = ({ doc }: FlowingPages, { isHead }: Row, words: Words[], width: number) =>
  breakLines(doc, isHead ? toSpans(words.map((one) => ({ ...one, isBold: true }))) : toSpans(words), size, width)

function heightOf(pages: FlowingPages, row: Row, widths: number[]): number {
  const counts = row.cells.map((words, index) => linesOf(pages, row, words, (widths[index] ?? 0) - 2 * padding).length)
  return Math.max(1, ...counts) * leading + 2 * padding
}

/** Draws a row under its element, or as an artifact where it only comes again. */
function drawRow(pages: FlowingPages, row: Row, widths: number[], node: Tag | null): void {
  const { doc, colours, y: top } = pages
  const height = heightOf(pages, row, widths)
  drawArtifact(doc, 'Layout', () => {
    if (row.isHead) doc.rect(sheet.left, top, columnWidth, height).fill(colours.paper)
    doc.lineWidth(row.isHead ? 1.2 : 0.5).strokeColor(row.isHead ? colours.ink : '#c9bfae')
    doc
      .moveTo(sheet.left, top + height)
      .lineTo(sheet.right, top + height)
      .stroke()
  })
  const drawCells = () => {
    let x = sheet.left
    for (const [index, width] of widths.entries()) {
      const scope = row.isHead ? 'Column' : index === 0 ? 'Row' : null
      const cell = node && (scope ? tag('TH', node, { dictionary: { O: 'Table', Scope: scope } }) : tag('TD', node))
      if (cell) open(doc, cell)
      const lines = linesOf(pages, row, row.cells[index] ?? [], width - 2 * padding)
      for (const [number, line] of lines.entries()) {
        const setting = { size, leading, colour: row.isHead ? grey : dark, hasUnderlinedLinks: true }
        drawLine(doc, line, setting, [x + padding, top + padding + number * leading], cell ?? undefined)
      }
      x += width
    }
  }
  if (node) drawCells()
  else drawArtifact(doc, 'Layout', drawCells)
  pages.y += height
}
