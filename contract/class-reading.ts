import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { BookPage, BookWord, PagePart, PagePicture, PageRecording, Saying } from './resources.ts'
import { Id, Moment } from './text.ts'
import { BookText } from './texts.ts'

export type ClassBook = z.infer<typeof ClassBook>
/**
 * A storybook as a class reads it. `key`: for the header `Authorization: Bearer`, until `until_time` or for 12 hours.
 * `pass`: for the query parameter `access-token` of pages and sheets, for ten minutes at most. Both are the same on every
 * device. `sheets`: the activity sheets of the book.
 */
export const ClassBook = z.object({
  key: z.string(),
  pass: z.string(),
  until_time: Moment,
  title: z.string(),
  aspect: z.number(),
  narrator: z.string(),
  words: z.array(BookWord),
  sayings: z.array(Saying),
  texts: z.array(BookText),
  pages: z.array(
    z.extend(z.omit(BookPage, { image: true, image_large: true }), {
      wordless: z.nullable(PagePart),
      recording: z.nullable(z.omit(PageRecording, { url: true })),
    }),
  ),
  sheets: z.array(z.object({ id: z.int(), title: z.string() })),
})

/** In characters: far more than a code has, however it is typed. */
export const maxTypedCodeLength = 100

/** Opens the book of a class code, typed in any way. Sets no cookie; a code that is wrong counts as a guess. */
export const openClassCode = endpoint({
  method: 'POST',
  path: '/api/class/open',
  access: 'visitor',
  isAnonymous: true,
  body: z.object({ code: z.string().check(z.maxLength(maxTypedCodeLength)) }),
  response: ClassBook,
  errors: ['class/no-such-code', 'class/ended', 'class/book-closed'],
})

/** Returns a fresh `pass` for the key of a class in the header; asked for at each page turn. */
export const renewClassPass = endpoint({
  method: 'GET',
  path: '/api/class/pass',
  access: 'class',
  isAnonymous: true,
  response: z.object({ pass: z.string() }),
})

const signed = z.object({ 'access-token': z.optional(z.string().check(z.maxLength(200))) })

/** Sends a page of the class's book as a picture. */
export const readClassPage = endpoint({
  method: 'GET',
  path: '/api/class/pages/:number/:picture',
  access: 'class',
  isAnonymous: true,
  params: z.object({ number: Id, picture: PagePicture }),
  query: signed,
  download: 'image/webp',
  errors: ['resource/file-missing'],
})

/** Sends the recording of a page of the class's book, by ranges. */
export const readClassRecording = endpoint({
  method: 'GET',
  path: '/api/class/recordings/:number',
  access: 'class',
  isAnonymous: true,
  params: z.object({ number: Id }),
  query: signed,
  download: 'audio/*',
  errors: ['resource/file-missing'],
})

/** Sends a sheet of the class's book as a PDF, by ranges. */
export const readClassSheet = endpoint({
  method: 'GET',
  path: '/api/class/sheets/:id',
  access: 'class',
  isAnonymous: true,
  params: z.object({ id: Id }),
  query: signed,
  download: 'application/pdf',
  errors: ['resource/file-missing'],
})
