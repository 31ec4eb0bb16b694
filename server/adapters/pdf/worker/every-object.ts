import { type PDFContext, PDFDict, type PDFObject, PDFParser, PDFStream } from '@cantoo/pdf-lib'
import { holdsActiveContent } from './active-content.ts'

/** Names of active content, long enough not to occur by chance in compressed data. */
const names = /\/(JavaScript|EmbeddedFiles?|SubmitForm|ImportData|RichMedia|Launch\b)/

/**
 * Whether a PDF that is to be stored unchanged holds active content anywhere, however a reader might reach it: in
 * unreferenced objects, in older versions of an object, or hidden between others.
 */
export async function holdsAnythingActive(bytes: Uint8Array): Promise<boolean> {
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  // A letter of a name may be written as its code (ISO 32000-2, 7.3.5).
  if (names.test(plain.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))))) {
    return true
  }
  const objects: PDFObject[] = []
  const parser = PDFParser.forBytesWithOptions(bytes)
  const { context } = parser as unknown as { context: PDFContext }
  const assign = context.assign.bind(context)
  context.assign = (ref, object) => {
    objects.push(object)
    assign(ref, object)
  }
  await parser.parseDocument()
  return objects.some((object) => {
    if (object instanceof PDFStream) return holdsActiveContent(context, object.dict, true)
    return object instanceof PDFDict && holdsActiveContent(context, object, false)
  })
}
