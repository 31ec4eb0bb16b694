import { drawArtifact, tag } from '../../../print/tags.ts'
import type { Block } from '../blocks.ts'
import { type Item, type Place, plainText } from '../inline.ts'
import { SourceError } from '../source-error.ts'
import { artRows } from './art-rows.ts'
import { calloutRow } from './call-out.ts'
import { cardRows } from './cards.ts'
import { bottom, type Look, type LookName, margin, type Setting } from './design.ts'
import { headingRows } from './headings.ts'
import { lineRows } from './line-rows.ts'
import { type StyledLine, setLines, setVerse } from './lines.ts'
import { listRows } from './lists.ts'
import { heightOf, type Row } from './pages.ts'
import { sumRows } from './sums.ts'
import { tableRows } from './table.ts'
import { drawingBox, writingLines } from './writing-lines.ts'

/** A part under a heading in the margin stays on one page unless it is higher than this, in points. */
const maxUncutHeight = 200

/** With a picture in the margin it must, unless it is higher than this. */
const maxUncutHeightWithPicture = 300

/** What was a row of a table is not, in large print, unless it is higher. */
const maxUncutRowHeight = 380

/** A lower table is not parted over two pages. */
const maxUncutTableHeight = 260

/**
 * Turns blocks into rows that can be spread over pages; drawing a row tags it. `leadHeight` is what the facts in the margin
 * of the first page need: no heading is set higher. Throws a SourceError where an hour is higher than a page.
 */
export function layOut(
  start: Setting,
  blocks: Block[],
  { looks, leadHeight }: { looks: Record<LookName, Look>; leadHeight: number },
): Row[] {
  const rows: Row[] = []
  let setting = start
  let startsPage = false
  let isLead = true
  let hour: { start: number; place: Place } | null = null
  const endHour = () => {
    const over = hour ? Math.ceil(heightOf(rows.slice(hour.start)) - (bottom - margin.top)) : 0
    if (hour && over > 0)
      throw new SourceError(
        hour.place.file,
        hour.place.line,
        `the hour is ${over} points too high for one page. Shorten it.`,
      )
    hour = null
  }
  let part: { start: number; least: number } | null = null
  const endPart = () => {
    if (!part) return
    const own = rows.slice(part.start)
    const last = own.at(-1)
    // The picture in the margin needs its room, however little is said beside it.
    if (last) last.after = Math.max(last.after, part.least - heightOf(own) + last.after)
    keepTogether(own, part.least > 0 ? maxUncutHeightWithPicture : maxUncutHeight, part.least > 0 ? true : 'gently')
    part = null
  }
  let rowStart: number | null = null
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'new-page') {
      endPart()
      endHour()
      if (block.look === 'hour') hour = { start: rows.length, place: block.place }
      startsPage = true
      setting = { ...setting, look: looks[block.look] }
      continue
    }
    const isHeading = block.kind === 'heading'
    if (isHeading) endPart()
    const previous = rows.at(-1)
    if (previous && isSequel(block, blocks[index - 1], blocks[index - 2])) previous.keep = true
    if (previous && block.kind === 'paragraph' && blocks[index - 1]?.kind === 'table') previous.keep = 'gently'
    if (previous && block.kind === 'list' && blocks[index - 1]?.kind === 'paragraph') previous.keep ||= 'gently'
    // What children cut out has the size that it needs.
    const isCut = block.kind === 'art' && block.art.kind !== 'play'
    const own = isCut && setting.look.name === 'large' ? { ...setting, look: looks.pupils } : setting
    const { rows: added, least } = rowsOf(own, block, isLead && !isHeading)
    const [first] = added
    if (first && startsPage) {
      first.startsPage = true
      if (previous) previous.keep = false
    }
    if (first && isLead && isHeading) first.before += Math.max(0, leadHeight - heightOf(rows))
    if (isHeading) {
      if (block.side) part = { start: rows.length, least }
      isLead = false
    }
    startsPage = false
    if (block.kind === 'table') keepTogether(added, maxUncutTableHeight, 'gently')
    if (block.kind === 'list' && opensChapter(blocks[index - 1])) keepTogether(added, maxUncutHeight, 'gently')
    if (block.goesOn) rowStart ??= rows.length
    rows.push(...added)
    if (rowStart !== null && !block.goesOn) {
      keepTogether(rows.slice(rowStart), maxUncutRowHeight, true)
      rowStart = null
    }
  }
  endPart()
  endHour()
  return rows
}

