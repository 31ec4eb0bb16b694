import { dark, grey } from '../../../../print/colours.ts'
import { a4, openDocument } from '../../../../print/document.ts'
import { breakLines, drawLine } from '../../../../print/lines.ts'
import { drawArtifact, drawUnder, open, type Tag, tag } from '../../../../print/tags.ts'
import { ink, lineWidth } from '../../../../print/tracing/edge-lines.ts'
import {
  altOf,
  type EditionBook,
  type EditionPage,
  isImprint,
  isPrinted,
  missingLetter,
  NoEdition,
  nameOf,
  ownPermission,
  usualHeight,
  wordsOf,
} from '../book.ts'
import { infoOf } from '../info.ts'
import { pictureOf } from '../pictures.ts'
import { drawWords, heightOf, type SetParagraph, setWords } from '../set-words.ts'
import { type Traced, tracePicture } from './trace-picture.ts'

type Doc = PDFKit.PDFDocument

/** In points. */
const margin = { side: 30, top: 24, foot: 44 }
const gap = 14
/** Of the words below a picture: the largest that leaves it most of the sheet. */
const sizes = [16, 14, 12]
const minShare = 0.6
/** A longer book would keep the worker busy for minutes, and a school's printer too. */
const maxPages = 80

/** A sheet, upright or lying as the book is. */
interface Sheet {
  width: number
  height: number
}

/**
 * A book in lines to colour in, on A4: a line wherever the visible colour of a page changes, its words below. Pages that would not look like a drawing are left out.
 * Yields after each page. Throws NoEdition where that is most of them.
 */
export async function* printColouringBook(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  if (book.pages.length > maxPages) throw new NoEdition(tooLong(book.pages.length))
  const sheet: Sheet = book.aspect >= 1 ? { width: a4.height, height: a4.width } : a4
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: infoOf(`${book.title}: colouring book`),
  })
  const usual = usualHeight(book)
  const leftOut: EditionPage[] = []
  let drawn = 0
  for (const page of book.pages) {
    if (isImprint(book, page)) continue
    const words = setPage(doc, page, { book, usual, sheet })
    const size = sizeOf(book, sheet, words)
    const hidden = isPrinted(page) && page.number > 1 ? page.text.flat() : []
    const jpeg = await pictureOf(folder, page, { width: 1600, isWordless: true })
    const traced = await tracePicture(jpeg, { across: size.width, hidden })
    if (traced === 'too-fine') leftOut.push(page)
    if (typeof traced === 'object') {
      drawn += 1
      drawPage(doc, root, { book, page, sheet, words, size, traced })
    }
    yield page.number
  }
  if (drawn === 0 || leftOut.length > drawn) throw new NoEdition(leftOut.length > 0 ? tooFine : nothingToColour)
  drawLast(doc, root, { book, sheet, leftOut })
  return await finish()
}

const drawYourself = 'If somebody draws one, upload it here.'
const tooFine = {
  why: 'Most pictures of this book are photographs or scans, or have too many fine shades to be traced as lines to colour in.',
  remedy: drawYourself,
}
const nothingToColour = { why: 'This book has no pictures to colour in.', remedy: drawYourself }
const tooLong = (count: number) => ({
  why: `A book of ${count} pages is too long for a colouring book, which has at most ${maxPages}.`,
  remedy: drawYourself,
})

/** Those below a picture; those of a cover are in it, and those with letters that we do not have are left to the book. */
function setPage(
  doc: Doc,
  page: EditionPage,
  { book, usual, sheet }: { book: EditionBook; usual: number; sheet: Sheet },
): SetParagraph[] {
  if (page.number === 1 || missingLetter(page) !== null) return []
  const setIn = (size: number) =>
    setWords(doc, wordsOf(page, usual), { size, leading: 1.35, width: sheet.width - 2 * margin.side })
  // On a page of many words there is room for the picture alone.
  return sizes.map(setIn).find((words) => sizeOf(book, sheet, words).height >= roomOn(sheet) * minShare) ?? []
}

