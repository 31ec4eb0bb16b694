import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PreparedBook, PreparedPage } from '../answers.ts'
import { combinePdfs } from '../combine-pdfs.ts'
import { type IngestedPdf, ingestPdf } from '../ingest-pdf.ts'
import { prepareBook } from '../prepare-book.ts'
import { openText } from '../worker/open-text.ts'
import { readPage } from '../worker/read-page.ts'

/** Calls `use` with the bytes as a file, and a path beside it. */
async function asFile<T>(bytes: Uint8Array, use: (path: string, out: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `portal-pdf-${randomUUID()}`))
  try {
    const path = join(folder, 'given.pdf')
    await writeFile(path, bytes)
    return await use(path, join(folder, 'out.pdf'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Ingests a PDF; with the bytes that would be stored. */
export const ingestBytes = (bytes: Uint8Array): Promise<IngestedPdf & { pdf: Buffer }> =>
  asFile(bytes, async (path, out) => {
    const ingested = await ingestPdf(path, { out })
    return { ...ingested, pdf: await readFile(ingested.path) }
  })

export const prepareBytes = (
  bytes: Uint8Array,
  options: { onPage(page: PreparedPage): Promise<void>; from?: number },
): Promise<PreparedBook> => asFile(bytes, (path) => prepareBook(path, options))

export const combineBytes = (bytes: Uint8Array): Promise<Buffer> =>
  asFile(bytes, async (path, out) => {
    await combinePdfs([path], { out, who: '' })
    return readFile(out)
  })

export const openBytes = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  asFile(bytes, async (path) => (await openText(path)).document)

/** The lines that are on the paper, in the order in which they are read. */
export async function linesOfBytes(bytes: Uint8Array): Promise<string[]> {
  const document = await openBytes(bytes)
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { text } = await readPage(document, number, 1)
    const printed = text.flat().filter(({ y, height }) => y >= 0 && y + height <= 1)
    lines.push(...printed.map((line) => line.text))
  }
  return lines
}
