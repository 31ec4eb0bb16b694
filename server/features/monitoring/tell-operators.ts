import type { EmailContent } from '../../adapters/email.tsx'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { sendMail } from '../mailbox/service.ts'
import { notifyOperators } from '../notifications/service.ts'
import { listOperators } from '../users/service.ts'
import { titleOf } from './all-checks.ts'
import { inWords } from './checks/check.ts'
import { troubleEmail, troubleOverEmail } from './emails.tsx'
import { type Incident, listOpenIncidents } from './queries.ts'

/** The check whose trouble no e-mail can tell of. */
const mailCheck = 'mail'

/**
 * Tells the operators of a trouble, once. While e-mails cannot be sent, or without a mail server, their browsers are
 * notified; of that trouble itself there is no e-mail before it is over, because it would arrive together with that one.
 */
export async function tellBegun(deps: Deps, db: Db, { name, what, remedy }: Incident): Promise<void> {
  const title = titleOf(name)
  const isMailAway = (await listOpenIncidents(db)).some((one) => one.name === mailCheck && one.toldAt !== null)
  if (isMailAway || !deps.mailer.delivers) {
    const news = { title: `Problem: ${title}`, body: what, path: '/admin/health', tag: `health-${name}` }
    await notifyOperators(deps.jobs, db, news)
  }
  if (name !== mailCheck) await mailOperators(deps, db, await troubleEmail(deps.config, { title, what, remedy }))
}

/** Tells the operators that a trouble is over. `what` is so now. */
export async function tellOver(deps: Deps, db: Db, incident: Incident, what: string): Promise<void> {
  const { name, begunAt, endedAt } = incident
  const lasted = inWords(((endedAt ?? new Date()).getTime() - begunAt.getTime()) / 60_000)
  const title = titleOf(name)
  const was = incident.what
  await mailOperators(deps, db, await troubleOverEmail(deps.config, { title, was, what, lasted }))
}

export async function mailOperators({ jobs }: Deps, db: Db, mail: EmailContent): Promise<void> {
  for (const to of await listOperators(db)) await sendMail(jobs, db, { to, ...mail })
}
