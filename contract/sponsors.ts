import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HttpsLink } from './links.ts'
import { filledLine, Id, line, text } from './text.ts'
import { Version } from './version.ts'

const aMonth = 'Enter a month such as 2026-09, or leave it empty.'
/** A month such as 2026-09, `""` for none. */
const MonthOrNone = z._default(z.string(aMonth).check(z.trim(), z.regex(/^(20\d\d-(0[1-9]|1[0-2]))?$/, aMonth)), '')

const details = {
  name: filledLine(120, 'Enter the name of the sponsor.'),
  logo: text(500),
  website: HttpsLink,
  quote: text(300),
  quote_author: line(120),
  from: MonthOrNone,
  until: MonthOrNone,
}
const isInOrder = z.refine<{ from: string; until: string }>(
  ({ from, until }) => from === '' || until === '' || from <= until,
  { path: ['until'], error: 'The last month is before the first. Change one of them.' },
)

export type Sponsor = z.infer<typeof Sponsor>
/**
 * Who pays for the portal. `from` and `until`: the first and the last month, `""` without one. `is_shown`: pages and mails thank
 * it today, because it is the first of the list whose months these are. `is_example`: it ships with the portal, and is invented.
 */
export const Sponsor = z.object({
  id: z.int(),
  ...details,
  is_shown: z.boolean(),
  is_example: z.boolean(),
  version: z.int(),
})

/** Lists the sponsors in the order in which they are thanked. */
export const listSponsors = endpoint({
  method: 'GET',
  path: '/api/admin/sponsors',
  access: 'support',
  response: z.array(Sponsor),
})

/** Adds a sponsor at the end. `logo`: an uploaded picture, or `""`. */
export const addSponsor = endpoint({
  method: 'POST',
  path: '/api/admin/sponsors',
  access: 'owner',
  body: z.object(details).check(isInOrder),
  response: z.array(Sponsor),
})

const byId = z.object({ id: Id })

/** Changes a sponsor. `version` is the one that was edited. */
export const updateSponsor = endpoint({
  method: 'PUT',
  path: '/api/admin/sponsors/:id',
  access: 'owner',
  params: byId,
  body: z.object({ ...details, version: Version }).check(isInOrder),
  response: z.array(Sponsor),
  errors: ['changed-meanwhile'],
})

/** Deletes a sponsor, and with it the links to its report. */
export const deleteSponsor = endpoint({
  method: 'DELETE',
  path: '/api/admin/sponsors/:id',
  access: 'owner',
  params: byId,
  response: z.array(Sponsor),
})

/** Puts the sponsors in another order. `ids`: all of them, in the new order. */
export const orderSponsors = endpoint({
  method: 'PUT',
  path: '/api/admin/sponsors/order',
  access: 'owner',
  body: z.object({ ids: z.array(z.int32().check(z.positive())).check(z.maxLength(1000)) }),
  response: z.array(Sponsor),
  errors: ['changed-meanwhile'],
})
