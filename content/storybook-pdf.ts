import { labelPages, openDocument } from '../print/document.ts'
import { drawUnder, open, type Tag, tag, wordsGround } from '../print/tags.ts'
import { addImprint, imprintTitle } from './imprint.ts'
import { setPage } from './page-text.ts'
import { type Page, pagesOf } from './pages.ts'
import { type Painting, paintingsOf } from './paintings.ts'
import { publisher } from './publisher.ts'
import { pageSize, type Storybook } from './storybook.ts'

// A fixed date makes the same sources give the same bytes; PDF readers show it as the date of publication.
const published = new Date('2026-09-01T00:00:00Z')

/** Draws what is painted of a page. What its words stand on is marked, so that it can be taken away with them. */
function drawPainting(doc: PDFKit.PDFDocument, { page, ground }: Painting): void {
  doc.image(page, 0, 0, pageSize)
  if (!ground) return
  const { x, y, w, h } = ground.box
  doc.markContent(wordsGround)
  doc.image(ground.picture, x, y, { width: w, height: h })
  doc.endMarkedContent()
}

function addPage(doc: PDFKit.PDFDocument, root: Tag, page: Page, painting: Painting): void {
  doc.addPage()
  doc.outline.addItem(page.bookmark)
  const paragraphs = setPage(doc, page.text, page.drawing.text, page.where)
  const section = tag('Sect', root, { title: page.bookmark })
  const bbox: [number, number, number, number] = [0, 0, pageSize.width, pageSize.height]
  const figure = tag('Figure', section, { alt: page.alt, placement: 'Block', bbox })
  // Listeners hear the words of a page first: the picture would tell how they end.
  const enterFigure = drawUnder(doc, figure, () => drawPainting(doc, painting))
  for (const [index, paragraph] of paragraphs.entries())
    paragraph.draw(tag(page.name === 'cover' && index === 0 ? 'H1' : 'P', section))
  enterFigure()
  open(doc, section).end()
}

/**
 * Prints a storybook: one landscape page for each page of the book, the cover first and the imprint last; tagged (PDF/UA), with its faces embedded,
 * the pictures painted, with their descriptions, the words as text. The same book gives the same bytes.
 * Throws ContentError when the sources do not make a whole book.
 */
export async function renderStorybook(book: Storybook): Promise<Uint8Array> {
  const pages = pagesOf(book)
  const { doc, root, finish } = openDocument({
    size: [pageSize.width, pageSize.height],
    info: {
      Title: book.story.title,
      Author: publisher,
      Subject: book.story.description,
      CreationDate: published,
      ModDate: published,
    },
  })
  const paintings = await paintingsOf(book)
  for (const [index, painting] of paintings.entries()) {
    const page = pages[index]
    if (page) addPage(doc, root, page, painting)
  }
  addImprint(doc, root, book, paintings[0]?.page ?? '')
  labelPages(doc, { 0: { prefix: 'Cover' }, 1: { numbersFrom: 1 }, [pages.length]: { prefix: imprintTitle } })
  return await finish()
}
