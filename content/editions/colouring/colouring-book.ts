import { a4, openDocument } from '../../../print/document.ts'
import { breakLines, drawLine } from '../../../print/lines.ts'
import { drawArtifact, drawUnder, open, type Tag, tag } from '../../../print/tags.ts'
import { ink, lineWidth } from '../../../print/tracing/edge-lines.ts'
import { drawScene } from '../../kit/draw-pdf.ts'
import type { PathNode } from '../../kit/scene.ts'
import { setPage } from '../../page-text.ts'
import { type Page, pagesOf } from '../../pages.ts'
import { footnote, publisher } from '../../publisher.ts'
import { pageSize, type Storybook } from '../../storybook.ts'
import { readLines } from './kept-lines.ts'

const sheet = { width: a4.height, height: a4.width }
const top = 22
/** Of a page of the book on the paper. */
export const colouringScale = (sheet.height - top - 40) / pageSize.height
const left = (sheet.width - pageSize.width * colouringScale) / 2
// A fixed date makes the same sources give the same bytes.
const published = new Date('2026-09-01T00:00:00Z')

/** The pages of a book that have something to colour in, the cover first: those for looking things up have not. */
export const pagesToColour = (book: Storybook): Page[] =>
  pagesOf(book).slice(0, 1 + book.pages.length - (book.story.nonFiction?.lookedUp ?? 0))

/**
 * A book in lines to colour in, on A4: each page with its words, the cover with a line for a name. Lines are 0.7 to 1.2 mm wide. The same book gives
 * the same bytes. Throws ContentError as the book does, and when its lines are those of another drawing.
 */
export async function renderColouringBook(book: Storybook): Promise<Uint8Array> {
  const Title = `${book.story.title}: colouring book`
  const info = { Title, Author: publisher, CreationDate: published, ModDate: published }
  const { doc, root, finish } = openDocument({ size: [sheet.width, sheet.height], info })
  for (const [index, page] of pagesToColour(book).entries())
    drawPage(doc, root, page, readLines(book, index, colouringScale))
  return await finish()
}

function drawPage(
  doc: PDFKit.PDFDocument,
  root: Tag,
  { bookmark: name, text, alt, drawing, where }: Page,
  lines: PathNode[],
): void {
  doc.addPage()
  doc.outline.addItem(name)
  const section = tag('Sect', root, { title: name })
  const place = drawing.text && { ...drawing.text, ink, ground: '#ffffff' }
  const paragraphs = setPage(doc, text, place, `${where}, colouring book`)
  const box: [number, number, number, number] = [
    left,
    top,
    left + pageSize.width * colouringScale,
    top + pageSize.height * colouringScale,
  ]
  const picture = tag('Figure', section, { alt: `A picture to colour in. ${alt}`, placement: 'Block', bbox: box })
  const enterPicture = drawUnder(doc, picture, () => {
    framed(doc, () => {
      drawScene(doc, lines)
      // The words lie on the picture; no line of it runs through them.
      for (const {
        box: { x, y, w, h },
      } of paragraphs)
        doc.roundedRect(x - 4, y - 2, w + 8, h + 4, 8).fill('#ffffff')
    })
  })
  doc.save()
  doc.translate(left, top).scale(colouringScale)
  for (const [index, paragraph] of paragraphs.entries())
    paragraph.draw(tag(name === 'Cover' && index === 0 ? 'H1' : 'P', section))
  doc.restore()
  enterPicture()
  drawFoot(doc, section, name)
  open(doc, section).end()
}

/** Draws within the frame of a page, in the points of the book. */
function framed(doc: PDFKit.PDFDocument, draw: () => void): void {
  const { width, height } = pageSize
  doc.save()
  doc.translate(left, top).scale(colouringScale)
  doc.save()
  doc.roundedRect(0, 0, width, height, 14).clip()
  draw()
  doc.restore()
  doc.fillOpacity(1).strokeOpacity(1)
  doc
    .roundedRect(0, 0, width, height, 14)
    .lineWidth(lineWidth.max / colouringScale)
    .strokeColor(ink)
    .stroke()
  doc.restore()
}

const foot = { size: 12, leading: 16, colour: ink }
const y = sheet.height - 31

function drawFoot(doc: PDFKit.PDFDocument, section: Tag, name: string): void {
  const isCover = name === 'Cover'
  const [words] = breakLines(doc, [{ text: isCover ? 'Coloured by' : name, face: 'story' }], foot.size, 300)
  const [licence] = breakLines(doc, [{ text: footnote, face: 'story' }], 9, 500)
  if (!words || !licence) return
  drawLine(doc, words, foot, [left, y], tag('P', section))
  if (!isCover) return
  drawArtifact(doc, 'Layout', () => {
    const from = left + words.width + 8
    doc
      .moveTo(from, y + 14)
      .lineTo(from + 220, y + 14)
      .lineWidth(lineWidth.max / 2)
      .strokeColor(ink)
      .stroke()
  })
  const end = left + pageSize.width * colouringScale
  drawLine(doc, licence, { ...foot, size: 9 }, [end - licence.width, y], tag('P', section))
}
