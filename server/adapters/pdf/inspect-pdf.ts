import type { Inspection } from './answers.ts'
import { askOnce } from './ask-worker.ts'

/** Opens a PDF as our readers will. Answers within 10 s of its turn; throws UnreadablePdf. */
export function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  return askOnce('inspect', bytes, 30_000)
}
