import type { Kysely } from 'kysely'
import type { Jobs } from '../../database/jobs.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { insertMail, type NewMail } from './queries.ts'

export { keyPlace, type LinkMaker } from './links.ts'
export { findBounce, removeBounce, stopMails } from './queries.ts'

/**
 * Who goes first when there are more mails than the mail server takes: what a signed-in person is waiting for, then
 * what a visitor caused, who may be nobody or a flood, then the many mails of an import or a nightly round, for which
 * nobody is waiting.
 */
const priorities = { person: 0, visitor: -1, mass: -2 } as const

/**
 * Writes a mail down in the caller's transaction; it is sent once that has been committed, and tried again if need be.
 * A mail with a link names it in `link` and has `keyPlace` where its key belongs. Answers the mail's id.
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

/** What an instance that was killed had in hand is sent when its claim has run out: looks soon after a start. */
export function lookAfterMailsSoon({ jobs, db }: Pick<Deps, 'jobs' | 'db'>): Promise<void> {
  return jobs.add(db, 'look-after-mails', {}, { after: 150 })
}
