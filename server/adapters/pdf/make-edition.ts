import type { Obstacle } from '../editions/book.ts'
import type { MadeKind } from './answers.ts'
import { askWorker } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/**
 * Makes an edition of the book in `folder` (`book.json` and its pictures: see `server/adapters/editions/book.ts`) into `out`, in a
 * process of its own. `pdf`: of a paper, whose pages are not in the folder. Null, or why it cannot be made of this book. Throws PdfsBusy.
 */
export async function makeEdition(
  kind: MadeKind,
  { pdf, folder, out, who }: { pdf: string | null; folder: string; out: string; who: string },
): Promise<Obstacle | null> {
  try {
    for await (const answer of askWorker('edition', pdf === null ? [] : [pdf], { kind, folder, out, who })) {
      if ('obstacle' in answer) return answer.obstacle
      if ('made' in answer) return null
    }
  } catch (error) {
    if (error instanceof UnreadablePdf && error.reason === 'too-much') return tooMuch
    throw error
  }
  throw new Error('The worker made no edition.')
}

const tooMuch: Obstacle = {
  why: 'This PDF has too many pictures for that, or they are too large.',
  remedy: 'Save it with fewer or smaller ones, and replace it.',
}
