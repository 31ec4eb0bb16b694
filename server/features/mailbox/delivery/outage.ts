import type { Undelivered } from '../../../adapters/undelivered.ts'
import type { JobData } from '../../../database/job-data.ts'
import type { Deps } from '../../../deps.ts'
import {
  beginOutage,
  endOutage,
  findMailToProbeWith,
  hasOutage,
  hurryDeferred,
  isProbeOverdue,
  noteProbe,
} from './queries.ts'

type ProbeJob = JobData['probe-mail-server']
/** Seconds between probes of a mail server that is down. */
const firstProbe = 30
const nextProbe = 60

/** Records that the mail server is down. From now on mails wait, and one at a time probes whether it is back. */
export async function serverIsAway({ db: outside, jobs, log }: Deps, undelivered: Undelivered): Promise<void> {
  await outside.transaction().execute(async (db) => {
    if (!(await beginOutage(db, undelivered.message))) return
    log.error({ code: undelivered.code }, 'the mail server is away')
    await jobs.add(db, 'probe-mail-server', {}, { after: firstProbe })
  })
}

/** Ends an outage, after which the mails that wait are sent; false if there was none. */
async function resumeSending({ jobs }: Pick<Deps, 'jobs'>, db: Deps['db']): Promise<boolean> {
  if (!(await endOutage(db))) return false
  await jobs.add(db, 'send-mails-again', { state: 'waiting' })
  return true
}

/** Records that the mail server responded: sends the waiting mails, and retries those it had deferred. */
export async function serverAnswers({ db: outside, jobs, log }: Deps): Promise<void> {
  await outside.transaction().execute(async (db) => {
    if (await resumeSending({ jobs }, db)) log.info('the mail server is back')
    for (const { id, priority } of await hurryDeferred(db)) {
      await jobs.add(db, 'send-mail', { mailId: id }, { priority })
    }
  })
}

/** Probes the mail server now, in addition to the scheduled probes. */
export function probeNow({ jobs }: Deps, db: Deps['db']): Promise<void> {
  return jobs.add(db, 'probe-mail-server', { isExtra: true })
}

/** Restarts the probes when an instance died during one. */
export async function resumeProbing({ db, jobs }: Deps): Promise<void> {
  if (await isProbeOverdue(db, nextProbe * 20)) await jobs.add(db, 'probe-mail-server', {})
}

/** Tries one mail at a time until the mail server is back. `push` returns whether the server was asked. */
export async function probe(
  deps: Deps,
  push: (mailId: string) => Promise<boolean>,
  { isExtra = false }: ProbeJob,
): Promise<void> {
  const { db, jobs } = deps
  if (!(await noteProbe(db))) return
  let mailId = await findMailToProbeWith(db)
  // A mail that is no longer wanted is not sent, so it says nothing about the server.
  while (mailId && !(await push(mailId))) mailId = await findMailToProbeWith(db)
  // A mail that was written after the last look has found the server down, and would wait for an hour.
  if (!mailId) await db.transaction().execute((trx) => resumeSending(deps, trx))
  if (!isExtra && (await hasOutage(db))) await jobs.add(db, 'probe-mail-server', {}, { after: nextProbe })
}
