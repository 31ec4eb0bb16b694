import type { Undelivered } from '../../../adapters/undelivered.ts'
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

export const probeJob = 'probe-mail-server'
export type ProbeJob = { isExtra?: boolean }
/** Seconds until a mail server that was away is asked again. */
const firstProbe = 30
const nextProbe = 60

/** Notes that the mail server is away. Mails wait from now on, and one at a time is used to ask whether it is back. */
export async function serverIsAway({ db: outside, jobs, log }: Deps, undelivered: Undelivered): Promise<void> {
  await outside.transaction().execute(async (db) => {
    if (!(await beginOutage(db, undelivered.message))) return
    log.error({ code: undelivered.code }, 'the mail server is away')
    await jobs.add(db, probeJob, {}, { after: firstProbe })
  })
}

/** Notes that the mail server answered: what was waiting for it goes now, and what it had put off is tried again. */
export async function serverAnswers({ db: outside, jobs, log }: Deps): Promise<void> {
  await outside.transaction().execute(async (db) => {
    if (await endOutage(db)) {
      log.info('the mail server is back')
      await jobs.add(db, 'send-mails-again', { state: 'waiting' })
    }
    for (const { id, priority } of await hurryDeferred(db)) {
      await jobs.add(db, 'send-mail', { mailId: id }, { priority })
    }
  })
}

/** Asks the mail server now whether it is back, besides the asking that goes on by itself. */
export function probeNow({ jobs }: Deps, db: Deps['db']): Promise<void> {
  return jobs.add(db, probeJob, { isExtra: true })
}

/** Takes up the asking again where it has stopped, because an instance died in the middle of it. */
export async function resumeProbing({ db, jobs }: Deps): Promise<void> {
  if (await isProbeOverdue(db, nextProbe * 20)) await jobs.add(db, probeJob, {})
}

/** Tries one mail while the mail server is away, until it is back. `push` answers whether the server was asked. */
export async function probe(
  { db, jobs }: Deps,
  push: (mailId: string) => Promise<boolean>,
  { isExtra = false }: ProbeJob,
): Promise<void> {
  if (!(await noteProbe(db))) return
  let mailId = await findMailToProbeWith(db)
  // A mail that is not wanted any more is not sent, and tells nothing about the server.
  while (mailId && !(await push(mailId))) mailId = await findMailToProbeWith(db)
  if (!mailId) await endOutage(db)
  if (!isExtra && (await hasOutage(db))) await jobs.add(db, probeJob, {}, { after: nextProbe })
}
