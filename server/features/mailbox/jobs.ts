import { maxDelivery } from '../../adapters/mailer.ts'
import { keptSince, retention } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deliverMail } from './delivery/deliver-mail.ts'
import type { LinkMakers } from './links.ts'
import { deleteOldBounces, deleteOldMails } from './queries.ts'
import { takeReports } from './returned/take-reports.ts'

/** Sends mails, and deletes old ones. `makers` make the keys of their links. */
export function mailJobs(deps: Deps, makers: LinkMakers): void {
  const { db, jobs, mailer } = deps
  jobs.define('send-mail', (job) => deliverMail(deps, makers, job), {
    timeout: Math.ceil(maxDelivery / 1000) + 60,
    // What fails for another reason than the mail server's is tried for about an hour.
    retries: 10,
    // Without a mail server they wait for one.
    atOnce: mailer.delivers ? 2 : 0,
    daysToWait: retention.mail.days,
  })
  jobs.every(1 / 4, 'read-returned-mails', () => takeReports(deps), { retries: 0, timeout: 300 })
  jobs.every(24, 'delete-old-mails', deleteOld, { timeout: 1800 })

  async function deleteOld() {
    const atOnce = 5000
    const before = keptSince('mail')
    while ((await deleteOldMails(db, before, atOnce)) === atOnce);
    await deleteOldBounces(db, before)
  }
}
