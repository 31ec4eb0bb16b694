import { a4, openDocument } from '../../../print/document.ts'
import { drawTagged, open, tag } from '../../../print/tags.ts'
import { type EditionBook, hasWords, NoEdition, nameOf, noWords, usualHeight, wordsOf } from './book.ts'
import { infoOf } from './info.ts'
import {
  drawFoot,
  drawOnSheets,
  drawPermission,
  foot,
  gap,
  margin,
  type Place,
  refuseLetters,
  size,
  width,
} from './large-sheets.ts'
import { pictureOf, pictureWidth } from './pictures.ts'
import { setWords } from './set-words.ts'

type Doc = PDFKit.PDFDocument

/** A picture of a page is not made smaller than this share of a sheet for the words above it. */
const minShare = 0.75

/**
 * A plan, guide or letter in large print on A4: the words of each page, then the page as it is, so that no table or drawing is lost. Yields after
 * each page. Throws NoEdition.
 */
export async function* printLargePaper(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  if (!hasWords(book)) throw new NoEdition(noWords)
  for (const page of book.pages) refuseLetters(book, page)
  const usual = usualHeight(book)
  const info = infoOf(`${book.title}: large print`)
  const { doc, root, finish } = openDocument({ size: [a4.width, a4.height], info })
  for (const page of book.pages) {
    doc.addPage()
    doc.outline.addItem(nameOf(book, page))
    const section = tag('Sect', root, { title: nameOf(book, page) })
    const place = { book, page, section }
    const set = (words: { text: string; isLoud: boolean }[]) => setWords(doc, words, { size, leading: 1.4, width })
    let y = margin.top
    if (page.number === 1)
      y = gap + drawOnSheets(doc, place, set([{ text: book.title, isLoud: true }]), { y, type: 'H1' })
    y = drawOnSheets(doc, place, set(wordsOf(page, usual)), { y })
    await drawAsItIs(doc, place, { folder, y })
    open(doc, section).end()
    yield page.number
  }
  drawPermission(doc, root, book)
  return await finish()
}

/** The page itself, below its words or on a sheet of its own. */
async function drawAsItIs(doc: Doc, place: Place, { folder, y }: { folder: string; y: number }): Promise<void> {
  const { book, page, section } = place
  const { aspect } = { ...book, ...page }
  const room = foot - margin.top
  const isBelow = foot - y - gap >= Math.min(room * minShare, width / aspect)
  if (!isBelow) {
    drawFoot(doc, book, page)
    doc.addPage()
  }
  const top = isBelow ? y + gap : margin.top
  const height = Math.min(width / aspect, foot - top)
  const left = (a4.width - height * aspect) / 2
  const bbox: [number, number, number, number] = [left, top, left + height * aspect, top + height]
  const alt = ['The same page as it appears in the document.', page.alt].filter(Boolean).join(' ')
  const jpeg = await pictureOf(folder, page, { width: pictureWidth(book) })
  drawTagged(doc, tag('Figure', section, { alt, placement: 'Block', bbox }), () =>
    doc.image(jpeg, left, top, { width: height * aspect, height }),
  )
  drawFoot(doc, book, page)
}
