import { readFile, writeFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Answers } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'

/** Writes one PDF of all pages, in order: to be printed. Tags are not kept; people who read on a screen open the papers. */
export async function* combine(paths: string[], out: string): AsyncGenerator<Answers['combine']> {
  const combined = await PDFDocument.create()
  for (const path of paths) {
    const document = await PDFDocument.load(await readFile(path), { updateMetadata: false }).catch((error: unknown) => {
      throw new UnreadablePdf('damaged', error)
    })
    for (const page of await combined.copyPages(document, document.getPageIndices())) combined.addPage(page)
  }
  await writeFile(out, await combined.save({ useObjectStreams: true, addDefaultPage: false }))
  yield { combined: true }
}
