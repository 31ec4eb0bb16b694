import { mkdir, rm } from 'node:fs/promises'
import type { ImportedBook } from '#contract/book-files.ts'
import { BadZip, unpackZip } from '../../../adapters/files/zip.ts'
import type { By } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { removeOrphanedUploads } from '../uploads/orphaned-uploads.ts'
import { BadBookFile } from './bad-book-file.ts'
import { loadBook } from './load-book.ts'
import { maxBookBytes, maxParts } from './manifest.ts'
import { openBook } from './open-book.ts'
import { findByTitle } from './queries.ts'

/** Unpacks a book file into a folder that does not exist yet. Throws BadBookFile. */
export async function unpackBook(path: string, folder: string): Promise<void> {
  await mkdir(folder)
  const limits = { entries: maxParts + 1, bytes: maxBookBytes, isName: (name: string) => fileName.test(name) }
  await unpackZip(path, folder, limits).catch(async (error: unknown) => {
    await rm(folder, { recursive: true })
    throw error instanceof BadZip ? new BadBookFile(explain(error)) : error
  })
}

/** Adds the book in a folder and its papers as new drafts; nothing is replaced. Throws BadBookFile and PdfsBusy. */
export async function importBook(deps: Deps, folder: string, by: By): Promise<ImportedBook> {
  const book = await openBook(folder)
  const { title } = book.file.book
  const twin = await findByTitle(deps.db, title)
  try {
    const id = await loadBook(deps, book, { kind: 'person', by })
    return { id, title, papers: book.file.papers.length, twin }
  } finally {
    await removeOrphanedUploads(deps)
  }
}

/** Without folders, and nothing that a system treats in its own way. */
const fileName = /^[a-z0-9][a-z0-9_.-]{0,149}$/

function explain({ reason, entry }: BadZip): string {
  const name = entry.length > 100 ? `${entry.slice(0, 100)}…` : entry
  const sentences: Record<BadZip['reason'], string> = {
    damaged: `${name ? `${name} is damaged.` : 'The file is damaged, or is not a zip file.'} Export the book again.`,
    encrypted: `${name} is encrypted. Make the zip file without a password.`,
    method: `${name} is compressed in a way that we do not read. Make the zip file anew.`,
    name: `“${name}” is no name of a file in a book. book.json and its files lie at the top of the zip file, without folders.`,
    twice: `${name} is in the zip file twice.`,
    'too-many': 'The zip file has more files than any book.',
    'too-large': name
      ? `${name} is larger than 50 MB when it is unpacked.`
      : 'The files of this book are larger than 400 MB together.',
  }
  return sentences[reason]
}
