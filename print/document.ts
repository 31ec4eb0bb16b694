import { buffer } from 'node:stream/consumers'
import { createPdf } from './pdfkit.ts'
import { open, type Tag, tag } from './tags.ts'

/** A4 portrait, in points. */
export const a4 = { width: 595.28, height: 841.89 }

type Printing = {
  doc: PDFKit.PDFDocument
  /** The element that everything else is tagged under. */
  root: Tag
  /** Closes the document; resolves to its bytes. */
  finish(): Promise<Uint8Array>
}

/**
 * Begins a PDF/UA document without pages, in British English: tagged, titled, and with no font but those of `fonts.ts`.
 * `size` of its pages is in points. With fixed dates in `info`, the same content gives the same bytes.
 */
export function openDocument({
  size,
  info,
}: {
  size: [width: number, height: number]
  info: PDFKit.DocumentInfo
}): Printing {
  const doc = createPdf({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    // The type declarations of pdfkit know its PDF/A subsets only.
    subset: 'PDF/UA' as 'PDF/A-2a',
    lang: 'en-GB',
    displayTitle: true,
    // No font to begin with: pdfkit would take Helvetica, which is not embedded.
    font: '',
    info,
  })
  const bytes = buffer(doc)
  const root = tag('Document', null)
  return {
    doc,
    root,
    async finish() {
      open(doc, root).end()
      doc.end()
      return new Uint8Array(await bytes)
    },
  }
}

/**
 * Names the pages as people count them, where that is not from the first one on. `labels` are by the first page, from 0, of each
 * stretch: a name, or the number that it begins with.
 */
export function labelPages(
  doc: PDFKit.PDFDocument,
  labels: Record<number, { prefix: string } | { numbersFrom: number }>,
): void {
  const ranges = Object.entries(labels).flatMap(([first, label]) => [
    Number(first),
    // pdfkit writes a String object as text, and a plain string as a name.
    'prefix' in label ? { P: Object(label.prefix) } : { S: 'D', St: label.numbersFrom },
  ])
  // pdfkit has no function for this, and its types do not declare the catalogue.
  const { _root } = doc as unknown as { _root: { data: Record<string, unknown> } }
  _root.data.PageLabels = { Nums: ranges }
}
