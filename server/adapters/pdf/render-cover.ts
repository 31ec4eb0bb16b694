import type { Cover } from './answers.ts'
import { askOnce } from './ask-worker.ts'

/** Draws the first page as a cover. Throws UnreadablePdf. */
export function renderCover(bytes: Uint8Array): Promise<Cover> {
  return askOnce('cover', bytes, 60_000)
}
