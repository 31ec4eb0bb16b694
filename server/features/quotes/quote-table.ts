import { formatPence } from '#contract/money.ts'
import { deliveryInWords } from '#contract/quotes.ts'
import { dark, grey } from '../../../print/colours.ts'
import { columnWidth, type FlowingPages, sheet } from '../../../print/flowing-pages.ts'
import { drawLine, type Line } from '../../../print/lines.ts'
import { wrapText } from '../../../print/paragraphs.ts'
import { drawArtifact, open, type Tag, tag } from '../../../print/tags.ts'
import type { StoredOffer } from '../../database/inbox-tables.ts'
import { amountOf, totalOf } from './amounts.ts'

/** The right edge of each column of numbers, and where the words begin. */
const columns = [sheet.left, sheet.right - 186, sheet.right - 92, sheet.right - 8] as const
const wordsWidth = columnWidth - 250
const leading = 14
const padding = 6

interface Row {
  cells: string[]
  isHead?: boolean
  /** Its first cell names the row, and all of it stands out. */
  isTotal?: boolean
}

/** The lines of a quote with their amounts, the delivery, added VAT and the total. Its head comes again on a further page. */
export function drawLines(pages: FlowingPages, offer: StoredOffer): void {
  const { lines, deliveryPence, vat, vatPence } = offer
  const table = tag('Table', pages.root)
  const head: Row = { cells: ['Product', 'Quantity', 'Price each', 'Amount'], isHead: true }
  const rows: Row[] = [
    ...lines.map((line) => ({
      cells: [line.title, String(line.quantity), formatPence(line.pricePence), formatPence(amountOf(line))],
    })),
    { cells: ['Delivery', '', '', deliveryInWords(deliveryPence)] },
    ...(vat === 'added' ? [{ cells: ['VAT', '', '', formatPence(vatPence)] }] : []),
    { cells: ['Total', '', '', formatPence(totalOf(offer))], isTotal: true },
  ]
  pages.need(3 * (leading + 2 * padding))
  drawRow(pages, head, tag('TR', table))
  for (const [index, row] of rows.entries()) {
    // The total does not go to a page of its own.
    const height = heightOf(pages, row) + (index === rows.length - 2 ? leading + 2 * padding : 0)
    if (pages.need(height)) drawRow(pages, head, null)
    drawRow(pages, row, tag('TR', table))
  }
}

const sizeOf = ({ isHead, isTotal }: Row) => (isHead ? 9.5 : isTotal ? 13 : 10.5)

function linesOf({ doc }: FlowingPages, row: Row, text: string): Line[] {
  const face = row.isHead || row.isTotal ? 'heading' : 'figures'
  return wrapText(doc, text, { face, width: wordsWidth, size: sizeOf(row) }).lines
}

const heightOf = (pages: FlowingPages, row: Row) =>
  linesOf(pages, row, row.cells[0] ?? '').length * leading + 2 * padding

/** Draws a row under its element, or as an artifact where it only comes again. */
function drawRow(pages: FlowingPages, row: Row, node: Tag | null): void {
  const { doc, colours } = pages
  const height = heightOf(pages, row)
  const top = pages.y
  drawArtifact(doc, 'Layout', () => {
    if (row.isHead) doc.rect(sheet.left, top, columnWidth, height).fill(colours.paper)
    doc.lineWidth(row.isHead || row.isTotal ? 1.2 : 0.6).strokeColor(row.isHead ? colours.ink : '#c9bfae')
    const y = top + (row.isTotal ? 0 : height)
    doc.moveTo(sheet.left, y).lineTo(sheet.right, y).stroke()
  })
  const drawCells = () => {
    for (const [index, text] of row.cells.entries()) drawCell(pages, row, { index, text, top }, node)
  }
  if (node) drawCells()
  else drawArtifact(doc, 'Layout', drawCells)
  pages.y += height
}

function drawCell(
  pages: FlowingPages,
  row: Row,
  { index, text, top }: { index: number; text: string; top: number },
  node: Tag | null,
): void {
  const { doc, colours } = pages
  const scope = row.isHead ? 'Column' : index === 0 ? 'Row' : null
  const cell = node && (scope ? tag('TH', node, { dictionary: { O: 'Table', Scope: scope } }) : tag('TD', node))
  if (cell) open(doc, cell)
  const size = sizeOf(row)
  const colour = row.isHead ? grey : row.isTotal ? colours.ink : dark
  for (const [number, line] of (text === '' ? [] : linesOf(pages, row, text)).entries()) {
    const edge = columns[index] ?? sheet.left
    const x = index === 0 ? edge + 8 : edge - line.width
    drawLine(doc, line, { size, leading, colour }, [x, top + padding + number * leading], cell ?? undefined)
  }
}
