import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  type PDFContext,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { resolved } from './walk-objects.ts'

/** The content of a page, whose streams go on where the one before ends, or of a group; as Latin-1, which keeps each byte. */
export function contentOf(context: PDFContext, contents: PDFObject | undefined): string {
  const found = resolved(context, contents)
  const streams = found instanceof PDFArray ? found.asArray() : [found]
  return streams.map((stream) => textOf(resolved(context, stream))).join('\n')
}

function textOf(stream: PDFObject | undefined): string {
  if (stream instanceof PDFContentStream) return Buffer.from(stream.getUnencodedContents()).toString('latin1')
  return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''
}
