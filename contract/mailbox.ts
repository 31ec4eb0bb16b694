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

/** Newest first, at most 100. */
export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'operator',
  response: z.array(Mail),
})

/** The same list for anybody, mounted in try-it mode only. */
export const listTryItMails = endpoint({
  method: 'GET',
  path: '/api/dev/mails',
  access: 'visitor',
  response: z.array(Mail),
})
