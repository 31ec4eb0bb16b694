import type { PreparedBook, PreparedPage } from './answers.ts'
import { askWorker } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/**
 * Draws the pages of a book and reads their text, in order. The next page is drawn while `onPage` stores the last one,
 * and no further ahead. To go on after an interruption, give the number of the first page wanted as `from`.
 * What `onPage` throws ends the work and is thrown on. Throws UnreadablePdf.
 */
export async function prepareBook(
  bytes: Uint8Array,
  { onPage, from = 1 }: { onPage(page: PreparedPage): Promise<void>; from?: number },
): Promise<PreparedBook> {
  for await (const answer of askWorker('prepare', bytes, { from })) {
    if ('book' in answer) return answer.book
    await onPage(answer.page)
  }
  throw new UnreadablePdf('damaged', 'The PDF worker gave no answer.')
}
