import { askWorker } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/**
 * Puts PDFs that the portal has ingested into one, for printing. `who`: whose turn in the queue it takes, such as a
 * user's id. Throws UnreadablePdf and PdfsBusy.
 */
export async function combinePdfs([first, ...more]: Uint8Array[], who: string): Promise<Uint8Array> {
  if (!first) throw new UnreadablePdf('no-pages')
  for await (const { pdf } of askWorker('combine', first, { more, who })) return pdf
  throw new UnreadablePdf('damaged', 'The PDF worker gave no answer.')
}
