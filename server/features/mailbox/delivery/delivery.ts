import { Undelivered } from '../../../adapters/undelivered.ts'
import type { Deps } from '../../../deps.ts'
import { findMailBrand } from '../../brand/service.ts'
import { type LinkMakers, makeLink } from '../links.ts'
import { attachPictures } from '../pictures.ts'
import { serverAnswers, serverIsAway } from './outage.ts'
import {
  type ClaimedMail,
  claimMail,
  findAttachment,
  keepMail,
  markBouncing,
  markSent,
  markUndelivered,
  type Outcome,
  renewClaim,
} from './queries.ts'

export interface SendMailJob {
  mailId: string
  /** Sends it now, even if it is not due. */
  isPushed?: boolean
}

/** Seconds for which a mail is claimed; after that its instance counts as dead. Renewed while it is being sent. */
const claimSeconds = 120

/** RFC 5321, 4.5.4.1: senders try for 4 to 5 days before they give up. */
const longestWait = 4 * 86_400_000
const shortestPause = 60_000
const longestPause = 30 * 60_000
/** A mail that may have been delivered can wait: most likely it was. */
const pauseInDoubt = 15 * 60_000
/** Attempts with an unknown result: we accept a second copy of a mail, but not a third. */
export const mostTriesInDoubt = 2

/**
 * Sends a waiting mail. Does nothing if another instance is sending it, if it is not due, or while the mail server is
 * known to be down. Returns whether the mail server was asked to take it.
 */
export async function deliverMail(
  deps: Deps,
  makers: LinkMakers,
  { mailId, isPushed = false }: SendMailJob,
): Promise<boolean> {
  const { db, mailer } = deps
  if (!mailer.delivers) {
    await keepMail(db, mailId)
    return false
  }
  const mail = await claimMail(db, mailId, { isPushed, seconds: claimSeconds })
  if (!mail) return false
  const renewing = setInterval(() => {
    renewClaim(db, mailId, claimSeconds).catch((error: unknown) => deps.log.warn({ err: error }, 'mail claim'))
  }, claimSeconds * 300)
  try {
    return await send(deps, makers, mail)
  } finally {
    clearInterval(renewing)
  }
}

async function send(deps: Deps, makers: LinkMakers, mail: ClaimedMail): Promise<boolean> {
  const { id, subject, replyTo, thread, calendar } = mail
  try {
    const content = await makeLink(deps, makers, mail)
    if (!content) {
      await markUndelivered(deps.db, id, { state: 'cancelled', problem: '' })
      return false
    }
    const to = { name: mail.toName, email: mail.toAddress }
    const { name: fromName } = await findMailBrand(deps.db)
    const attachment = await findAttachment(deps.db, id)
    await deps.mailer.deliver({
      ...{ id, to, subject, text: content.text, replyTo, thread, calendar },
      ...(await attachPictures(deps, { ...mail, html: content.html })),
      ...(fromName && { fromName }),
      ...(attachment && { attachment }),
    })
  } catch (error) {
    if (error instanceof Undelivered) {
      await settle(deps, mail, error)
      return true
    }
    await markUndelivered(deps.db, id, { state: 'waiting', problem: '' })
    throw error
  }
  if (await markSent(deps.db, mail)) await serverAnswers(deps)
  return true
}

/** Records why a mail was not delivered and when it is retried. E-mail addresses are not logged. */
async function settle(deps: Deps, mail: ClaimedMail, undelivered: Undelivered): Promise<void> {
  const { id, toAddress, priority } = mail
  const { reason, code, isBadEmail } = undelivered
  deps.log.warn({ mail: id, reason, code }, 'mail not delivered')
  const outcome = outcomeOf(mail, undelivered)
  await deps.db.transaction().execute(async (db) => {
    await markUndelivered(db, id, outcome)
    if (isBadEmail) await markBouncing(db, toAddress, undelivered.message)
    if (outcome.pause) {
      await deps.jobs.add(db, 'send-mail', { mailId: id }, { priority, after: Math.ceil(outcome.pause / 1000) })
    }
  })
  if (reason === 'unavailable' || reason === 'unknown') await serverIsAway(deps, undelivered)
  else await serverAnswers(deps)
}

function outcomeOf({ waitingSince, uncertainTries }: ClaimedMail, { reason, message }: Undelivered): Outcome {
  const problem = message
  if (reason === 'refused') return { state: 'failed', problem }
  const tries = uncertainTries + (reason === 'unknown' ? 1 : 0)
  if (tries >= mostTriesInDoubt) return { state: 'unknown', problem, uncertainTries: tries }
  const waited = Date.now() - waitingSince.getTime()
  if (waited > longestWait) return { state: tries > 0 ? 'unknown' : 'failed', problem, uncertainTries: tries }
  // Without a pause it waits for the mail server to respond again.
  if (reason === 'unavailable') return { state: 'waiting', problem, uncertainTries: tries }
  const pause = reason === 'unknown' ? pauseInDoubt : Math.min(Math.max(waited, shortestPause), longestPause)
  return { state: 'waiting', problem, uncertainTries: tries, pause }
}
