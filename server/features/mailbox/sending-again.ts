import type { SendableState } from '#contract/mailbox.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { probeNow } from './delivery/outage.ts'
import { claimNext, claimUndelivered, findMail, getMailCounts } from './queries.ts'

function refuseWithoutServer({ mailer }: Deps): void {
  if (!mailer.delivers) throw new Failure('mail/no-server')
}

/** Sends a mail now that is waiting, failed, stored or in doubt. Throws `mail/no-server`, `mail/not-failed`. */
export async function sendAgain(deps: Deps, by: By, id: string) {
  if (!(await findMail(deps.db, id))) throw new Failure('not-found')
  refuseWithoutServer(deps)
  return deps.db.transaction().execute(async (db) => {
    const mail = await claimUndelivered(db, id)
    if (!mail) throw new Failure('mail/not-failed')
    await deps.jobs.add(db, 'send-mail', { mailId: id, isPushed: true }, { priority: 1 })
    await recordAudit(db, by, 'mail.sent-again', id)
    return mail
  })
}

/**
 * Sends all mails of a state now, in a job because there may be thousands. While the mail server is down, one of them
 * probes it, and the others follow when it responds. Returns the number of mails.
 */
export async function sendAllAgain(deps: Deps, by: By, state: SendableState): Promise<number> {
  refuseWithoutServer(deps)
  return deps.db.transaction().execute(async (db) => {
    const { [state]: count, outage } = await getMailCounts(db)
    if (count === 0) return 0
    if (outage) await probeNow(deps, db)
    if (!outage || state !== 'waiting') await deps.jobs.add(db, 'send-mails-again', { state })
    await recordAudit(db, by, `mails.${state}-sent-again`, String(count))
    return count
  })
}

const atOnce = 500
const before = '00000000-0000-0000-0000-000000000000'

/** Processes all mails of a state once: one that fails again during the run is not retried. */
export async function sendEachAgain(deps: Deps, { state }: { state: SendableState }): Promise<void> {
  for (let after: string | undefined = before; after !== undefined; ) after = await sendNext(deps, state, after)
}

async function sendNext(deps: Deps, state: SendableState, after: string): Promise<string | undefined> {
  return deps.db.transaction().execute(async (db) => {
    const claimed = await claimNext(db, state, after, atOnce)
    for (const { id, priority } of claimed) await deps.jobs.add(db, 'send-mail', { mailId: id }, { priority })
    return claimed.length === atOnce ? claimed.at(-1)?.id : undefined
  })
}
