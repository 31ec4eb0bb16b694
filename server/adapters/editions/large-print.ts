import { grey } from '../../../print/colours.ts'
import { a4, openDocument } from '../../../print/document.ts'
import { breakLines, drawLine } from '../../../print/lines.ts'
import { drawArtifact, drawUnder, open, type Tag, tag } from '../../../print/tags.ts'
import {
  altOf,
  type EditionBook,
  type EditionPage,
  hasWords,
  isImprint,
  missingLetter,
  NoEdition,
  nameOf,
  noWords,
  usualHeight,
  wordsOf,
} from './book.ts'
import { infoOf } from './info.ts'
import { pictureOf, pictureWidth } from './pictures.ts'
import { drawWords, heightOf, type SetParagraph, setWords } from './set-words.ts'

type Doc = PDFKit.PDFDocument

/** In points. The size is that which blind people's charities call giant print. */
const size = 24
const margin = { x: 56, top: 50, foot: 70 }
const width = a4.width - 2 * margin.x
const foot = a4.height - margin.foot
const gap = 26
/** A picture is made smaller, down to this share of its width, when the words then fit on the same sheet. */
const shares = [1, 0.9, 0.8, 0.7]

/** A book in large print on A4: each page of it begins a sheet, with its picture above the words. Yields after each page. Throws NoEdition. */
export async function* printLarge(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  if (!hasWords(book)) throw new NoEdition(noWords)
  for (const page of book.pages) refuseLetters(book, page)
  const usual = usualHeight(book)
  const { doc, root, finish } = openDocument({
    size: [a4.width, a4.height],
    info: infoOf(`${book.title}: large print`),
  })
  for (const page of book.pages) {
    doc.addPage()
    doc.outline.addItem(nameOf(book, page))
    const section = tag('Sect', root, { title: nameOf(book, page) })
    await drawPage(doc, { book, page, section, folder, words: setPage(doc, book, page, usual) })
    open(doc, section).end()
    yield page.number
  }
  return await finish()
}

function refuseLetters(book: EditionBook, page: EditionPage): void {
  const letter = missingLetter(page)
  if (letter === null) return
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  throw new NoEdition(
    `${nameOf(book, page)} has a letter that our typeface does not have: “${letter}” (U+${code}). Write it another way, and replace the PDF.`,
  )
}

interface OnSheet {
  book: EditionBook
  page: EditionPage
  section: Tag
  folder: string
  words: SetParagraph[]
}

const isTitle = ({ number }: EditionPage) => number === 1

function setPage(doc: Doc, book: EditionBook, page: EditionPage, usual: number): SetParagraph[] {
  // The title is in the picture of a cover too, and heads the document.
  if (isTitle(page)) return setWords(doc, [{ text: book.title, isLoud: true }], { size, leading: 1.4, width })
  return setWords(doc, wordsOf(page, isImprint(book, page) ? 1 : usual), { size, leading: 1.4, width })
}

async function drawPage(doc: Doc, { book, page, section, folder, words }: OnSheet): Promise<void> {
  const box = pictureBox(book, page, words)
  let y = margin.top
  // Whoever hears the page hears its words first: the picture would tell how they end.
  let enterFigure = () => {}
  if (box) {
    const jpeg = await pictureOf(folder, page, { width: pictureWidth(book), isWordless: true })
    const x = (a4.width - box.width) / 2
    const bbox: [number, number, number, number] = [x, y, x + box.width, y + box.height]
    const alt = altOf(book, page)
    const figure = tag('Figure', section, { alt, placement: 'Block', bbox })
    enterFigure = drawUnder(doc, figure, () => doc.image(jpeg, x, bbox[1], box))
    y += box.height + gap
  }
  for (const [index, part] of divide(words, foot - y).entries()) {
    if (index > 0) {
      drawFoot(doc, book, page)
      doc.addPage()
      y = margin.top
    }
    drawWords(doc, section, part, [margin.x, y], isTitle(page) ? 'H1' : 'P')
  }
  enterFigure()
  drawFoot(doc, book, page)
}

/** The largest picture that leaves room for the words of its page; null where there is none to see. */
function pictureBox(
  book: EditionBook,
  page: EditionPage,
  words: SetParagraph[],
): { width: number; height: number } | null {
  if (isImprint(book, page)) return null
  const room = foot - margin.top
  const sized = (share: number) => {
    const height = Math.min((width * share) / book.aspect, room)
    return { width: height * book.aspect, height }
  }
  const fitting = shares.map(sized).find(({ height }) => height + gap + heightOf(words) <= room)
  return fitting ?? sized(1)
}

/** The paragraphs of each sheet, whole ones: `room` points on the first, all of the others. */
function divide(words: SetParagraph[], room: number): SetParagraph[][] {
  const sheets: SetParagraph[][] = [[]]
  let left = room
  for (const paragraph of words) {
    const height = heightOf([paragraph])
    if (height > left) {
      sheets.push([])
      left = foot - margin.top
    }
    sheets.at(-1)?.push(paragraph)
    left -= height + paragraph.gap
  }
  return sheets
}

function drawFoot(doc: Doc, book: EditionBook, page: EditionPage): void {
  if (isTitle(page)) return
  const [line] = breakLines(doc, [{ text: nameOf(book, page), face: 'figures' }], 16, width)
  if (!line) return
  const at: [number, number] = [(a4.width - line.width) / 2, a4.height - 46]
  drawArtifact(doc, 'Pagination', () => drawLine(doc, line, { size: 16, leading: 20, colour: grey }, at))
}
