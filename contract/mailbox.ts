import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageNumber } from './paging.ts'
import { Moment, text } from './text.ts'

export type MailingList = z.infer<typeof MailingList>
/** The e-mails that an address can refuse. `digests`: the weekly summaries for operators; `news`: new books. */
export const MailingList = z.enum(['invitations', 'reminders', 'digests', 'news'])

/** For how many days the portal tries to send an e-mail, as mail servers do: RFC 5321, 4.5.4.1, says 4 to 5. */
export const daysToTry = 4

export type Mail = z.infer<typeof Mail>
/**
 * A mail of the portal. `state`: waiting to be sent, sent, kept here because no mail server is configured, failed for
 * good, or unknown because the mail server never said whether it took it. `text` is `""` once it has been sent;
 * `is_link_hidden`: its link is masked, as anybody who has it could open the recipient's account. `attachments`: the
 * files that travel with it, with their sizes in bytes; none any more once it has been sent. `sent_time`: when the mail
 * server accepted it, `""` while it has not.
 */
export const Mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'kept', 'failed', 'unknown']),
  problem: z.string(),
  is_link_hidden: z.boolean(),
  attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  create_time: Moment,
  sent_time: z.union([Moment, z.literal('')]),
})

/**
 * Lists mails, a page at a time, newest first: all, or those of a state, and of these the ones whose recipient or
 * subject contains `q`. `has_more`: there is a page after this one.
 */
export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'support',
  query: z.object({ state: z.optional(Mail.shape.state), q: text(100), page: PageNumber }),
  response: z.object({ mails: z.array(Mail), has_more: z.boolean() }),
})

const byId = z.object({ id: z.uuid() })

/** Which of the colours that a mail brings are shown. */
const inScheme = z.object({ scheme: z._default(z.enum(['light', 'dark']), 'light') })

/**
 * Returns a mail that has not been sent, formatted, to be shown in a frame: nothing in it runs, and its link is
 * masked.
 */
export const showMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/:id/html',
  access: 'support',
  params: byId,
  query: inScheme,
  download: 'text/html',
})

/** Lists the latest 100 mails for anybody, with links that work, in try-it mode only. */
export const listTryItMails = endpoint({
  method: 'GET',
  path: '/api/dev/mails',
  access: 'visitor',
  response: z.array(Mail),
  cache: 'no-store',
})

/** Returns a mail as `showMail` does, for anybody and with its link, in try-it mode only. */
export const showTryItMail = endpoint({
  method: 'GET',
  path: '/api/dev/mails/:id/html',
  access: 'visitor',
  params: byId,
  query: inScheme,
  download: 'text/html',
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

/** Counts the mails in each state that an operator looks after. */
export const countMails = endpoint({
  method: 'GET',
  path: '/api/admin/mail-counts',
  access: 'support',
  response: MailCounts,
})

/** Sends a mail now that is waiting, has failed, or may not have been delivered. */
export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/send',
  access: 'support',
  params: byId,
  body: z.object({}),
  response: Mail,
  errors: ['mail/no-server', 'mail/not-failed'],
})

export type SendableState = z.infer<typeof SendableState>
export const SendableState = z.enum(['waiting', 'failed', 'unknown'])

/**
 * Sends all mails of a state now. Returns how many there are.
 */
export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/send',
  access: 'support',
  body: z.object({ state: SendableState }),
  response: z.object({ count: z.int() }),
  errors: ['mail/no-server'],
})

/**
 * Looks at, stops or resumes the e-mails of a kind to the address that a link in an e-mail is for. No log-in is needed.
 */
export const chooseMails = endpoint({
  method: 'POST',
  path: '/api/mail-choice',
  access: 'visitor',
  body: z.object({ token: z.string().check(z.maxLength(1000)), choice: z.enum(['look', 'stop', 'resume']) }),
  response: z.object({ email: z.string(), list: MailingList, is_stopped: z.boolean() }),
  errors: ['mail/unknown-link'],
})

/** The page of that link. A mail program may also POST to it, without any more than the token (RFC 8058). */
export const unsubscribePath = '/unsubscribe'
