import { askWorker } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/**
 * Puts PDFs that the portal has ingested into one, `out`, for printing. `who`: whose turn in the queue it takes, such as a
 * user's id. Throws UnreadablePdf and PdfsBusy.
 */
export async function combinePdfs(paths: string[], { out, who }: { out: string; who: string }): Promise<void> {
  if (paths.length === 0) throw new UnreadablePdf('no-pages')
  for await (const _ of askWorker('combine', paths, { out, who })) return
  throw new UnreadablePdf('damaged', 'The PDF worker gave no answer.')
}
