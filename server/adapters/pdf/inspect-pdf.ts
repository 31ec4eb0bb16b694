import type { Inspection } from './answers.ts'
import { askOnce } from './ask-worker.ts'

/** Opens a PDF as our readers will. `who`: whose turn it takes. Throws UnreadablePdf, and PdfsBusy. */
export function inspectPdf(bytes: Uint8Array, who = ''): Promise<Inspection> {
  return askOnce('inspect', bytes, who)
}
