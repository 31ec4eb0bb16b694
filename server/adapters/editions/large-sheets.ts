import { grey } from '../../../print/colours.ts'
import { a4 } from '../../../print/document.ts'
import { breakLines, drawLine } from '../../../print/lines.ts'
import { drawArtifact, open, type Tag, tag } from '../../../print/tags.ts'
import { type EditionBook, type EditionPage, missingLetter, NoEdition, nameOf, ownPermission } from './book.ts'
import { drawWords, heightOf, type SetParagraph, setWords } from './set-words.ts'

type Doc = PDFKit.PDFDocument

/** In points. The size is that which blind people's charities call giant print. */
export const size = 24
export const margin = { x: 56, top: 50, foot: 70 }
export const width = a4.width - 2 * margin.x
export const foot = a4.height - margin.foot
export const gap = 26

/** Throws NoEdition for a letter that cannot be printed. */
export function refuseLetters(book: EditionBook, page: EditionPage): void {
  const letter = missingLetter(page)
  if (letter === null) return
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new NoEdition({
    why: `${nameOf(book, page)} has a letter that our typeface does not have: “${letter}” (U+${code}).`,
    remedy: 'Write it another way, and replace the PDF.',
  })
}

/** A page of the book, and where it stands in the tree of tags. */
export interface Place {
  book: EditionBook
  page: EditionPage
  section: Tag
}

/** Draws words from `y` downwards, and on further sheets what does not fit; answers where they end. */
export function drawOnSheets(
  doc: Doc,
  { book, page, section }: Place,
  words: SetParagraph[],
  { y, type = 'P' }: { y: number; type?: string },
): number {
  let top = y
  let end = y
  for (const [index, part] of divide(words, foot - y).entries()) {
    if (index > 0) {
      drawFoot(doc, book, page)
      doc.addPage()
      top = margin.top
    }
    drawWords(doc, section, part, [margin.x, top], type)
    end = top + heightOf(part)
  }
  return end
}

/** Behind the last page: what may be done with it. */
export function drawPermission(doc: Doc, root: Tag, book: EditionBook): void {
  const permission = ownPermission(book)
  if (!permission) return
  doc.addPage()
  const section = tag('Sect', root, { title: 'Licence' })
  drawWords(doc, section, setWords(doc, [{ text: permission, isLoud: false }], { size, leading: 1.4, width }), [
    margin.x,
    margin.top,
  ])
  open(doc, section).end()
}

/** The paragraphs of each sheet, whole ones, two languages of one together: `room` points on the first, all of the others. */
function divide(words: SetParagraph[], room: number): SetParagraph[][] {
  const sheets: SetParagraph[][] = [[]]
  let left = room
  const fitting = words.flatMap(fitToSheet)
  for (const [at, paragraph] of fitting.entries()) {
    const height = heightOf([paragraph])
    const next = fitting[at + 1]
    const pair = heightOf(next?.lang && !paragraph.lang ? [paragraph, next] : [paragraph])
    if ((pair > foot - margin.top ? height : pair) > left) {
      sheets.push([])
      left = foot - margin.top
    }
    sheets.at(-1)?.push(paragraph)
    left -= height + paragraph.gap
  }
  return sheets
}

/** A paragraph that is longer than a sheet, in parts that are not. */
function fitToSheet(paragraph: SetParagraph): SetParagraph[] {
  const { lines, step } = paragraph
  const most = Math.floor((foot - margin.top) / step)
  const parts = Math.max(1, Math.ceil(lines.length / most))
  return Array.from({ length: parts }, (_, part) => ({
    ...paragraph,
    lines: lines.slice(part * most, (part + 1) * most),
  }))
}

export function drawFoot(doc: Doc, book: EditionBook, page: EditionPage): void {
  if (page.number === 1 && !book.isPaper) return
  const [line] = breakLines(doc, [{ text: nameOf(book, page), face: 'figures' }], 16, width)
  if (!line) return
  const at: [number, number] = [(a4.width - line.width) / 2, a4.height - 46]
  drawArtifact(doc, 'Pagination', () => drawLine(doc, line, { size: 16, leading: 20, colour: grey }, at))
}
