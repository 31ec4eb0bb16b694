import type { PreparedBook, PreparedPage } from './answers.ts'
import { askWorker, isAnotherPdfWaiting } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/**
 * Renders the pages of a book and extracts their text, in order. The next page is rendered while `onPage` stores the
 * last one, and no further ahead. Where one PDF is read at a time, it lets others pass between two pages. To resume after an interruption, pass the number of the next page as `from`.
 * An error thrown by `onPage` ends the work and is rethrown. Throws UnreadablePdf.
 */
export async function prepareBook(
  path: string,
  { onPage, from = 1 }: { onPage(page: PreparedPage): Promise<void>; from?: number },
): Promise<PreparedBook> {
  for (let next = from, isInterrupted = true; isInterrupted; ) {
    isInterrupted = false
    for await (const answer of askWorker('prepare', [path], { from: next })) {
      if ('book' in answer) return answer.book
      await onPage(answer.page)
      next = answer.page.number + 1
      isInterrupted = isAnotherPdfWaiting()
      if (isInterrupted) break
    }
  }
  throw new UnreadablePdf('damaged', 'The PDF worker gave no answer.')
}
