import { dark, grey } from '../../../print/colours.ts'
import { a4, openDocument } from '../../../print/document.ts'
import { breakLines, drawLine } from '../../../print/lines.ts'
import { drawArtifact, drawTagged, open, type Tag, tag } from '../../../print/tags.ts'
import { creditOf, formOf, isWritten, paragraphsOf, refuseTextLetters } from './beside-story.ts'
import {
  altOf,
  type EditionBook,
  type EditionPage,
  isImprint,
  isPrinted,
  missingLetter,
  NoEdition,
  nameOf,
  otherHalf,
  ownPermission,
  usualHeight,
} from './book.ts'
import { drawBookletCover } from './booklet-cover.ts'
import { infoOf } from './info.ts'
import { pictureOf, pictureWidth } from './pictures.ts'
import { drawWords, heightOf, type SetParagraph, setWords } from './set-words.ts'
import { bookletSides, foldingProblem } from './sheets.ts'

type Doc = PDFKit.PDFDocument

const half = a4.height / 2
/** In points: what printers leave white, and more at the fold. */
const margin = { outer: 28, fold: 34, top: 30, foot: 44 }
const width = half - margin.outer - margin.fold
/** Of the words: one size for a book, the largest that fits all its pages. */
const sizes = [17, 16, 15, 14, 13, 12]
/** A picture beneath which the words do not fit is made smaller: to these shares of its width, and further for two languages. */
const shares = [1, 0.85, 0.7, 0.55]
const sharesOfText = [...shares, 0.45, 0.35]
/** The picture of a page with another text is at least so wide, where a size of its words allows it. */
const shareOfText = 0.7
/** Of half a picture that goes over two pages: it reaches to the fold. */
const halfWidth = half - margin.outer
const imprintSize = 9.5
const gap = 18
const room = a4.width - margin.top - margin.foot

interface Picture {
  width: number
  height: number
  isWordless: boolean
  /** It meets its other half at the fold. */
  isJoined: boolean
}

/** The contents of half a sheet: the picture, then its words. */
interface Layout {
  picture: Picture | null
  words: SetParagraph[]
}

/**
 * A book on A4 sheets, two pages to a side, to print on both sides, fold and staple. Pages that are wider than high have their words
 * under the picture, where a child can read them; others are printed whole. Yields after each page. Throws NoEdition.
 */
export async function* printBooklet(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  const { pages, title } = book
  const problem = foldingProblem(pages.length, book)
  if (problem) throw new NoEdition(problem)
  refuseTextLetters(book)
  const { doc, root, finish } = openDocument({
    size: [a4.height, a4.width],
    info: infoOf(`${title}: ${formOf(book, 'booklet')}`),
  })
  turnOnShortEdge(doc)
  // They are read in the order of the book, whichever sheet they are on.
  const sections = pages.map((page) => tag('Sect', root, { title: nameOf(book, page) }))
  for (const section of sections) open(doc, section)
  const style = styleOf(doc, book)
  for (const side of bookletSides(pages.length, book.hasImprint)) {
    doc.addPage()
    for (const [where, number] of Object.entries(side)) {
      const page = pages[(number ?? 0) - 1]
      const section = sections[(number ?? 0) - 1]
      if (!page || !section) continue
      const left = where === 'left' ? margin.outer : half + margin.fold
      // A wide cover runs to the edges; an upright one and a paper are printed whole.
      if (page.number === 1 && book.aspect > 1 && !book.isPaper)
        await drawBookletCover(doc, { book, page, section, folder })
      else await drawPage(doc, { book, page, section, left, folder }, layOut(doc, page, style))
      yield page.number
    }
  }
  return await finish()
}

/** Tells the printer what the page about it says. pdfkit has no function for this, and its types do not declare the catalogue. */
function turnOnShortEdge(doc: Doc): void {
  const { _root } = doc as unknown as { _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } } }
  _root.data.ViewerPreferences.data.Duplex = 'DuplexFlipShortEdge'
}

/** What the pages of a book have in common. */
interface Style {
  book: EditionBook
  usual: number
  size: number
}

function styleOf(doc: Doc, book: EditionBook): Style {
  const usual = usualHeight(book)
  const apart = book.pages.filter((page) => isApart(book, page))
  const fits = (size: number) =>
    apart.every((page) => {
      const across = book.text ? width * shareOfText : otherHalf(book, page) ? halfWidth : width
      return heightOf(setStory(doc, page, { book, usual, size })) <= room - gap - across / book.aspect
    })
  return { book, usual, size: sizes.find(fits) ?? (book.text ? 12 : 13) }
}

/** Whether the words of the story stay in the picture of a page. */
const isInPicture = (page: EditionPage): boolean => isPrinted(page) || missingLetter(page) !== null

/** Whether the words of a page go under its picture. */
const isApart = (book: EditionBook, page: EditionPage): boolean =>
  page.number > 1 &&
  !isImprint(book, page) &&
  (isWritten(book, page) || (book.aspect > 1 && page.text.length > 0 && !isInPicture(page)))

const setStory = (doc: Doc, page: EditionPage, { book, usual, size }: Style) =>
  setWords(doc, paragraphsOf(book, page, usual, { hasStory: !isInPicture(page) }), { size, leading: 1.42, width })

