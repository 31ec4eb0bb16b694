import type { ActiveKind, Cover, Inspection } from './answers.ts'
import { askWorker } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

export interface IngestedPdf {
  inspection: Inspection
  pdf: Uint8Array
  /** The active content that was removed from `pdf`. */
  dropped: ActiveKind[]
  cover: Cover
}

/**
 * Ingests an uploaded PDF in one process: opens it as our readers will; saves it again with object streams, so that the
 * viewer shows its first page after fewer range requests, and without active content (scripts, actions, attached files,
 * media); renders its first page as a cover. `pdf` is the original bytes if saving would lose something else (tags,
 * alternative texts, outline, language, title, a signature) and nothing is active. `who`: whose turn in the queue it
 * takes, such as a user's id. Throws UnreadablePdf and PdfsBusy.
 */
export async function ingestPdf(bytes: Uint8Array, who = ''): Promise<IngestedPdf> {
  let inspection: Inspection | undefined
  let rewritten: { pdf: Uint8Array; dropped: ActiveKind[] } | undefined
  for await (const answer of askWorker('ingest', bytes, { who })) {
    if ('inspection' in answer) inspection = answer.inspection
    else if ('dropped' in answer) rewritten = { pdf: answer.pdf ?? bytes, dropped: answer.dropped }
    else if (inspection && rewritten) return { inspection, ...rewritten, cover: answer.cover }
  }
  throw new UnreadablePdf('damaged', 'The PDF worker did not answer everything.')
}
