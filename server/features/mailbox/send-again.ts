import type { SendableState } from '#contract/mailbox.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { findMail, getMailCounts, queueFailedMails, queueMail } from './queries.ts'

function refuseWithoutServer({ mailer }: Deps): void {
  if (!mailer.delivers) throw new Failure('mail/no-server')
}

/** Sends a mail now that waits or has failed. Throws `mail/no-server`, `mail/not-failed`. */
export async function sendAgain(deps: Deps, by: By, id: string) {
  if (!(await findMail(deps.db, id))) throw new Failure('not-found')
  refuseWithoutServer(deps)
  return deps.db.transaction().execute(async (db) => {
    const mail = await queueMail(db, id)
    if (!mail) throw new Failure('mail/not-failed')
    await deps.jobs.add(db, 'send-mail', { mailId: id }, { priority: 1, isOnly: true })
    await recordAudit(db, by, 'mail.sent-again', id)
    return mail
  })
}

/** Sends all mails of a state now. Returns how many there are. Throws `mail/no-server`. */
export async function sendAllAgain(deps: Deps, by: By, state: SendableState): Promise<number> {
  refuseWithoutServer(deps)
  return deps.db.transaction().execute(async (db) => {
    const count = state === 'waiting' ? await sendWaiting(deps, db) : await sendFailed(deps, db, state)
    if (count > 0) await recordAudit(db, by, `mails.${state}-sent-again`, String(count))
    return count
  })
}

async function sendWaiting({ jobs }: Deps, db: Deps['db']): Promise<number> {
  await jobs.bringForward(db, 'send-mail')
  return (await getMailCounts(db)).waiting
}

async function sendFailed({ jobs }: Deps, db: Deps['db'], state: 'failed' | 'unknown'): Promise<number> {
  const mails = await queueFailedMails(db, { mayHaveArrived: state === 'unknown' })
  const added = mails.map(({ id, priority }) => ({ data: { mailId: id }, priority }))
  await jobs.addAll(db, 'send-mail', added)
  return mails.length
}
