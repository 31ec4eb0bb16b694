import { colord } from 'colord'
import sharp from 'sharp'
import { dark, grey } from '../../../print/colours.ts'
import { a4 } from '../../../print/document.ts'
import { breakLines, drawLine } from '../../../print/lines.ts'
import { drawArtifact, drawTagged, type Tag, tag } from '../../../print/tags.ts'
import { ownTitle } from './beside-story.ts'
import { altOf, type EditionBook, type EditionPage } from './book.ts'
import { pictureOf, pictureWidth } from './pictures.ts'
import { drawWords, heightOf, type SetParagraph, setWords } from './set-words.ts'

/** The right half of the outermost sheet. */
const front = { left: a4.height / 2, width: a4.height / 2, height: a4.width }
/** What a name is written on, in points. */
const plate = { margin: 36, height: 64, padding: 16 }
const type = { size: 13, leading: 18 }

/**
 * The front of a booklet of wide pages: its picture from edge to edge at the head, below it a colour of the picture, and a plate for the title in
 * another language and the name of the child who takes it home.
 */
export async function drawBookletCover(
  doc: PDFKit.PDFDocument,
  { book, page, section, folder }: { book: EditionBook; page: EditionPage; section: Tag; folder: string },
): Promise<void> {
  const jpeg = await pictureOf(folder, page, { width: pictureWidth(book) })
  const height = front.width / book.aspect
  const ground = await colourOf(jpeg)
  drawArtifact(doc, 'Layout', () => doc.rect(front.left, 0, front.width, front.height).fill(ground))
  const bbox: [number, number, number, number] = [front.left, 0, front.left + front.width, height]
  drawTagged(doc, tag('Figure', section, { alt: altOf(book, page), placement: 'Block', bbox }), () =>
    doc.image(jpeg, front.left, 0, { width: front.width, height }),
  )
  const [line] = breakLines(doc, [{ text: 'This book belongs to', face: 'story' }], type.size, front.width)
  if (!line) return
  const [left, right] = [front.left + plate.margin, front.left + front.width - plate.margin]
  const title = setTitle(doc, book, right - left - 2 * plate.padding)
  const titled = title.length > 0 ? heightOf(title) + plate.padding : 0
  const top = (height + front.height - plate.height - titled) / 2
  const y = top + titled + (plate.height - type.leading) / 2
  // A pencil shows on white only.
  drawArtifact(doc, 'Layout', () => {
    doc.roundedRect(left, top, right - left, plate.height + titled, 12).fill('#ffffff')
    doc.moveTo(left + plate.padding + line.width + 8, y + 15).lineTo(right - plate.padding, y + 15)
    doc.lineWidth(0.8).strokeColor(grey).stroke()
  })
  drawWords(doc, section, title, [left + plate.padding, top + plate.padding])
  drawLine(doc, line, { ...type, colour: dark }, [left + plate.padding, y], tag('P', section))
}

/** The title in another language; that of the story is in the picture. */
const setTitle = (doc: PDFKit.PDFDocument, book: EditionBook, width: number): SetParagraph[] =>
  setWords(doc, ownTitle(book), { size: type.size, leading: 1.2, width }).map((line) => ({ ...line, inset: 0 }))

/** The colour that there is most of. */
async function colourOf(jpeg: Buffer): Promise<string> {
  const { dominant } = await sharp(jpeg).stats()
  return colord(dominant).toHex()
}
