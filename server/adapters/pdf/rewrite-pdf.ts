import type { ActiveKind } from './answers.ts'
import { askOnce } from './ask-worker.ts'

/**
 * Saves a PDF anew with object streams, which lets the viewer show its first page after fewer range requests, and without
 * what is active in it: scripts, actions, attached files, media (`dropped` names the kinds). Answers the same bytes when
 * saving would lose something else (tags, alternative texts, outline, language, title, a signature) and nothing is active.
 * `who`: whose turn it takes. Throws UnreadablePdf, and PdfsBusy.
 */
export async function rewritePdf(bytes: Uint8Array, who = ''): Promise<{ pdf: Uint8Array; dropped: ActiveKind[] }> {
  const { pdf, dropped } = await askOnce('rewrite', bytes, who)
  return { pdf: pdf ?? bytes, dropped }
}
