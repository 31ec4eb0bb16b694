import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A new document of pdfkit. It takes a tenth of a second to load, which a process that prints nothing does not spend. */
export function createPdf(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const PDFDocument = require('pdfkit') as typeof import('pdfkit')
  return new PDFDocument(options)
}
