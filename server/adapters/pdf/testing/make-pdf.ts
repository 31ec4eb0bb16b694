import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A PDF of 600 by 400 point pages, drawn by the test. */
export async function makePdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: [600, 400], margin: 0, pdfVersion: '1.7', ...options })
  draw(document)
  document.end()
  return await buffer(document)
}

/** Two tagged pages: a heading and a paragraph drawn after what follows it, a figure, a page number. */
export function makeTaggedPdf(): Promise<Buffer> {
  return makePdf(
    (document) => {
      const body = (text: string, y: number) =>
        document.struct('P', {}, () => document.fontSize(20).text(text, 60, y, { lineBreak: false }))
      const root = document.struct('Document')
      document.addStructure(root)
      const heading = document.struct('H1', {}, () => document.fontSize(40).text('Temi', 60, 40, { lineBreak: false }))
      const last = body('It was sold.', 200)
      const first = document.struct('P', {}, [
        () => document.fontSize(20).text('She made a ', 60, 120, { lineBreak: false }),
        document.struct('Span', {}, () =>
          document.text('kite', 60 + document.widthOfString('She made a '), 120, { lineBreak: false }),
        ),
        () => document.text('of paper.', 60, 144, { lineBreak: false }),
      ])
      const figure = document.struct('Figure', { alt: 'Temi holds a kite.' }, () => {
        document.rect(400, 100, 100, 100).fill('#b00')
        document.fillColor('#000').text('KITES', 410, 110, { lineBreak: false })
      })
      // The tree gives the reading order, whatever was drawn first.
      for (const child of [heading, figure, first, last]) root.add(child)
      document.markContent('Artifact', { type: 'Pagination' })
      document.fontSize(10).text('7', 560, 380, { lineBreak: false })
      document.endMarkedContent()
      document.addPage()
      const second = document.struct('Figure', { alt: 'A blue kite.' }, () =>
        document.circle(300, 200, 50).fill('#00b'),
      )
      root.add(second)
      root.add(document.struct('Figure', { alt: 'A gull.' }, () => document.circle(100, 100, 20).fill('#0b0')))
      root.end()
    },
    { tagged: true, lang: 'en-GB', displayTitle: true, info: { Title: 'The kite' } },
  )
}

/** Adds an entry to the current page's dictionary, such as Rotate or CropBox. */
export function setOnPage(document: PDFKit.PDFDocument, key: string, value: unknown): void {
  Object.assign(document.page.dictionary.data, { [key]: value })
}
