import type { Kysely } from 'kysely'
import type { Mail } from '#contract/mailbox.ts'
import { inBrand } from '../../adapters/mail-brand.ts'
import type { Jobs } from '../../database/jobs.ts'
import type { MailState } from '../../database/mail-tables.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { findMailBrand } from '../brand/service.ts'
import { picturesOf } from './pictures.ts'
import { insertMail, type NewMail, priorities } from './queries.ts'

export { keyPlace, type LinkMaker } from './links.ts'
export { type Attachment, findBounce, findMailHealth, removeBounce, stopMails } from './queries.ts'
export { findReading } from './returned/queries.ts'
export { listRefusing, refuseMails } from './unsubscribing/queries.ts'

/**
 * Stores a mail, in the brand of now, in the caller's transaction; it is sent after the commit, and retried if need be.
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
  const brand = await findMailBrand(db)
  const mailId = await insertMail(db, { ...inBrand(mail, brand), pictures: picturesOf(mail, brand) }, priority)
  await jobs.add(db, 'send-mail', { mailId }, { priority })
  return mailId
}

/** The state of a mail as people see it. Without a mail server a mail that waits is kept. */
export function shownState(
  { mailer }: Pick<Deps, 'mailer'>,
  { state, mayHaveArrived }: { state: MailState; mayHaveArrived: boolean },
): Mail['state'] {
  if (state === 'waiting' && !mailer.delivers) return 'kept'
  return state === 'failed' && mayHaveArrived ? 'unknown' : state
}
