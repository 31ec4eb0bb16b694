import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './text.ts'

/** The largest book file, in bytes. */
export const maxBookFileBytes = 300 * 1_048_576

/**
 * Exports one of the portal's storybooks, its papers and everything that is taught with them as a zip file. `docs/book-file.md`
 * describes its `book.json`.
 */
export const exportBook = endpoint({
  method: 'GET',
  path: '/api/admin/resources/:id/book-file',
  access: 'editor',
  params: z.object({ id: Id }),
  download: 'application/zip',
  errors: ['resource/file-missing'],
})

export type ImportedBook = z.infer<typeof ImportedBook>
/** `twin`: the id of an existing book with the same title, which the import leaves unchanged; null if there is none. */
export const ImportedBook = z.object({ id: z.int(), title: z.string(), papers: z.int(), twin: z.nullable(z.int()) })

/** Imports a book file of at most 300 MB. The book and its papers are added as drafts; nothing is replaced. */
export const importBook = endpoint({
  method: 'POST',
  path: '/api/admin/book-files',
  access: 'editor',
  upload: 'book',
  response: ImportedBook,
  errors: ['resource/no-book-file', 'resource/bad-book-file', 'resource/book-file-too-large', 'resource/pdfs-waiting'],
})
