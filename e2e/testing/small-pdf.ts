import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A file to upload: a PDF of one page with this text. */
export async function smallPdf(name: string, words: string) {
  const document = new PDFDocument({ size: 'A5' })
  document.fontSize(40).text(words)
  document.end()
  return { name, mimeType: 'application/pdf', buffer: await buffer(document) }
}
