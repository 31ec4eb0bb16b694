import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './text.ts'

/** The largest book file, in bytes. */
export const maxBookFileBytes = 300 * 1_048_576

/**
 * Sends one of the portal's storybooks with its papers and everything that is taught with them as one file, a zip file whose
 * `book.json` is described in `docs/book-file.md`.
 */
export const takeBookAlong = endpoint({
  method: 'GET',
  path: '/api/admin/resources/:id/book-file',
  access: 'editor',
  params: z.object({ id: Id }),
  download: 'application/zip',
  errors: ['resource/file-missing'],
})

export type BroughtBook = z.infer<typeof BroughtBook>
/** `twin`: the id of a book with the same title that was here before, and that nothing has been changed of; null for none. */
export const BroughtBook = z.object({ id: z.int(), title: z.string(), papers: z.int(), twin: z.nullable(z.int()) })

/** Adds a book out of a book file of at most 300 MB: the book and its papers as drafts, beside what is here. */
export const bringBook = endpoint({
  method: 'POST',
  path: '/api/admin/book-files',
  access: 'editor',
  upload: 'book',
  response: BroughtBook,
  errors: ['resource/no-book-file', 'resource/bad-book-file', 'resource/book-file-too-large', 'resource/pdfs-waiting'],
})
