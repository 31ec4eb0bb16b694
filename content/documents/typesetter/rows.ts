import { type Tag, tag } from '../../../print/tags.ts'
import type { Block } from '../blocks.ts'
import { plainText } from '../inline.ts'
import { calloutRow } from './call-out.ts'
import { type Column, fullColumn, mainColumn, style } from './design.ts'
import { headingRows } from './headings.ts'
import { lineRows } from './line-rows.ts'
import { setLines } from './lines.ts'
import { listRows } from './lists.ts'
import type { Row } from './pages.ts'
import { tableRows } from './table.ts'
import { drawingBox, writingLines } from './writing-lines.ts'

/** A part under a heading in the margin stays on one page unless it is higher than this, in points. */
const longestUncut = 200

/** A lower table is not parted over two pages. */
const longestUncutTable = 260

export type Setting = { doc: PDFKit.PDFDocument; root: Tag; onHeading: (text: string, y: number) => void }

/**
 * Turns blocks into rows that can be spread over pages; drawing a row tags it. `leadHeight` is what the facts in the margin
 * of the first page need: no heading stands higher.
 */
export function layOut(setting: Setting, blocks: Block[], leadHeight: number): Row[] {
  const rows: Row[] = []
  let column: Column = mainColumn
  let startsPage = false
  let isLead = true
  let partStart = -1
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'new-page') {
      startsPage = true
      column = fullColumn
      continue
    }
    const isHeading = block.kind === 'heading'
    const previous = rows.at(-1)
    if (previous && isSequel(block, blocks[index - 1], blocks[index - 2])) previous.keep = true
    const added = rowsOf(setting, block, column, isLead && !isHeading)
    const [first] = added
    if (first && startsPage) {
      first.startsPage = true
      if (previous) previous.keep = false
    }
    if (first && isLead && isHeading) first.before += Math.max(0, leadHeight - heightOf(rows))
    if (isHeading) {
      keepTogether(rows.slice(partStart < 0 ? rows.length : partStart))
      partStart = block.side ? rows.length : -1
      isLead = false
    }
    startsPage = false
    if (block.kind === 'table') keepTogether(added, longestUncutTable)
    if (block.kind === 'list' && opensChapter(blocks[index - 1])) keepTogether(added)
    rows.push(...added)
  }
  if (partStart >= 0) keepTogether(rows.slice(partStart))
  return rows
}

/**
 * A call-out, writing lines and a frame belong to what stands before them, a table to the paragraph that introduces it, and
 * the first part of a chapter to the words at its head.
 */
function isSequel({ kind }: Block, before: Block | undefined, beforeThat: Block | undefined): boolean {
  const follows = kind === 'call-out' || kind === 'writing-lines' || kind === 'drawing-box'
  const isFirstPart = kind === 'heading' && opensChapter(beforeThat)
  return follows || (before?.kind === 'paragraph' && (kind === 'table' || isFirstPart))
}

const opensChapter = (block: Block | undefined) => block?.kind === 'heading' && block.level === 2

function keepTogether(part: Row[], longest = longestUncut): void {
  if (heightOf(part) > longest) return
  for (const row of part.slice(0, -1)) row.keep = true
}

function heightOf(rows: Row[]): number {
  return rows.reduce((sum, row, index) => sum + row.height + Math.max(row.before, rows[index - 1]?.after ?? 0), 0)
}

type Flowing = Exclude<Block, { kind: 'new-page' }>

function rowsOf({ doc, root, onHeading }: Setting, block: Flowing, column: Column, isLead: boolean): Row[] {
  switch (block.kind) {
    case 'heading':
      return headingRows(doc, block, root, onHeading)
    case 'paragraph': {
      const lines = setLines(doc, block.spans, isLead ? style.lead : style.body, column.width, block.place)
      const rows = lineRows(doc, lines, column.left, tag('P', root), { before: 0, after: 7 })
      const last = rows.at(-1)
      if (last && plainText(block.spans).endsWith(':')) Object.assign(last, { keep: true, after: 3 })
      return rows
    }
    case 'list':
      return listRows(doc, block, isLead ? style.lead : style.body, column, root)
    case 'table':
      return tableRows(doc, block, root)
    case 'call-out':
      return [calloutRow(doc, block.paragraphs, column, root)]
    case 'writing-lines':
      return writingLines(doc, block, column, root)
    case 'drawing-box':
      return [drawingBox(doc, block.count, column)]
  }
}