/**
 * A call-out, writing lines and a frame belong to what comes before them, a table to the paragraph that introduces it, and
 * the first part of a chapter to the words at its head.
 */
function isSequel({ kind }: Block, before: Block | undefined, beforeThat: Block | undefined): boolean {
  const follows = kind === 'call-out' || kind === 'writing-lines' || kind === 'drawing-box'
  const isFirstPart = kind === 'heading' && opensChapter(beforeThat)
  return follows || (before?.kind === 'paragraph' && (kind === 'table' || isFirstPart))
}

const opensChapter = (block: Block | undefined) => block?.kind === 'heading' && block.level === 2

function keepTogether(part: Row[], longest: number, keep: true | 'gently'): void {
  if (heightOf(part) > longest) return
  for (const row of part.slice(0, -1)) row.keep ||= keep
}

/** The first words of what was a row of a table, under a rule. */
function rowHead({ doc, root, look: { colour, main } }: Setting, lines: StyledLine[]): Row[] {
  const rows = lineRows(doc, lines, main.left, tag('P', root), { before: 40, after: 6 }, (y) => {
    if (y <= margin.top) return
    drawArtifact(doc, 'Layout', () => {
      doc.moveTo(main.left, y - 12).lineTo(main.left + main.width, y - 12)
      doc.lineWidth(2).strokeColor(colour.accent).stroke()
    })
  })
  for (const row of rows) row.keep = true
  return rows
}

/** A stanza, a little further in than the paragraphs. */
function verseRows({ doc, root, look: { main, style } }: Setting, verse: Item[]): Row[] {
  const inset = style.body.size
  const lines = verse.flatMap(({ spans, place }) => setVerse(doc, spans, style.body, main.width - inset, place))
  return lineRows(doc, lines, main.left + inset, tag('P', root), { before: 2, after: style.body.size * 0.8 })
}

type Flowing = Exclude<Block, { kind: 'new-page' }>

function rowsOf(setting: Setting, block: Flowing, isLead: boolean): { rows: Row[]; least: number } {
  if (block.kind === 'heading') return headingRows(setting, block)
  return { rows: textRows(setting, block, isLead), least: 0 }
}

function textRows(setting: Setting, block: Exclude<Flowing, { kind: 'heading' }>, isLead: boolean): Row[] {
  const { doc, root, look } = setting
  const column = look.main
  const style = isLead ? look.style.lead : look.style.body
  switch (block.kind) {
    case 'paragraph': {
      const lines = setLines(doc, block.spans, style, column.width, block.place)
      const after = look.name === 'hour' ? 3 : look.name === 'large' ? 12 : 7
      const rows = block.opensRow
        ? rowHead(setting, lines)
        : lineRows(doc, lines, column.left, tag('P', root), { before: 0, after })
      const last = rows.at(-1)
      if (last && plainText(block.spans).endsWith(':')) Object.assign(last, { keep: true, after: 3 })
      return rows
    }
    case 'list':
      return listRows(setting, block, style, column)
    case 'table':
      return tableRows(setting, block)
    case 'call-out':
      return [calloutRow(setting, block.paragraphs, column)]
    case 'verse':
      return verseRows(setting, block.lines)
    case 'cards':
      return cardRows(setting, block.cards)
    case 'sums':
      return sumRows(setting, block.sums)
    case 'writing-lines':
      return writingLines(setting, block, column)
    case 'drawing-box':
      return [drawingBox(setting, block, column)]
    case 'art':
      return artRows(setting, block.art, block.place)
  }
}
