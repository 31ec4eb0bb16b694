import { dark, grey, printColours } from '../../../../print/colours.ts'
import { openDocument } from '../../../../print/document.ts'
import { beginPages, columnWidth, type FlowingPages, sheet } from '../../../../print/flowing-pages.ts'
import { heightOfLines, wrapText } from '../../../../print/paragraphs.ts'
import { bandsWidth, drawBands, type PrintedBand } from './draw-bands.ts'

/** What a book covers of a curriculum, as it is printed. */
export interface PrintedRow {
  document: string
  edition: string
  /** The part and the code. */
  place: string
  statement: string
  covers: string
}

/** Everything that is printed about a class: no person is in it. */
export interface ClassEvidence {
  school: string
  book: string
  /** The title of the lesson plan; `""` for a book without one. */
  plan: string
  /** "Friday 20 November 2026", or the month once the day is forgotten. */
  when: string
  /** "Year 3". */
  year: string
  children: number
  /** Null for a class without the two colours. */
  bands: PrintedBand[] | null
  /** The sentences that staff ticked. */
  said: string[]
  nation: string
  rows: PrintedRow[]
  madeOn: string
  appName: string
  /** `#rrggbb`. */
  color: string
}

/** What is left to the last lines of the second page. */
const endHeight = 64

/** The evidence of one class for a subject lead: one tagged A4 page, or two. */
export async function renderClassEvidence(evidence: ClassEvidence): Promise<Uint8Array> {
  const { school, book, year, children, when, appName } = evidence
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: { Title: `${year}, ${book}: what the class learnt`, Creator: appName },
  })
  const pages = beginPages(doc, root, printColours(evidence.color), `${year}, ${book}`)
  pages.write(school, { colour: grey })
  pages.write(book, { tag: 'H1', face: 'heading', size: 24, colour: pages.colours.ink, above: 2 })
  const facts = [`${year}, ${children === 1 ? '1 child' : `${children} children`}, ${when}`]
  if (evidence.plan) facts.push(`Lesson plan: ${evidence.plan}`)
  pages.write(facts.join('\n'), { above: 6, size: 11.5 })
  writeOutcome(pages, evidence)
  heading(pages, `What the book covers: ${evidence.nation}`)
  writeRows(pages, evidence.rows)
  pages.write(
    `These are numbers about a class. ${appName} holds no child’s name, and does not say who taught it. Made on ${evidence.madeOn}.`,
    { above: 14, size: 9, colour: grey },
  )
  return await finish()
}

interface Place {
  x?: number
  width?: number
}

function heading(pages: FlowingPages, words: string, place: Place = {}): void {
  pages.write(words, { tag: 'H2', face: 'heading', size: 14, colour: pages.colours.ink, above: 16, ...place })
}

/** Where the class stood before and after the lesson, and beside it what happened in class. */
function writeOutcome(pages: FlowingPages, { bands, children, said }: ClassEvidence): void {
  const { y: top } = pages
  heading(pages, 'Before and after the lesson')
  if (bands) {
    const words =
      'The first colour is from before the lesson, the second from after it, judged by the bands of the plan.'
    pages.write(words, { above: 3, size: 9.5, colour: grey, width: bandsWidth })
    pages.y += 6
    drawBands(pages, bands, children)
  } else pages.write('This class worked without the two colours.', { above: 4 })
  if (said.length === 0) return
  const { y: bottom } = pages
  const place = bands ? { x: sheet.left + bandsWidth + 30, width: columnWidth - bandsWidth - 30 } : {}
  if (bands) pages.y = top
  heading(pages, 'What happened in class', place)
  for (const sentence of said) pages.write(sentence, { above: 4, ...place })
  pages.y = Math.max(pages.y, bottom)
}

/** The rows of each document under its name, as many as two pages have room for. */
function writeRows(pages: FlowingPages, rows: PrintedRow[]): void {
  if (rows.length === 0) {
    pages.write('The portal knows no row of this curriculum for the book.', { above: 4 })
    return
  }
  for (const [index, row] of rows.entries()) {
    const parts = partsOf(row, rows[index - 1])
    const height = parts.reduce((sum, part) => sum + part.above + heightOf(pages, part), 0)
    if (pages.number > 1 && pages.y + height > sheet.bottom - endHeight) {
      const left = rows.length - index
      pages.write(`${left} more ${left === 1 ? 'row is' : 'rows are'} on the page of the book.`, { above: 10 })
      return
    }
    pages.need(height)
    for (const { words, ...style } of parts) pages.write(words, style)
  }
}

interface Part {
  words: string
  above: number
  size: number
  tag: 'H3' | 'P'
  face: 'heading' | 'figures'
  colour: string
}

/** A row, below the name of its document if that is another than before. */
function partsOf(row: PrintedRow, before: PrintedRow | undefined): Part[] {
  const small = { tag: 'P', face: 'figures', size: 8.5, colour: grey } as const
  const isFirst = row.document !== before?.document
  return [
    ...(isFirst
      ? [
          { words: row.document, tag: 'H3', face: 'heading', above: 8, size: 11, colour: dark } as const,
          { ...small, words: row.edition, above: 1 },
        ]
      : []),
    { ...small, words: row.place, above: 6 },
    { tag: 'P', face: 'figures', words: row.statement, above: 1, size: 10, colour: dark },
    { ...small, words: `In this book: ${row.covers}`, above: 1, size: 9.5 },
  ]
}

const heightOf = ({ doc }: FlowingPages, { words, face, size }: Part) =>
  heightOfLines(face, wrapText(doc, words, { face, width: columnWidth, size }))
