import { PDFDocument } from '@cantoo/pdf-lib'
import type { Answers } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'

/** One PDF of all pages, in order: to be printed. Tags are not kept; whoever reads on a screen opens the papers. */
export async function* combine(all: Uint8Array[]): AsyncGenerator<Answers['combine']> {
  const combined = await PDFDocument.create()
  for (const bytes of all) {
    const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
      throw new UnreadablePdf('damaged', error)
    })
    for (const page of await combined.copyPages(document, document.getPageIndices())) combined.addPage(page)
  }
  yield { pdf: await combined.save({ useObjectStreams: true, addDefaultPage: false }) }
}
