import type { Cover } from './answers.ts'
import { askOnce } from './ask-worker.ts'

/** Draws the first page as a cover. `who`: whose turn it takes. Throws UnreadablePdf, and PdfsBusy. */
export function renderCover(bytes: Uint8Array, who = ''): Promise<Cover> {
  return askOnce('cover', bytes, who)
}
