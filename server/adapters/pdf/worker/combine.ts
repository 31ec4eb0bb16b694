import { readFile, writeFile } from 'node:fs/promises'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { Answers } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { readShown } from './open-text.ts'

/** Writes one PDF of all pages, in order: to be printed. Tags are not kept; people who read on a screen open the papers. */
export async function* combine(paths: string[], out: string): AsyncGenerator<Answers['combine']> {
  const combined = await PDFDocument.create()
  for (const path of paths) {
    const whole = await load(await readFile(path))
    // Which layers are off is said of the document, and only its pages are copied.
    const document = whole.catalog.has(PDFName.of('OCProperties')) ? await load(await readShown(path)) : whole
    for (const page of await combined.copyPages(document, document.getPageIndices())) combined.addPage(page)
  }
  await writeFile(out, await combined.save({ useObjectStreams: true, addDefaultPage: false }))
  yield { combined: true }
}

const load = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw new UnreadablePdf('damaged', error)
  })
