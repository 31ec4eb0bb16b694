import { askOnce } from './ask-worker.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/**
 * Saves a PDF anew with object streams, which lets the viewer show its first page after fewer range requests.
 * Answers the same bytes when saving fails or would lose something (tags, alternative texts, outline, language, title).
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await askOnce('rewrite', bytes, 60_000)) ?? bytes
  } catch (error) {
    if (error instanceof UnreadablePdf) return bytes
    throw error
  }
}
