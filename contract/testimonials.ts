import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { filledText, Id, text } from './text.ts'
import { Version } from './version.ts'

/** What somebody said of the books. `author_role`: what they do, and where. `is_example`: invented, until a real one takes its place. */
export type Testimonial = z.infer<typeof Testimonial>
export const Testimonial = z.object({
  id: z.int(),
  quote: z.string(),
  author: z.string(),
  author_role: z.string(),
  is_example: z.boolean(),
})

/** Lists the testimonials in the order in which they are shown. */
export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials',
  access: 'visitor',
  response: z.array(Testimonial),
})

export type EditedTestimonial = z.infer<typeof EditedTestimonial>
/**
 * As operators see it. `said_on`: the day; `agreed_on`: the day on which its author agreed to be quoted, and `agreed_how`, where that can
 * be read again. Each is `""` while it is unknown; without `agreed_on` the words are in no report.
 */
export const EditedTestimonial = z.extend(Testimonial, {
  said_on: z.string(),
  agreed_on: z.string(),
  agreed_how: z.string(),
  version: z.int(),
})

/** `deleted`: those deleted within 30 days, newest first, which can be put back. */
export type EditedTestimonials = z.infer<typeof EditedTestimonials>
export const EditedTestimonials = z.object({ shown: z.array(EditedTestimonial), deleted: z.array(EditedTestimonial) })

/** Lists the testimonials in their order, and those deleted within 30 days. */
export const editTestimonials = endpoint({
  method: 'GET',
  path: '/api/admin/testimonials',
  access: 'editor',
  response: EditedTestimonials,
})

const aDay = 'Enter a day such as 2027-03-04, or leave it empty.'
const DayOrNone = z._default(z.union([z.literal(''), z.iso.date()], aDay), '')

const body = z.object({
  quote: filledText(600, 'Enter what was said.'),
  author: filledText(120, 'Enter who said it.'),
  author_role: text(160),
  is_example: z.boolean(),
  said_on: DayOrNone,
  agreed_on: DayOrNone,
  agreed_how: text(160),
})
const byId = z.object({ id: Id })

/** Adds a testimonial at the end. */
export const createTestimonial = endpoint({
  method: 'POST',
  path: '/api/admin/testimonials',
  access: 'editor',
  body,
  response: EditedTestimonials,
})

/** Changes a testimonial. */
export const updateTestimonial = endpoint({
  method: 'PUT',
  path: '/api/admin/testimonials/:id',
  access: 'editor',
  params: byId,
  body: z.extend(body, { version: Version }),
  response: EditedTestimonials,
  errors: ['changed-meanwhile'],
})

/** Deletes a testimonial. It can be restored for 30 days, and is then erased. */
export const deleteTestimonial = endpoint({
  method: 'DELETE',
  path: '/api/admin/testimonials/:id',
  access: 'editor',
  params: byId,
  response: EditedTestimonials,
})

/** Puts a deleted testimonial back, at the end. */
export const restoreTestimonial = endpoint({
  method: 'POST',
  path: '/api/admin/testimonials/:id/restore',
  access: 'editor',
  params: byId,
  body: z.object({}),
  response: EditedTestimonials,
})

/** Puts the testimonials in another order. `ids`: every shown one, in the new order. */
export const orderTestimonials = endpoint({
  method: 'PUT',
  path: '/api/admin/testimonials/order',
  access: 'editor',
  body: z.object({ ids: z.array(z.int32().check(z.positive())).check(z.maxLength(1000)) }),
  response: EditedTestimonials,
  errors: ['changed-meanwhile'],
})
