import { dark, grey, printColours } from '../../../../print/colours.ts'
import { openDocument } from '../../../../print/document.ts'
import { beginPages, columnWidth, type FlowingPages, sheet } from '../../../../print/flowing-pages.ts'
import { heightOfLines, wrapText } from '../../../../print/paragraphs.ts'
import { drawBands, type PrintedBand } from './draw-bands.ts'

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
  const pages = beginPages(doc, root, printColours(evidence.color), `${school}: ${book}, ${year}`)
  pages.write(`${school} · ${when}`, { colour: grey })
  pages.write(book, { tag: 'H1', face: 'heading', size: 24, colour: pages.colours.ink, above: 4 })
  const facts = [`Class: ${year}, ${children === 1 ? '1 child' : `${children} children`}`]
  if (evidence.plan) facts.push(`Lesson plan: ${evidence.plan}`)
  pages.write(facts.join('\n'), { above: 8, size: 11.5 })
  heading(pages, 'Before and after the lesson')
  if (evidence.bands) {
    pages.write(
      'What children wrote or drew before the lesson is in the first colour; what they added or changed after it is in the second. Their teacher judged both by the bands of the plan.',
      { above: 4, colour: grey, size: 10 },
    )
    pages.y += 10
    drawBands(pages, evidence.bands, children)
  } else pages.write('This class worked without the two colours.', { above: 4 })
  if (evidence.said.length > 0) {
    heading(pages, 'What happened in class')
    for (const sentence of evidence.said) pages.write(`• ${sentence}`, { above: 3 })
  }
  heading(pages, `What the book covers: ${evidence.nation}`)
  writeRows(pages, evidence.rows)
  pages.write(
    `These are numbers about a class. ${appName} holds no child’s name, and does not say who taught it. Made on ${evidence.madeOn}.`,
    { above: 18, size: 9, colour: grey },
  )
  return await finish()
}

function heading(pages: FlowingPages, words: string): void {
  pages.need(80)
  pages.write(words, { tag: 'H2', face: 'heading', size: 14, colour: pages.colours.ink, above: 20 })
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
  const small = { tag: 'P', face: 'figures', size: 9, colour: grey } as const
  const isFirst = row.document !== before?.document
  return [
    ...(isFirst
      ? [
          { words: row.document, tag: 'H3', face: 'heading', above: 10, size: 11, colour: dark } as const,
          { ...small, words: row.edition, above: 1 },
        ]
      : []),
    { ...small, words: row.place, above: 7 },
    { tag: 'P', face: 'figures', words: row.statement, above: 1, size: 10.5, colour: dark },
    { ...small, words: `In this book: ${row.covers}`, above: 2, size: 10 },
  ]
}

const heightOf = ({ doc }: FlowingPages, { words, face, size }: Part) =>
  heightOfLines(face, wrapText(doc, words, { face, width: columnWidth, size }))
