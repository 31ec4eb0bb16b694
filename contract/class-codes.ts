import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Language } from './languages.ts'
import { ResourceId } from './resources.ts'
import { Moment } from './text.ts'

/** How many days after today a code may work at most: a term, which is 13 weeks. */
export const maxClassDays = 91

export type ClassCode = z.infer<typeof ClassCode>
/**
 * A code such as `GULL-LAMP-7342`, which opens one storybook and its pupils' sheets for a class. `url`: the page that
 * opens it, with the code in the fragment. `until_time`: when it ends. `opens_today`: how often it has been opened today.
 * `sheets`: how many sheets come with it. `is_for_families`: it was sent home. `is_closed`: it opens nothing now, because the book has been
 * withdrawn, or because it was made at a school that the caller has left (`is_of_former_school`).
 */
export const ClassCode = z.object({
  id: z.string(),
  code: z.string(),
  url: z.string(),
  resource_id: z.int(),
  title: z.string(),
  image: z.string(),
  sheets: z.int(),
  create_time: Moment,
  until_time: Moment,
  opens_today: z.int(),
  is_for_families: z.boolean(),
  is_closed: z.boolean(),
  is_of_former_school: z.boolean(),
})

export type ClassCodeSheet = z.infer<typeof ClassCodeSheet>
/**
 * With `qr`, a QR code of `url`: a path of black squares, `size` modules wide without its quiet zone. `questions_in`: the
 * languages beside English in which a card for families can ask about the book.
 */
export const ClassCodeSheet = z.extend(ClassCode, {
  qr: z.object({ size: z.int(), path: z.string() }),
  questions_in: z.array(Language),
})

/**
 * The choices of an end, as days such as 2027-03-04; on each, the code ends at 4 pm. `term`: null where the school has not
 * entered its term dates, or is about to end it; `before`: the break that follows, such as "half-term", `""` at the end of the term.
 */
export const ClassEnds = z.object({
  day: z.string(),
  week: z.string(),
  term: z.nullable(z.object({ day: z.string(), before: z.string() })),
  last: z.string(),
})
export type ClassEnds = z.infer<typeof ClassEnds>

/**
 * Returns the days on which a class code could end. `day`: this school day, or the next when it is over; `week`: the
 * last school day of that week; `term`: the last one of the term, or else of its first half; `last`: the latest.
 */
export const viewClassEnds = endpoint({
  method: 'GET',
  path: '/api/class-codes/ends',
  access: 'author',
  response: ClassEnds,
})

/** Lists the caller's codes that still work, by their end. */
export const listClassCodes = endpoint({
  method: 'GET',
  path: '/api/class-codes',
  access: 'author',
  response: z.array(ClassCode),
})

/**
 * Makes a code for a storybook that the caller may read. `until`: a day such as 2027-03-04; `day` of `ClassEnds` when
 * left out. What is opened with a code for families is counted as no class.
 */
export const createClassCode = endpoint({
  method: 'POST',
  path: '/api/class-codes',
  access: 'author',
  body: z.object({
    resource_id: ResourceId,
    until: z.optional(z.string().check(z.maxLength(10))),
    is_for_families: z._default(z.boolean(), false),
  }),
  response: ClassCodeSheet,
  errors: ['resource/not-ready', 'class/draft'],
})

const byId = z.object({ id: z.uuid() })

/** Returns a code of the caller, as long as it works. */
export const viewClassCode = endpoint({
  method: 'GET',
  path: '/api/class-codes/:id',
  access: 'author',
  params: byId,
  response: ClassCodeSheet,
})

export type FamilyCardFormat = z.infer<typeof FamilyCardFormat>
/** A picture to send on, and a PDF to print. */
export const FamilyCardFormat = z.enum(['jpg', 'pdf'])

/** Sends a card for families: the cover of the book, a question about it, and the code of the caller that opens it. */
export const readFamilyCard = endpoint({
  method: 'GET',
  path: '/api/class-codes/:id/family-card',
  access: 'author',
  params: byId,
  query: z.object({ format: z._default(FamilyCardFormat, 'jpg'), language: z._default(Language, 'en') }),
  download: 'application/octet-stream',
  errors: ['resource/locked', 'resource/printing-busy', 'resource/file-missing'],
})

/** Ends a code of the caller, at once and everywhere. */
export const endClassCode = endpoint({
  method: 'DELETE',
  path: '/api/class-codes/:id',
  access: 'author',
  params: byId,
  response: z.object({}),
})
