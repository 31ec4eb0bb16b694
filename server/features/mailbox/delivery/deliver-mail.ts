import { daysToTry } from '#contract/mailbox.ts'
import { Undelivered } from '../../../adapters/undelivered.ts'
import { tryAdvisoryLock } from '../../../database/advisory-lock.ts'
import type { JobData } from '../../../database/job-data.ts'
import type { Deps } from '../../../deps.ts'
import { findMailBrand } from '../../brand/service.ts'
import { type LinkMakers, makeLink } from '../links.ts'
import { attachPictures } from '../pictures.ts'
import { maxPause } from '../queries.ts'
import { listRefusing } from '../unsubscribing/queries.ts'
import { withUnsubscribeUrl } from '../unsubscribing/unsubscribe-link.ts'
import {
  beginOutage,
  deleteMail,
  endOutage,
  findAttachment,
  findWaitingMail,
  markBouncing,
  markSent,
  markTried,
  markUndelivered,
  type WaitingMail,
} from './queries.ts'

const maxWait = daysToTry * 86_400_000
const minPause = 60_000

/** Tries to send a waiting mail, and if that fails, has it tried again later. */
export async function deliverMail(deps: Deps, makers: LinkMakers, { mailId }: JobData['send-mail']): Promise<void> {
  // A mail has two jobs when an operator sends it now while it is being sent, and after a crash.
  await tryAdvisoryLock(deps.db, `mail ${mailId}`, async () => {
    const mail = await findWaitingMail(deps.db, mailId)
    if (!mail) return
    const hasWaited = Date.now() - mail.waitingSince.getTime()
    if (hasWaited > maxWait) await giveUp(deps, mail)
    else await deliver(deps, makers, mail, Math.min(Math.max(hasWaited, minPause), maxPause))
  })
}

/** Without a problem nobody has tried to send it. */
function giveUp({ db }: Deps, { id, problem }: WaitingMail): Promise<void> {
  return markUndelivered(db, id, { state: 'failed', problem: problem || 'No mail server was set up.' })
}

async function deliver(deps: Deps, makers: LinkMakers, mail: WaitingMail, pause: number): Promise<void> {
  const content = (await isWanted(deps, mail)) && (await makeLink(deps, makers, mail))
  if (!content) return deleteMail(deps.db, mail.id)
  await markTried(deps.db, mail.id)
  try {
    await handOver(deps, { ...mail, ...content })
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error
    return settle(deps, mail, error, pause)
  }
  await deps.db.transaction().execute(async (db) => {
    await markSent(db, mail)
    await resumeAfterOutage(deps, db)
  })
}

/** Whether its recipient has not refused mails like this one meanwhile. */
const isWanted = async ({ db }: Deps, { toAddress, list }: WaitingMail): Promise<boolean> =>
  list === '' || (await listRefusing(db, [toAddress], list)).length === 0

async function handOver(deps: Deps, mail: WaitingMail): Promise<void> {
  const { id, subject, replyTo, thread, isPersonal, calendar } = mail
  const { html, text, unsubscribe } = await withUnsubscribeUrl(deps, mail, mail)
  const { name: fromName } = await findMailBrand(deps.db)
  const attachment = await findAttachment(deps.db, id)
  await deps.mailer.deliver({
    ...{ id, to: { name: mail.toName, email: mail.toAddress }, subject, text, replyTo, thread, calendar },
    ...{ isPersonal, unsubscribe },
    ...(await attachPictures(deps, { ...mail, html })),
    ...(fromName && { fromName }),
    ...(attachment && { attachment }),
  })
}

/**
 * Records why a mail was not delivered, and adds the job of its next try. We accept a second copy of a mail that the
 * server has taken in silence, but not a third. E-mail addresses are not logged.
 */
async function settle(deps: Deps, mail: WaitingMail, undelivered: Undelivered, pause: number): Promise<void> {
  const { id, toAddress, priority } = mail
  const { reason, code, isBadEmail, message: problem } = undelivered
  const isSilent = reason === 'unknown'
  const state = reason === 'refused' || (isSilent && mail.mayHaveArrived) ? 'failed' : 'waiting'
  const isAway = reason === 'unavailable' || isSilent
  if (reason !== 'unavailable') deps.log.warn({ mail: id, reason, code }, 'mail not delivered')
  await deps.db.transaction().execute(async (db) => {
    await markUndelivered(db, id, { state, problem, mayHaveArrived: mail.mayHaveArrived || isSilent })
    if (isBadEmail) await markBouncing(db, toAddress, problem)
    if (state === 'waiting') {
      const after = Math.ceil((isSilent ? maxPause : pause) / 1000)
      await deps.jobs.add(db, 'send-mail', { mailId: id }, { priority, after, isOnly: true })
    }
    if (!isAway) await resumeAfterOutage(deps, db)
    else if (await beginOutage(db, problem)) deps.log.error({ code }, 'the mail server is away')
  })
}

/** The mail server has answered: if it was away, all mails that wait are due now. */
async function resumeAfterOutage({ jobs, log }: Deps, db: Deps['db']): Promise<void> {
  if (!(await endOutage(db))) return
  log.info('the mail server is back')
  await jobs.bringForward(db, 'send-mail')
}