const roomOn = ({ height }: Sheet) => height - margin.top - margin.foot

function sizeOf({ aspect }: EditionBook, sheet: Sheet, words: SetParagraph[]): Sheet {
  const room = roomOn(sheet) - (words.length > 0 ? heightOf(words) + gap : 0)
  const height = Math.min(room, (sheet.width - 2 * margin.side) / aspect)
  return { width: height * aspect, height }
}

interface OnSheet {
  book: EditionBook
  page: EditionPage
  sheet: Sheet
  words: SetParagraph[]
  size: Sheet
  traced: Traced
}

function drawPage(doc: Doc, root: Tag, { book, page, sheet, words, size, traced }: OnSheet): void {
  doc.addPage()
  doc.outline.addItem(nameOf(book, page))
  const section = tag('Sect', root, { title: nameOf(book, page) })
  const [x, y] = [(sheet.width - size.width) / 2, margin.top]
  const bbox: [number, number, number, number] = [x, y, x + size.width, y + size.height]
  const alt = `A picture to colour in. ${altOf(book, page)}`
  const figure = tag('Figure', section, { alt, placement: 'Block', bbox })
  const enterFigure = drawUnder(doc, figure, () => drawLines(doc, traced, { x, y, ...size }))
  drawWords(doc, section, words, [margin.side, y + size.height + gap])
  enterFigure()
  drawFoot(doc, section, { book, page, sheet })
  open(doc, section).end()
}

function drawLines(doc: Doc, { pixels, lines, strokes }: Traced, place: Sheet & { x: number; y: number }): void {
  const scale = place.width / pixels.width
  doc.save()
  doc.rect(place.x, place.y, place.width, place.height).clip()
  doc.translate(place.x, place.y).scale(scale)
  doc.lineCap('round').lineJoin('round')
  for (const { d, width } of lines)
    doc
      .path(d)
      .lineWidth(width / scale)
      .stroke(ink)
  if (strokes) doc.path(strokes).fill(ink, 'even-odd')
  doc.restore()
  doc.rect(place.x, place.y, place.width, place.height).lineWidth(lineWidth.max).stroke(ink)
}

const small = { size: 11, leading: 15 }

function drawFoot(
  doc: Doc,
  section: Tag,
  { book, page, sheet }: { book: EditionBook; page: EditionPage; sheet: Sheet },
): void {
  const isCover = page.number === 1
  const text = isCover ? 'Coloured by' : nameOf(book, page)
  const [line] = breakLines(doc, [{ text, face: 'story' }], small.size, 300)
  if (!line) return
  const at: [number, number] = [margin.side, sheet.height - 32]
  if (!isCover) {
    drawArtifact(doc, 'Pagination', () => drawLine(doc, line, { ...small, colour: grey }, at))
    return
  }
  drawLine(doc, line, { ...small, colour: dark }, at, tag('P', section))
  drawArtifact(doc, 'Layout', () => {
    const from = margin.side + line.width + 8
    doc
      .moveTo(from, at[1] + 13)
      .lineTo(from + 220, at[1] + 13)
      .lineWidth(0.8)
      .stroke(grey)
  })
}

/** What may be done with it, and which pages are not here: on a sheet of their own, which nobody has to copy. */
function drawLast(
  doc: Doc,
  root: Tag,
  { book, sheet, leftOut }: { book: EditionBook; sheet: Sheet; leftOut: EditionPage[] },
): void {
  const names = leftOut.map((page) => nameOf(book, page)).join(', ')
  const notes = [names && `Not here, because they would not look good in lines: ${names}.`, ownPermission(book)].filter(
    (note) => note !== '',
  )
  if (notes.length === 0) return
  doc.addPage()
  const section = tag('Sect', root, { title: 'About this colouring book' })
  const words = setWords(
    doc,
    notes.map((text) => ({ text, isLoud: false })),
    { size: 14, leading: 1.4, width: sheet.width - 2 * margin.side },
  )
  drawWords(doc, section, words, [margin.side, margin.top])
  open(doc, section).end()
}
