import { askWorker } from './ask-worker.ts'

/** Reads the words of each page of a PDF, in order: one text a page, with a line for each paragraph. Throws UnreadablePdf. */
export async function readWords(path: string): Promise<string[]> {
  const pages: string[] = []
  for await (const { words } of askWorker('read', [path])) pages.push(words)
  return pages
}
