import { longestDelivery } from '../../adapters/mailer.ts'
import { keptSince } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deliverMail, mostTriesInDoubt } from './delivery/delivery.ts'
import { probe, resumeProbing } from './delivery/outage.ts'
import { listHeldUpMails, reclaimMails, takeStrayMails } from './delivery/queries.ts'
import type { LinkMakers } from './links.ts'
import { deleteOldBounces, deleteOldMails } from './queries.ts'
import { sendEachAgain } from './sending-again.ts'

/** Sends mails, sees to those that were left behind, and deletes old ones. `makers` make the keys of their links. */
export function mailJobs(deps: Deps, makers: LinkMakers): void {
  const { db, jobs } = deps
  jobs.define('send-mail', async (job) => void (await deliverMail(deps, makers, job)), {
    timeout: Math.ceil(longestDelivery / 1000) + 60,
    atOnce: 2,
  })
  const push = (mailId: string) => deliverMail(deps, makers, { mailId, isPushed: true })
  jobs.define('probe-mail-server', (job) => probe(deps, push, job), { timeout: 900 })
  jobs.define('send-mails-again', (job) => sendEachAgain(deps, job), { timeout: 1800 })
  jobs.every(1 / 6, 'look-after-mails', () => lookAfterMails(deps), { timeout: 300 })
  jobs.every(24, 'delete-old-mails', deleteOld, { timeout: 1800 })

  async function deleteOld() {
    const atOnce = 5000
    const before = keptSince('mail')
    while ((await deleteOldMails(db, before, atOnce)) === atOnce);
    await deleteOldBounces(db, before)
  }
}

/** Mails whose job is gone that get another one in one run; the next run follows in ten minutes. */
const mostStrays = 500

/** Mails of an instance that died are sent by another, and those whose job is gone get one. */
async function lookAfterMails(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const heldUp = await listHeldUpMails(db)
    const left = [...heldUp, ...(await reclaimMails(db, mostTriesInDoubt)), ...(await takeStrayMails(db, mostStrays))]
    for (const { id, priority } of left) await deps.jobs.add(db, 'send-mail', { mailId: id }, { priority })
  })
  await resumeProbing(deps)
}
