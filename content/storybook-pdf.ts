import { labelPages, openDocument } from '../print/document.ts'
import { drawUnder, open, type Tag, tag } from '../print/tags.ts'
import { addImprint, imprintTitle } from './imprint.ts'
import { clearOf } from './kit/clearing.ts'
import { drawScene } from './kit/draw-pdf.ts'
import { setPage } from './page-text.ts'
import { ContentError, type Drawing, pageSize, type Storybook } from './storybook.ts'

// A fixed date makes the same sources give the same bytes; PDF readers show it as the date of publication.
const published = new Date('2026-09-01T00:00:00Z')

type Page = { drawing: Drawing; text: string[]; alt: string; where: string; bookmark: string }

function pagesOf({ file, story, cover, pages }: Storybook): Page[] {
  const front: Page = {
    drawing: cover,
    text: [story.title, story.author],
    alt: story.coverAlt,
    where: `${file}, cover`,
    bookmark: 'Cover',
  }
  const inside = story.pages.map(({ text, alt }, index) => {
    const where = `${file}, page ${index + 1}`
    const drawing = pages[index]
    if (!drawing || drawing.scene.length === 0) throw new ContentError(`${where}: nothing is drawn. Draw it.`)
    return { drawing, text, alt, where, bookmark: `Page ${index + 1}` }
  })
  for (const page of [front, ...inside])
    if (page.alt.trim() === '')
      throw new ContentError(`${page.where}: the picture has no description. Write its alt text in story.ts.`)
  return [front, ...inside]
}

function addPage(doc: PDFKit.PDFDocument, root: Tag, page: Page, isCover: boolean): void {
  doc.addPage()
  doc.outline.addItem(page.bookmark)
  const paragraphs = setPage(doc, page.text, page.drawing.text, page.where)
  const scene = clearOf(
    page.drawing.scene,
    paragraphs.map(({ box }) => box),
  )
  const section = tag('Sect', root, { title: page.bookmark })
  const bbox: [number, number, number, number] = [0, 0, pageSize.width, pageSize.height]
  const figure = tag('Figure', section, { alt: page.alt, placement: 'Block', bbox })
  // Listeners hear the words of a page first: the picture would tell how they end.
  const enterFigure = drawUnder(doc, figure, () => drawScene(doc, scene))
  for (const [index, paragraph] of paragraphs.entries())
    paragraph.draw(tag(isCover && index === 0 ? 'H1' : 'P', section))
  enterFigure()
  open(doc, section).end()
}

/**
 * Prints a storybook: one landscape page for each page of the book, the cover first and the imprint last; tagged (PDF/UA), with its faces embedded,
 * the pictures as vectors with their descriptions, the words as text. The same book gives the same bytes.
 * Throws ContentError when the sources do not make a whole book.
 */
export async function renderStorybook(book: Storybook): Promise<Uint8Array> {
  const pages = pagesOf(book)
  const { doc, root, finish } = openDocument({
    size: [pageSize.width, pageSize.height],
    info: {
      Title: book.story.title,
      Author: book.story.author,
      Subject: book.story.description,
      CreationDate: published,
      ModDate: published,
    },
  })
  pages.forEach((page, index) => {
    addPage(doc, root, page, index === 0)
  })
  addImprint(doc, root, book)
  labelPages(doc, { 0: { prefix: 'Cover' }, 1: { numbersFrom: 1 }, [pages.length]: { prefix: imprintTitle } })
  return await finish()
}
