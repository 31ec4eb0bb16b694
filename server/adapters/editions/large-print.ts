import { a4, openDocument } from '../../../print/document.ts'
import { drawUnder, open, type Tag, tag } from '../../../print/tags.ts'
import { creditOf, formOf, ownTitle, paragraphsOf, refuseTextLetters } from './beside-story.ts'
import {
  altOf,
  type EditionBook,
  type EditionPage,
  hasWords,
  isImprint,
  NoEdition,
  nameOf,
  noWords,
  usualHeight,
} from './book.ts'
import { infoOf } from './info.ts'
import {
  drawFoot,
  drawOnSheets,
  drawPermission,
  foot,
  gap,
  margin,
  refuseLetters,
  size,
  width,
} from './large-sheets.ts'
import { pictureOf, pictureWidth } from './pictures.ts'
import { heightOf, type SetParagraph, setWords } from './set-words.ts'

type Doc = PDFKit.PDFDocument

/** A picture is made smaller, down to this share of its width, when the words then fit on the same sheet. */
const shares = [1, 0.9, 0.8, 0.7]

/** A book in large print on A4: each page of it begins a sheet, with its picture above the words. Yields after each page. Throws NoEdition. */
export async function* printLarge(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  if (!hasWords(book)) throw new NoEdition(noWords)
  for (const page of book.pages) refuseLetters(book, page)
  refuseTextLetters(book)
  const usual = usualHeight(book)
  const { doc, root, finish } = openDocument({
    size: [a4.width, a4.height],
    info: infoOf(`${book.title}: ${formOf(book, 'large print')}`),
  })
  for (const page of book.pages) {
    doc.addPage()
    doc.outline.addItem(nameOf(book, page))
    const section = tag('Sect', root, { title: nameOf(book, page) })
    await drawPage(doc, { book, page, section, folder, words: setPage(doc, book, page, usual) })
    open(doc, section).end()
    yield page.number
  }
  drawPermission(doc, root, book)
  return await finish()
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
  const credit = book.text ? [{ text: creditOf(book.text), isLoud: false }] : []
  const words = isTitle(page)
    ? [{ text: book.title, isLoud: true }, ...ownTitle(book), ...credit]
    : paragraphsOf(book, page, isImprint(book, page) ? 1 : usual)
  return setWords(doc, words, { size, leading: 1.4, width })
}

async function drawPage(doc: Doc, { book, page, section, folder, words }: OnSheet): Promise<void> {
  const box = pictureBox(book, page, words)
  let y = margin.top
  // Listeners hear the words of a page first: the picture would tell how they end.
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
  const at = { book, page, section }
  if (isTitle(page)) {
    const [title, ...others] = words
    if (title) y = drawOnSheets(doc, at, [title], { y, type: 'H1' }) + title.gap
    drawOnSheets(doc, at, others, { y })
  } else drawOnSheets(doc, at, words, { y })
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
