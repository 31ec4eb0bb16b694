import * as z from 'zod/mini'
import { UkNation } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { outcomeDays } from './evidence.ts'
import { ShownFigure } from './small-numbers.ts'

/** For how many days an answer can be changed, by the browser that gave it. */
export const feedbackDays = outcomeDays

/** How children liked a book, best first. */
export const Face = z.enum(['liked', 'so-so', 'disliked'], 'Choose a face.')
export type Face = z.infer<typeof Face>

/** What may be ticked about a book: these sentences alone, because where people can write, a name can stand. */
export const FeedbackStatement = z.enum(['again', 'talked', 'hard-words'])
export type FeedbackStatement = z.infer<typeof FeedbackStatement>

const chooseYear = 'Choose a year.'

export type Feedback = z.infer<typeof Feedback>
/** `year`: as England counts school years, 0 for several. */
export const Feedback = z.object({
  resource_id: z.int('Choose a book.').check(z.positive('Choose a book.'), z.maximum(999_999_999, 'Choose a book.')),
  year: z.int(chooseYear).check(z.minimum(0, chooseYear), z.maximum(6, chooseYear)),
  face: Face,
  statements: z.array(FeedbackStatement).check(z.maxLength(3)),
})

export type FeedbackForm = z.infer<typeof FeedbackForm>
/** What can be answered: `books`, the storybooks of the portal that the caller may read. `nation`: of the caller's school. */
export const FeedbackForm = z.object({
  nation: z.nullable(UkNation),
  books: z.array(z.object({ id: z.int(), title: z.string(), image: z.string() })),
})

/** Returns what the form asks about. */
export const viewFeedbackForm = endpoint({
  method: 'GET',
  path: '/api/feedback',
  access: 'user',
  response: FeedbackForm,
})

/**
 * Keeps how children liked a storybook that the caller may read, for the caller's school and without the caller. `id` is
 * the browser's: sent again it is the same answer, and changes it for a fortnight. What operators send is not counted.
 */
export const giveFeedback = endpoint({
  method: 'PUT',
  path: '/api/feedback/:id',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: Feedback,
  response: z.object({}),
  errors: ['resource/locked', 'feedback/too-late'],
})

export type HeardBook = z.infer<typeof HeardBook>
/**
 * How many answers about a storybook have each face, and how many have each sentence ticked. There is no total, from which
 * the answers that are too few could be told. `image`: its cover, as `Resource` has it.
 */
export const HeardBook = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  liked: ShownFigure,
  so_so: ShownFigure,
  disliked: ShownFigure,
  again: ShownFigure,
  talked: ShownFigure,
  hard_words: ShownFigure,
})

export type FeedbackFigures = z.infer<typeof FeedbackFigures>
/** What was said since the first day `from`, in figures that are large enough (`small-numbers.ts`), about each storybook. */
export const FeedbackFigures = z.object({ from: z.iso.date(), books: z.array(HeardBook) })

/** Returns what was said about the books in the last 12 months, without figures that are too small to be shown. */
export const viewFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback',
  access: 'support',
  response: FeedbackFigures,
})

/** Sends the books of `viewFeedback` as CSV; a figure that is too small to be shown is an empty cell. */
export const exportFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback/export',
  access: 'support',
  download: 'text/csv',
})
