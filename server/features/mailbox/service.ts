import type { Mail } from '#contract/mailbox.ts'
import type { MailedBook } from '../../adapters/email.tsx'
import { inBrand } from '../../adapters/mail-brand.ts'
import type { Jobs } from '../../database/jobs.ts'
import type { MailState } from '../../database/mail-tables.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { findMailBrand } from '../brand/service.ts'
import { findFeaturedBook } from '../resources/service.ts'
import { picturesOf } from './pictures.ts'
import { findGreetedName, insertMail, type NewMail, priorities } from './queries.ts'

export { keyPlace, type LinkMaker } from './links.ts'
export { type Attachment, findBounce, findMailHealth, removeBounce, stopMails } from './queries.ts'
export { findReading } from './returned/queries.ts'
export { sendPreview } from './send-html.ts'
export { copyRefusals, listRefusing, refuseMails, resumeMails } from './unsubscribing/queries.ts'

/** The book of the moment, as mails show it; null if there is none. */
export async function findMailedBook({ config }: Pick<Deps, 'config'>, db: Db): Promise<MailedBook | null> {
  const book = await findFeaturedBook(db)
  return book && { title: book.title, cover: book.cover, href: `${config.publicUrl}/resources/books/${book.id}` }
}

/**
 * Stores a mail, in the brand of now, in the caller's transaction; it is sent after the commit, and retried if need be.
 * A mail with a link names it in `link` and has `keyPlace` where its token belongs. Returns the mail's id.
 */
export async function sendMail(
  jobs: Jobs,
  db: Db,
  mail: NewMail,
  { cause = 'person' }: { cause?: keyof typeof priorities } = {},
): Promise<string> {
  if (/[?&]token=[\w-]{43}/.test(mail.text)) throw new Error('A mail must not hold the key of a link: give it `link`.')
  const priority = priorities[cause]
  const brand = await findMailBrand(db)
  const greeted = await findGreetedName(db, mail.to.email)
  const to = { ...mail.to, name: mail.to.name === greeted ? greeted : '' }
  const written = { ...inBrand(mail, brand, greeted), to, pictures: picturesOf(mail, brand) }
  const mailId = await insertMail(db, written, priority)
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
