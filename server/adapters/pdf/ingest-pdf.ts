import type { ActiveKind, Cover, Inspection, PdfWarning } from './answers.ts'
import { askWorker } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

export interface IngestedPdf {
  inspection: Inspection
  /** Where the PDF to store is: `out`, or the original. */
  path: string
  /** The active content that was removed from it. */
  dropped: ActiveKind[]
  /** What readers will see otherwise than its author, by page; each once. */
  warnings: PdfWarning[]
  cover: Cover
}

/**
 * Ingests an uploaded PDF in one process: opens it as our readers will; saves it again with object streams, so that the
 * viewer shows its first page after fewer range requests, and without active content (scripts, actions, attached files,
 * media); renders its first page as a cover; looks for what readers will not see. It stays as it is if saving would lose something else (tags,
 * alternative texts, outline, language, title, a signature) and nothing is active. `path` and `out` are files on this
 * machine. `who`: whose turn in the queue it takes, such as a user's id. Throws UnreadablePdf and PdfsBusy.
 */
export async function ingestPdf(path: string, { out, who = '' }: { out: string; who?: string }): Promise<IngestedPdf> {
  let inspection: Inspection | undefined
  let stored: Pick<IngestedPdf, 'path' | 'dropped' | 'warnings'> | undefined
  let cover: Cover | undefined
  for await (const answer of askWorker('ingest', [path], { who, out })) {
    if ('inspection' in answer) inspection = answer.inspection
    else if ('dropped' in answer) {
      const { isRewritten, dropped, warnings } = answer
      stored = { path: isRewritten ? out : path, dropped, warnings }
    } else if ('cover' in answer) cover = answer.cover
    else if (inspection && stored && cover) {
      const { warnings } = stored
      const isNew = ({ page, kind }: PdfWarning) => !warnings.some((one) => one.page === page && one.kind === kind)
      return { inspection, ...stored, warnings: [...warnings, ...answer.seen.filter(isNew)], cover }
    }
  }
  throw new UnreadablePdf('damaged', 'The PDF worker did not answer everything.')
}
