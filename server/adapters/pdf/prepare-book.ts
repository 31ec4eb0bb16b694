import type { PreparedBook, PreparedPage } from './answers.ts'
import { askWorker } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/**
 * Renders the pages of a book and extracts their text, in order. The next page is rendered while `onPage` stores the
 * last one, and no further ahead. To resume after an interruption, pass the number of the next page as `from`.
 * An error thrown by `onPage` ends the work and is rethrown. Throws UnreadablePdf.
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
