import PDFDocument from 'pdfkit'
import { faces, registerFaces } from './fonts.ts'
import { clearOf } from './kit/clearing.ts'
import { drawScene } from './kit/draw-pdf.ts'
import { boxesOf, drawLine, layText } from './page-text.ts'
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

function addPage(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, page: Page, isCover: boolean): void {
  doc.addPage()
  doc.outline.addItem(page.bookmark)
  const lines = layText(doc, page.text, page.drawing.text, page.where)
  const scene = clearOf(page.drawing.scene, boxesOf(doc, lines, page.drawing.text))
  const section = doc.struct('Sect', { title: page.bookmark })
  root.add(section)
  const figure = { alt: page.alt, placement: 'Block', bbox: [0, 0, pageSize.width, pageSize.height] }
  section.add(doc.struct('Figure', figure, () => drawScene(doc, scene)))
  lines.forEach((line, index) => {
    section.add(doc.struct(isCover && index === 0 ? 'H1' : 'P', {}, () => drawLine(doc, line, page.drawing.text)))
  })
  section.end()
}

/**
 * Prints a storybook: one landscape page for each page of the book, the cover first; tagged (PDF/UA), with its faces embedded,
 * the pictures as vectors with their descriptions, the words as text. The same book gives the same bytes.
 * Throws ContentError when the sources do not make a whole book.
 */
export async function renderStorybook(book: Storybook): Promise<Uint8Array> {
  const pages = pagesOf(book)
  const doc = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    // The library's types do not know this subset yet; the library does.
    subset: 'PDF/UA' as 'PDF/A-2a',
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: book.story.title,
      Author: book.story.author,
      Subject: book.story.description,
      CreationDate: published,
      ModDate: published,
    },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  registerFaces(doc)
  doc.font(faces.body)
  const root = doc.struct('Document', { title: book.story.title })
  doc.addStructure(root)
  pages.forEach((page, index) => {
    addPage(doc, root, page, index === 0)
  })
  root.end()
  doc.end()
  await whole
  return new Uint8Array(Buffer.concat(chunks))
}
