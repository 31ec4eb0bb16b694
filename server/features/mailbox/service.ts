import type { Kysely } from 'kysely'
import type { Jobs } from '../../adapters/jobs.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { keptSince } from '../../retention.ts'
import { deleteOldMails, findMail, insertMail, type NewMail, updateMailState } from './queries.ts'

export { stopMails } from './queries.ts'

/**
 * Writes a mail down in the caller's transaction; it is sent once that has been committed, and tried again if need be.
 * One of thousands `canWait`, so that nobody's new password stands behind them. Answers its id.
 */
export async function sendMail(
  jobs: Jobs,
  db: Kysely<Database>,
  mail: NewMail,
  options?: { canWait: boolean },
): Promise<string> {
  const mailId = await insertMail(db, mail)
  await jobs.add(db, 'send-mail', { mailId }, options)
  return mailId
}

const tries = 12

/** Sends mails: 12 tries over more than half a day, then the operator sees it as failed. */
export function mailJobs(deps: Deps): void {
  deps.jobs.define<{ mailId: string }>('send-mail', ({ mailId }, { isLastTry }) => deliver(deps, mailId, isLastTry), {
    retries: tries - 1,
    delay: 30,
    timeout: 60,
    atOnce: 2,
  })
  deps.jobs.every(24, 'delete-old-mails', () => forgetOldMails(deps), { timeout: 1800 })
}

const forgottenAtOnce = 5000

async function forgetOldMails({ db }: Deps): Promise<void> {
  const writtenBefore = keptSince('mail')
  while ((await deleteOldMails(db, writtenBefore, forgottenAtOnce)) === forgottenAtOnce);
}

async function deliver({ db, mailer }: Deps, mailId: string, isLastTry: boolean): Promise<void> {
  const mail = await findMail(db, mailId)
  if (!mail || mail.state === 'sent') return
  if (!mailer.delivers) return updateMailState(db, mailId, 'kept')
  try {
    const { id, subject, html, text, replyTo, thread } = mail
    await mailer.deliver({
      id,
      to: { name: mail.toName, address: mail.toAddress },
      subject,
      html,
      text,
      replyTo,
      thread,
    })
  } catch (error) {
    const state = isLastTry ? 'failed' : 'waiting'
    await updateMailState(db, mailId, state, error instanceof Error ? error.message : String(error))
    throw error
  }
  await updateMailState(db, mailId, 'sent')
}
