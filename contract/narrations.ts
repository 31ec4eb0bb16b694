import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageRecording } from './resources.ts'
import { filledLine, Id } from './text.ts'

/** The longest recording of one page, in seconds, and the largest, in bytes. */
export const maxRecording = { seconds: 300, bytes: 6_000_000 }

export type NarratedPage = z.infer<typeof NarratedPage>
/**
 * A page of a book and its recording, published or not. `has_words`: one without any may do without a recording.
 * `is_outdated`: the page has been given other words since, so its recording is not heard.
 */
export const NarratedPage = z.object({
  number: z.int(),
  has_words: z.boolean(),
  recording: z.nullable(PageRecording),
  is_outdated: z.boolean(),
})

export type Narration = z.infer<typeof Narration>
/** `narrator`: who reads, `""` before somebody has agreed to. */
export const Narration = z.object({ narrator: z.string(), is_published: z.boolean(), pages: z.array(NarratedPage) })

const byBook = z.object({ id: Id })
const byPage = z.object({ id: Id, number: Id })
const before = z.string().check(z.maxLength(36))

/** Returns how far the recording of one of the portal's storybooks is; no `pages` while they are not prepared. */
export const viewNarration = endpoint({
  method: 'GET',
  path: '/api/admin/resources/:id/narration',
  access: 'editor',
  params: byBook,
  response: Narration,
  errors: ['resource/not-ready'],
})

/** Notes who reads, and that they are an adult and have agreed to be heard. Without it nothing can be stored. */
export const agreeToNarration = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/narration',
  access: 'editor',
  params: byBook,
  body: z.object({
    narrator: filledLine(80, 'Enter the name of who reads.'),
    is_agreed: z.literal(true, 'Record only adults who have agreed to it.'),
  }),
  response: Narration,
  errors: ['resource/not-ready'],
})

/** Deletes every recording of a book, and who read, whatever has become of the book since. */
export const deleteNarration = endpoint({
  method: 'DELETE',
  path: '/api/admin/resources/:id/narration',
  access: 'editor',
  params: byBook,
  response: Narration,
  errors: ['resource/not-ready'],
})

/**
 * Stores the recording of a page as a browser made it: Opus in WebM or Ogg, or AAC or Opus in MP4. `before`: the id of
 * the recording that it replaces, `""` for none; when there is another one by now, nothing is stored.
 */
export const storeRecording = endpoint({
  method: 'POST',
  path: '/api/admin/resources/:id/narration/:number',
  access: 'editor',
  params: byPage,
  query: z.object({ before: z._default(before, '') }),
  upload: 'recording',
  response: Narration,
  errors: [
    'narration/no-file',
    'narration/unreadable',
    'narration/too-large',
    'narration/too-long',
    'narration/nobody-agreed',
    'changed-meanwhile',
    'resource/not-ready',
  ],
})

/** Stores when each word of a recorded page begins, in milliseconds; null removes the times. */
export const placeWords = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/narration/:number/words',
  access: 'editor',
  params: byPage,
  body: z.object({
    recording: before,
    starts: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(300_000))).check(z.maxLength(2000))),
  }),
  response: Narration,
  errors: ['changed-meanwhile', 'narration/wrong-words', 'resource/not-ready'],
})

/** Lets readers hear a book once every page with words is recorded, or takes that back. */
export const publishNarration = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/narration/publication',
  access: 'editor',
  params: byBook,
  body: z.object({ is_published: z.boolean() }),
  response: Narration,
  errors: ['narration/incomplete', 'resource/not-ready'],
})

const version = z.object({ v: z.optional(z.string().check(z.maxLength(64))) })

/** Sends the recording of a page, by ranges; operators also hear what is not published. */
export const readRecording = endpoint({
  method: 'GET',
  path: '/api/resources/:id/recordings/:number',
  access: 'user',
  params: byPage,
  query: version,
  download: 'audio/*',
  errors: ['resource/locked', 'resource/file-missing'],
})
