import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment } from './text.ts'

export type Mail = z.infer<typeof Mail>
/**
 * A mail of the portal. `state`: waiting to be sent, sent, kept here because no mail server is configured, or failed
 * for good. `html` and `text` are `""` once it has been sent.
 */
export const Mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'kept', 'failed']),
  problem: z.string(),
  create_time: Moment,
})

/** Newest first, at most 100; all, or those of a state. */
export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'operator',
  query: z.object({ state: Mail.shape.state.optional() }),
  response: z.array(Mail),
})

/** The same list for anybody, mounted in try-it mode only. */
export const listTryItMails = endpoint({
  method: 'GET',
  path: '/api/dev/mails',
  access: 'visitor',
  response: z.array(Mail),
  cache: 'no-store',
})

/** `can_send`: a mail server is set up. How many mails wait for an operator: those that failed and those that were kept. */
export const MailCounts = z.object({ can_send: z.boolean(), failed: z.int(), kept: z.int() })

export const countMails = endpoint({
  method: 'GET',
  path: '/api/admin/mail-counts',
  access: 'operator',
  response: MailCounts,
})

/** Sends one again that failed or was kept. */
export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/send',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  response: Mail,
  errors: ['mail/no-server', 'mail/not-failed'],
})

/** Sends all that failed, or all that were kept, behind the mails of today. Answers how many. */
export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/send',
  access: 'operator',
  body: z.object({ state: z.enum(['failed', 'kept']) }),
  response: z.object({ count: z.int() }),
  errors: ['mail/no-server'],
})
