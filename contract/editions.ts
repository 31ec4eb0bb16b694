import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
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
 * `of`: the resource. `bytes`: 0 while nobody has asked for it; then the first one to do so waits some seconds. `problem`: why it cannot be made of
 * this file, and what to do; told to those who may change the resource, and `""` for everybody else, who are not offered it.
 */
export const Edition = z.object({ of: z.int(), kind: EditionKind, bytes: z.int(), problem: z.string() })

/** Lists the editions of a resource that the caller may open, and of those papers of a book that they may open. */
export const listEditions = endpoint({
  method: 'GET',
  path: '/api/resources/:id/editions',
  access: 'user',
  params: z.object({ id: Id }),
  response: z.array(Edition),
  errors: ['resource/locked'],
})

/** Sends an edition of a resource, a file to save. What has not been made yet is made now. */
export const readEdition = endpoint({
  method: 'GET',
  path: '/api/resources/:id/editions/:kind',
  access: 'user',
  params: z.object({ id: Id, kind: EditionKind }),
  download: 'application/octet-stream',
  errors: [
    'resource/locked',
    'resource/not-ready',
    'resource/no-edition',
    'resource/editions-busy',
    'resource/file-missing',
  ],
})
