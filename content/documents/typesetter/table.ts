import { drawArtifact, open, type Tag, tag } from '../../../print/tags.ts'
import { type Item, plainText } from '../inline.ts'
import type { Table } from '../tables.ts'
import { fullWidth, type Look, margin, type Setting } from './design.ts'
import { drawStyled, type StyledLine, setLines } from './lines.ts'
import type { Row } from './pages.ts'

type Cell = { lines: StyledLine[]; x: number; scope: 'Column' | 'Row' | null; item: Item }

const padding = { x: 7, y: 5.5 }

/** Rows of a table over the full width. Its head stays with the first two rows, and comes again on a further page. */
export function tableRows(setting: Setting, table: Table): Row[] {
  const { doc, root, look } = setting
  const node = tag('Table', root)
  // An empty corner says that the first column holds heads too.
  const hasRowHeads = !plainText(table.head[0]?.spans ?? [])
  const head = cellsOf(setting, table, table.head, true)
  const headHeight = heightOf(look, head, false)
  const drawHead = (y: number, parent: Tag | null) => {
    drawRules(setting, head, y, headHeight, table.isSheet, true)
    if (parent) drawCells(setting, head, y, parent)
    else drawArtifact(doc, 'Layout', () => drawAgain(setting, head, y))
  }
  const headRow = tag('TR', node)
  const rows: Row[] = [{ height: headHeight, before: 9, after: 0, keep: true, draw: (y) => drawHead(y, headRow) }]
  for (const [index, items] of table.rows.entries()) {
    const cells = cellsOf(setting, table, items, false, hasRowHeads)
    const height = heightOf(look, cells, table.isSheet)
    const row = tag('TR', node)
    const isLast = index === table.rows.length - 1
    rows.push({
      height,
      before: 0,
      after: isLast ? 14 : 0,
      keep: (index === 0 || index === table.rows.length - 2) && !isLast,
      again: { height: headHeight, draw: (y) => drawHead(y, null) },
      // What children write in may be larger.
      growsBy: table.isSheet ? 64 : 0,
      draw: (y, height) => {
        drawRules(setting, cells, y, height, table.isSheet, false)
        drawCells(setting, cells, y, row)
      },
    })
  }
  return rows
}

function cellsOf({ doc, look }: Setting, table: Table, items: Item[], isHead: boolean, hasRowHead = false): Cell[] {
  let x = margin.left
  return items.map((item, index) => {
    const width = (table.shares[index] ?? 0) * fullWidth
    const scope = isHead ? 'Column' : hasRowHead && index === 0 ? 'Row' : null
    const style = scope ? look.style.head : look.style.cell
    const lines = setLines(doc, item.spans, style, width - padding.x * 2, item.place)
    const cell: Cell = { lines, x, scope, item }
    x += width
    return cell
  })
}

function heightOf({ style, blankHeight }: Look, cells: Cell[], isSheet: boolean): number {
  const lines = Math.max(...cells.map((cell) => cell.lines.length))
  const height = lines * style.cell.leading + padding.y * 2
  return isSheet ? Math.max(height, blankHeight) : height
}

function drawCells({ doc, look }: Setting, cells: Cell[], top: number, row: Tag): void {
  for (const { lines, x, scope, item } of cells) {
    const isEmpty = !plainText(item.spans)
    // A header has words: the empty corner above row headers is an ordinary cell.
    const isHeader = scope !== null && !isEmpty
    const cell = isHeader ? tag('TH', row, { dictionary: { O: 'Table', Scope: scope } }) : tag('TD', row)
    open(doc, cell)
    if (isEmpty) continue
    for (const [index, line] of lines.entries()) {
      drawStyled(doc, line, x + padding.x, top + padding.y + index * look.style.cell.leading, cell)
    }
  }
}

function drawAgain({ doc, look }: Setting, cells: Cell[], top: number): void {
  for (const { lines, x } of cells) {
    for (const [index, line] of lines.entries()) {
      drawStyled(doc, line, x + padding.x, top + padding.y + index * look.style.cell.leading)
    }
  }
}

function drawRules(
  { doc, look: { colour } }: Setting,
  cells: Cell[],
  y: number,
  height: number,
  isSheet: boolean,
  isHead: boolean,
): void {
  const right = margin.left + fullWidth
  drawArtifact(doc, 'Layout', () => {
    if (isHead) doc.rect(margin.left, y, fullWidth, height).fill(colour.tint)
    doc.lineWidth(isHead ? 1.3 : 0.7).strokeColor(isHead ? colour.accent : colour.rule)
    doc
      .moveTo(margin.left, y + height)
      .lineTo(right, y + height)
      .stroke()
    if (!isSheet) return
    doc.lineWidth(0.7).strokeColor(colour.muted)
    for (const { x } of cells) doc.moveTo(x, y).lineTo(x, y + height)
    doc
      .moveTo(right, y)
      .lineTo(right, y + height)
      .moveTo(margin.left, y)
      .lineTo(right, y)
    doc
      .moveTo(margin.left, y + height)
      .lineTo(right, y + height)
      .stroke()
  })
}
