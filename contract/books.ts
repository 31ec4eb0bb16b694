import * as z from 'zod/mini'
import { CurriculumRow, UkNation } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { BookPage, Resource } from './resources.ts'
import { Id } from './text.ts'

const byId = z.object({ id: Id })

export type BookDetails = z.infer<typeof BookDetails>
/**
 * What somebody chooses a storybook by. `spreads`: up to three openings of two pages each, none while the book is locked
 * or its pages are not prepared. `papers`: the guides and plans that belong to it, locked ones too. `handout`: the ids of
 * those that `readHandout` puts together; empty when there are none to print. `has_lesson`: `viewLesson` and `readSlides`
 * have one for the caller. `curriculum`: what the book covers, in the order of the book. `nation`: that of the caller's school,
 * null where the portal does not know it.
 */
export const BookDetails = z.object({
  resource: Resource,
  spreads: z.array(z.array(z.omit(BookPage, { is_spread: true, text: true, wordless: true, recording: true }))),
  papers: z.array(Resource),
  handout: z.array(z.int()),
  has_lesson: z.boolean(),
  curriculum: z.array(CurriculumRow),
  nation: z.nullable(UkNation),
})

/** Returns what somebody chooses a storybook by: its openings, papers and editions. */
export const viewBookDetails = endpoint({
  method: 'GET',
  path: '/api/resources/:id/details',
  access: 'user',
  params: byId,
  response: BookDetails,
})

/** Sends the lesson plan and the activity sheets of a storybook that the caller may open, as one PDF for printing. */
export const readHandout = endpoint({
  method: 'GET',
  path: '/api/resources/:id/handout',
  access: 'user',
  params: byId,
  download: 'application/pdf',
  errors: [
    'resource/locked',
    'resource/nothing-to-print',
    'resource/printing-busy',
    'resource/not-printable',
    'resource/file-missing',
  ],
})
