import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment } from './text.ts'

export type Mail = z.infer<typeof Mail>
/**
 * A mail of the portal. `state`: waiting to be sent, being sent, sent, kept here because no mail server is configured,
 * failed for good, unknown because the mail server never said whether it took it, or cancelled because its link was not
 * wanted any more. `html` and `text` are `""` once it has been sent; `is_link_hidden`: their link is masked, as whoever
 * has it could open the recipient's account.
 */
export const Mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed', 'unknown', 'cancelled']),
  problem: z.string(),
  is_link_hidden: z.boolean(),
  create_time: Moment,
})

/** Newest first, at most 100; all, or those of a state (of `waiting`, also those that are being sent). */
export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'operator',
  query: z.object({ state: z.optional(Mail.shape.state) }),
  response: z.array(Mail),
})

/** The same list for anybody, with links that work, mounted in try-it mode only. */
export const listTryItMails = endpoint({
  method: 'GET',
  path: '/api/dev/mails',
  access: 'visitor',
  response: z.array(Mail),
  cache: 'no-store',
})

/**
 * `can_send`: a mail server is set up. `waiting`, `failed`, `kept`, `unknown`: how many mails are in that state;
 * `oldest_waiting_time`: since when the first of them has been waiting. `outage`: since when the mail server has not
 * taken any mail, and what it, or the network, said.
 */
export const MailCounts = z.object({
  can_send: z.boolean(),
  waiting: z.int(),
  failed: z.int(),
  kept: z.int(),
  unknown: z.int(),
  oldest_waiting_time: z.union([Moment, z.literal('')]),
  outage: z.nullable(z.object({ since_time: Moment, problem: z.string() })),
})
export type MailCounts = z.infer<typeof MailCounts>

export const countMails = endpoint({
  method: 'GET',
  path: '/api/admin/mail-counts',
  access: 'operator',
  response: MailCounts,
})

/** Sends one now that is waiting, failed, was kept, or may not have been delivered. */
export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/send',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  response: Mail,
  errors: ['mail/no-server', 'mail/not-failed'],
})

export type SendableState = z.infer<typeof SendableState>
export const SendableState = z.enum(['waiting', 'failed', 'kept', 'unknown'])

/**
 * Sends all mails of a state now. While the mail server is away, it is asked with one of those that wait; all of them
 * go when it answers. Returns how many mails there are.
 */
export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/send',
  access: 'operator',
  body: z.object({ state: SendableState }),
  response: z.object({ count: z.int() }),
  errors: ['mail/no-server'],
})
