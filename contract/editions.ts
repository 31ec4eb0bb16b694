import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Language } from './languages.ts'
import { Id } from './text.ts'

export type EditionKind = z.infer<typeof EditionKind>
/** Other ways to read a resource than on the screen or as its PDF, in the order in which they are offered. */
export const EditionKind = z.enum([
  'booklet',
  'colouring',
  'word-card',
  'large-print',
  'epub',
  'flowing-epub',
  'text',
  'braille',
  'word',
])

export type Edition = z.infer<typeof Edition>
/**
 * `of`: the resource. `language`: that of the text printed beside the story, or `en` for easier words printed instead of it; null
 * if the edition has the story alone. `bytes`: 0 until the edition is made, which the first request does in some seconds.
 * `problem`: why it cannot be made, else `""`. `remedy`: how to mend that, for people who may change the resource; `""` for others.
 * `made_by`: the portal, or the charity or school that uploaded it. `is_older`: it was uploaded for an earlier PDF.
 */
export const Edition = z.object({
  of: z.int(),
  kind: EditionKind,
  language: z.nullable(Language),
  bytes: z.int(),
  problem: z.string(),
  remedy: z.string(),
  made_by: z.enum(['portal', 'charity', 'school']),
  is_older: z.boolean(),
})

/**
 * Lists the editions of a resource that the caller may open, those of each published text of a book, and those of its papers that
 * they may open, with those that cannot be made.
 */
export const listEditions = endpoint({
  method: 'GET',
  path: '/api/resources/:id/editions',
  access: 'user',
  params: z.object({ id: Id }),
  response: z.array(Edition),
  errors: ['resource/locked'],
})

/** Sends an edition of a resource, a file to save; with `language` that of a text of a book. What has not been made yet is made now. */
export const readEdition = endpoint({
  method: 'GET',
  path: '/api/resources/:id/editions/:kind',
  access: 'user',
  params: z.object({ id: Id, kind: EditionKind }),
  query: z.object({ language: z.optional(Language) }),
  download: 'application/octet-stream',
  errors: [
    'resource/locked',
    'resource/not-ready',
    'resource/no-edition',
    'resource/editions-busy',
    'resource/file-missing',
  ],
})

const ofResource = z.object({ id: Id, kind: EditionKind })

/** A larger edition is not taken. */
export const maxEditionBytes = 50 * 1_048_576

/**
 * Stores an edition that people have made, in place of the one that the portal makes: for a resource of the caller, by operators
 * also for the portal's. It is checked as the file that its kind is, and stays when the PDF is replaced.
 */
export const uploadEdition = endpoint({
  method: 'POST',
  path: '/api/resources/:id/editions/:kind',
  access: 'author',
  params: ofResource,
  upload: 'edition',
  response: z.array(Edition),
  errors: [
    'resource/no-edition-file',
    'resource/unreadable-edition',
    'resource/edition-too-large',
    'resource/pdfs-waiting',
  ],
})

/** Removes an edition that people have made. The one that the portal makes takes its place. */
export const removeEdition = endpoint({
  method: 'DELETE',
  path: '/api/resources/:id/editions/:kind',
  access: 'author',
  params: ofResource,
  response: z.array(Edition),
})
