import type { Kysely } from 'kysely'
import type { Jobs } from '../../database/jobs.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { insertMail, type NewMail } from './queries.ts'

export { keyPlace, type LinkMaker } from './links.ts'
export { findBounce, removeBounce, stopMails } from './queries.ts'

/**
 * The order of sending when the mail server is the bottleneck: first what a signed-in user is waiting for, then
 * what a visitor caused, who may be a robot, then the bulk mails of an import or a nightly job, for which
 * nobody is waiting.
 */
const priorities = { person: 0, visitor: -1, mass: -2 } as const

/**
 * Stores a mail in the caller's transaction; it is sent after the commit, and retried if need be.
 * A mail with a link names it in `link` and has `keyPlace` where its token belongs. Returns the mail's id.
 */
export async function sendMail(
  jobs: Jobs,
  db: Kysely<Database>,
  mail: NewMail,
  { cause = 'person' }: { cause?: keyof typeof priorities } = {},
): Promise<string> {
  if (/[?&]token=[\w-]{43}/.test(mail.text)) throw new Error('A mail must not hold the key of a link: give it `link`.')
  const priority = priorities[cause]
  const mailId = await insertMail(db, mail, priority)
  await jobs.add(db, 'send-mail', { mailId }, { priority })
  return mailId
}

/** Mails of an instance that was killed are sent when its claim has expired: checks soon after a start. */
export function lookAfterMailsSoon({ jobs, db }: Pick<Deps, 'jobs' | 'db'>): Promise<void> {
  return jobs.add(db, 'look-after-mails', {}, { after: 150 })
}
