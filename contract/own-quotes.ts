import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { QuoteLine, QuoteStatus } from './quotes.ts'
import { Moment } from './text.ts'

export type OwnQuote = z.infer<typeof OwnQuote>
/**
 * A quote as those who asked see it: as it was sent last or, before that, what was asked for at the shop's prices.
 * `is_mine`: asked for by the one who sees it, who has the e-mail with it.
 * `number` and `valid_until`: `""` while none has been sent. `status`: `received` with a number means that another one
 * is being prepared. `name`: who asked, `""` once their account is gone.
 */
export const OwnQuote = z.object({
  id: z.string(),
  reference: z.string(),
  status: QuoteStatus,
  name: z.string(),
  is_mine: z.boolean(),
  number: z.string(),
  lines: z.array(z.omit(QuoteLine, { price: true })),
  total: z.number(),
  valid_until: z.string(),
  create_time: Moment,
})

/**
 * Lists the quotes that the caller has asked for and, for staff of an approved school, what its other staff have in
 * its name: open ones first, then newest first; 100 at most.
 */
export const listOwnQuotes = endpoint({
  method: 'GET',
  path: '/api/quotes',
  access: 'user',
  response: z.array(OwnQuote),
})

/** Sends a quote of the caller as it was sent last. */
export const readOwnQuote = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/pdf',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  download: 'application/pdf',
  errors: ['resource/printing-busy'],
})