/** On the last page: who wrote another text, and what may be done with the book. */
const noteOf = (book: EditionBook): string =>
  [book.text && creditOf(book.text), ownPermission(book)].filter(Boolean).join(' ')

function layOut(doc: Doc, page: EditionPage, style: Style): Layout {
  const { book } = style
  const { aspect } = { ...book, ...page }
  if (isImprint(book, page) && missingLetter(page) === null)
    return { picture: null, words: setImprint(doc, page, book) }
  const words = isApart(book, page) ? setStory(doc, page, style) : []
  const isWordless = !isInPicture(page)
  const sized = (across: number) => ({ width: across, height: across / aspect, isWordless, isJoined: false })
  if (isJoined(doc, page, style)) return { picture: { ...sized(halfWidth), isJoined: true }, words }
  const share = (book.text ? sharesOfText : shares).find(
    (each) => (width * each) / aspect + gap + heightOf(words) <= room,
  )
  if (words.length > 0 && share) return { picture: sized(width * share), words }
  if (isWritten(book, page)) throw new NoEdition(tooManyWords(nameOf(book, page)))
  const whole = { width: Math.min(width, room * aspect), height: Math.min(width / aspect, room) }
  return { picture: { ...whole, isWordless: false, isJoined: false }, words: [] }
}

const tooManyWords = (where: string) => ({
  why: `${where} has more words in this text than fit below its picture. The large print has room for them.`,
  remedy: '',
})

/** Whether a picture goes over two pages that have room for their words below it. */
function isJoined(doc: Doc, page: EditionPage, style: Style): boolean {
  const { book } = style
  const other = otherHalf(book, page)
  if (!other || book.aspect <= 1) return false
  return [page, other].every((each) => {
    if (isInPicture(each)) return false
    const height = heightOf(isApart(book, each) ? setStory(doc, each, style) : [])
    return !book.text || halfWidth / book.aspect + gap + height <= room
  })
}

function setImprint(doc: Doc, page: EditionPage, book: EditionBook): SetParagraph[] {
  const note = noteOf(book)
  const words = [...paragraphsOf(book, page, 1), ...(note ? [{ text: note, isLoud: false }] : [])]
  return setWords(doc, words, { size: imprintSize, leading: 1.42, width })
}

interface OnHalf {
  book: EditionBook
  page: EditionPage
  section: Tag
  left: number
  folder: string
}

async function drawPage(
  doc: Doc,
  { book, page, section, left, folder }: OnHalf,
  { picture, words }: Layout,
): Promise<void> {
  const isCover = page.number === 1
  if (!picture) return drawWords(doc, section, words, [left, margin.top + room - heightOf(words)])
  const { isJoined: isSpread } = picture
  const onLeft = page.number % 2 === 0
  const x = isSpread ? (onLeft ? half - picture.width : half) : left + (width - picture.width) / 2
  const y = isSpread || words.length > 0 ? margin.top : margin.top + (room - picture.height) * (isCover ? 0.4 : 0.5)
  const jpeg = await pictureOf(folder, page, { width: pictureWidth(book), isWordless: picture.isWordless })
  const bbox: [number, number, number, number] = [x, y, x + picture.width, y + picture.height]
  const alt = altOf(book, page)
  drawTagged(doc, tag('Figure', section, { alt, placement: 'Block', bbox }), () =>
    doc.image(jpeg, x, y, { width: picture.width, height: picture.height }),
  )
  drawWords(doc, section, words, [left, y + picture.height + gap])
  const note = page.number === book.pages.length ? noteOf(book) : ''
  if (note) drawNote(doc, section, note, left)
  // A paper has numbers of its own, if any.
  else if (book.isPaper) return
  else if (isCover) drawOwner(doc, section, left)
  else drawNumber(doc, page, left)
}

/** On the last page, where others have their number. */
function drawNote(doc: Doc, section: Tag, note: string, left: number): void {
  const words = setWords(doc, [{ text: note, isLoud: false }], { size: 8, leading: 1.25, width })
  drawWords(doc, section, words, [left, a4.width - 14 - heightOf(words)])
}

/** Children take it home. */
function drawOwner(doc: Doc, section: Tag, left: number): void {
  const y = a4.width - 62
  const [line] = breakLines(doc, [{ text: 'This book belongs to', face: 'story' }], 12, width)
  if (!line) return
  drawLine(doc, line, { size: 12, leading: 16, colour: dark }, [left, y], tag('P', section))
  drawArtifact(doc, 'Layout', () => {
    const from = left + line.width + 8
    doc
      .moveTo(from, y + 14)
      .lineTo(left + width, y + 14)
      .lineWidth(0.8)
      .strokeColor(grey)
      .stroke()
  })
}

function drawNumber(doc: Doc, page: EditionPage, left: number): void {
  const [line] = breakLines(doc, [{ text: String(page.number - 1), face: 'figures' }], 11, width)
  if (!line) return
  const x = left + (width - line.width) / 2
  drawArtifact(doc, 'Pagination', () =>
    drawLine(doc, line, { size: 11, leading: 14, colour: grey }, [x, a4.width - 34]),
  )
}
