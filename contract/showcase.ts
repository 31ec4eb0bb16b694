import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { BookPage } from './resources.ts'
import { Id } from './text.ts'

export type ShowcaseCover = z.infer<typeof ShowcaseCover>
/** A cover 480 and 960 px wide, unless a picture was chosen in its place. `aspect`: its width divided by its height. */
export const ShowcaseCover = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  image_large: z.string(),
  aspect: z.number(),
})

export type Showcase = z.infer<typeof Showcase>
/**
 * What everybody may see of the library. `covers`: of the free storybooks on the shelf, the featured one first. `book`:
 * the featured one's first pages, as pictures; `aspect` is that of each page. Null while no free storybook is prepared.
 */
export const Showcase = z.object({
  covers: z.array(ShowcaseCover),
  book: z.nullable(
    z.object({
      id: z.int(),
      title: z.string(),
      aspect: z.number(),
      pages: z.array(z.omit(BookPage, { is_spread: true, text: true, wordless: true, recording: true })),
    }),
  ),
})

/** Returns covers and sample pages for visitors' pages. */
export const viewShowcase = endpoint({
  method: 'GET',
  path: '/api/showcase',
  access: 'visitor',
  response: Showcase,
})

const v = z.optional(z.string().check(z.maxLength(64)))

/** Sends a cover of the showcase. `v` changes with the file, so that it can be cached. */
export const readShowcaseCover = endpoint({
  method: 'GET',
  path: '/api/showcase/covers/:id/:width',
  access: 'visitor',
  params: z.object({ id: Id, width: z.enum(['480', '960']) }),
  query: z.object({ v }),
  download: 'image/webp',
  errors: ['resource/file-missing'],
})

/** Sends one of the featured book's first pages. */
export const readShowcasePage = endpoint({
  method: 'GET',
  path: '/api/showcase/books/:id/pages/:number/:width',
  access: 'visitor',
  params: z.object({ id: Id, number: Id, width: z.enum(['800', '1600']) }),
  query: z.object({ v }),
  download: 'image/webp',
  errors: ['resource/file-missing'],
})
