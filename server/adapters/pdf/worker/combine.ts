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
    flattenForm(document)
    for (const page of await combined.copyPages(document, document.getPageIndices())) combined.addPage(page)
  }
  await writeFile(out, await combined.save({ useObjectStreams: true, addDefaultPage: false }))
  yield { combined: true }
}

/** Flags of a field that is not printed: hidden, and not viewed (ISO 32000-2, 12.5.3). */
const unseen = 0x02 | 0x20

/** Makes what was typed into a form a part of its pages: the fields belong to the document, and only its pages are copied. */
function flattenForm(document: PDFDocument): void {
  if (!document.catalog.has(PDFName.of('AcroForm'))) return
  try {
    const form = document.getForm()
    for (const field of form.getFields())
      if (field.acroField.getWidgets().every((widget) => widget.getFlags() & unseen)) form.removeField(field)
    form.flatten()
  } catch {
    // Letters that the library's own typeface does not have: the fields stay as the PDF draws them.
  }
}

const load = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw new UnreadablePdf('damaged', error)
  })
