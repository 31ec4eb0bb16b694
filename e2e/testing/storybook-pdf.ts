import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/**
 * A storybook to upload: a cover and pages with a picture and a sentence, tagged as accessible documents are. `undescribed`: the
 * pages of the story whose pictures have no alternative text.
 */
export async function storybookPdf(name: string, pageCount: number, undescribed: readonly number[] = []) {
  const document = new PDFDocument({
    size: [600, 450],
    autoFirstPage: false,
    tagged: true,
    lang: 'en-GB',
    info: { Title: name },
  })
  const add = (tag: PDFKit.PDFStructureElement) => document.addStructure(tag)
  for (let page = 0; page < pageCount; page++) {
    document.addPage()
    const draw = () => document.rect(60, 40, 480, 260).fill(page % 2 === 0 ? '#dcb688' : '#8fb7c9')
    add(document.struct('Figure', undescribed.includes(page) ? {} : { alt: `A stall, picture ${page}` }, draw))
    const words = page === 0 ? name : `Nia put plum number ${page} on the stall.`
    add(document.struct('P', {}, () => document.fill('#000').fontSize(24).text(words, 60, 340, { lineBreak: false })))
  }
  document.end()
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await buffer(document) }
}
