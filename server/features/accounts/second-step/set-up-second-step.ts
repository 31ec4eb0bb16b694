import { type ByUser, recordAudit } from '../../../database/audit.ts'
import { sealText, unsealText } from '../../../database/seal.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Acting } from '../../../http/actor.ts'
import type { Actor } from '../../../http/session-store.ts'
import { sendMail } from '../../mailbox/service.ts'
import { spendOnce } from '../passkeys/challenges.ts'
import { checkPassword } from '../profile/own-password.ts'
import { getAccount } from '../queries.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { appAddedEmail, appRemovedEmail } from './emails.tsx'
import { giveRecoveryCodes, isRequired, refuseNone, refuseUnproven } from './factors.ts'
import { addressOf, createSecret, stepOf } from './one-time-codes.ts'
import {
  deleteApp,
  deleteWeakSessions,
  getFactors,
  replaceApp,
  replaceRecoveryCodes,
  strengthenSession,
} from './queries.ts'
import { bareCode } from './recovery-codes.ts'

const minutes = 10

interface SetUp {
  secret: string
  until: number
}

const purposeOf = ({ id, sessionId }: Actor) => `set up ${id} ${sessionId}`

/**
 * The secret of a new app, for somebody who has just given the password. Nothing is stored until the app's first code
 * comes: the browser keeps the secret in between, sealed for this session. Throws `account/wrong-password`,
 * `account/not-confirmed`, `account/second-step`, and `request/too-many` from the limit.
 */
export async function beginApp(deps: Deps, { actor, by, password }: { actor: Actor; by: ByUser; password: string }) {
  if (actor.status !== 'active') throw new Failure('account/not-confirmed')
  await refuseUnproven(deps.db, actor)
  const { email } = await checkPassword(deps, by, { sessionId: actor.sessionId, password })
  const secret = createSecret()
  const setUp: SetUp = { secret, until: Date.now() + minutes * 60_000 }
  const sealed = await sealText(deps.db, JSON.stringify(setUp), purposeOf(actor))
  const address = addressOf(secret, { appName: deps.config.appName, email })
  return { set_up: sealed.toString('base64url'), secret, address }
}

/**
 * Sets an app up once it has shown that it works. Answers recovery codes if there are none yet. Throws
 * `account/wrong-code`, `account/set-up-expired` and `account/second-step`.
 */
export async function addApp(
  deps: Deps,
  { actor, by }: Acting,
  { set_up, code }: { set_up: string; code: string },
): Promise<string[]> {
  const opened = await unsealText(deps.db, Buffer.from(set_up, 'base64url'), purposeOf(actor))
  const { secret, until } = opened ? (JSON.parse(opened) as SetUp) : { secret: '', until: 0 }
  if (until < Date.now()) throw new Failure('account/set-up-expired')
  const lastStep = stepOf(secret, bareCode(code))
  if (lastStep === null) throw Failure.at('account/wrong-code', 'code')
  const { id: userId, sessionId } = actor
  const { email, fullName } = await getAccount(deps.db, userId)
  const mail = await appAddedEmail(deps.config)
  const sealedSecret = await sealText(deps.db, secret, userId)
  return deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId, sessionId })
    await refuseUnproven(db, actor)
    // A second time, the code would put back which one was used last.
    if (!(await spendOnce(db, `set up ${userId} ${secret}`, new Date(until))))
      throw new Failure('account/set-up-expired')
    await replaceApp(db, { userId, sealedSecret, lastStep })
    await strengthenSession(db, sessionId)
    await deleteWeakSessions(db, userId)
    const { recoveryCodes } = await getFactors(db, userId)
    await recordAudit(db, by, 'second-step.app-added')
    await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
    return recoveryCodes > 0 ? [] : giveRecoveryCodes(db, userId)
  })
}

/**
 * Removes the app, with the recovery codes if nothing needs them any more, and tells its owner by mail. Throws
 * `not-found`, `account/wrong-password` and `account/last-factor`.
 */
export async function removeApp(deps: Deps, by: ByUser, asked: { sessionId: string; password: string }): Promise<void> {
  const { userId } = by
  const { email, fullName, role } = await checkPassword(deps, by, asked)
  const mail = await appRemovedEmail(deps.config, { isStillAsked: isRequired(deps, { role }) })
  await deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId, sessionId: asked.sessionId })
    if (!(await deleteApp(db, userId))) throw new Failure('not-found')
    await refuseNone(deps, db, { userId, role })
    if (role !== 'admin') await replaceRecoveryCodes(db, userId, [])
    await recordAudit(db, by, 'second-step.app-removed')
    await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
  })
}

/** Ten new recovery codes, in place of those before. Throws `account/wrong-password`. */
export async function renewRecoveryCodes(
  deps: Deps,
  by: ByUser,
  asked: { sessionId: string; password: string },
): Promise<string[]> {
  await checkPassword(deps, by, asked)
  return deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId: by.userId, sessionId: asked.sessionId })
    await recordAudit(db, by, 'second-step.codes-renewed')
    return giveRecoveryCodes(db, by.userId)
  })
}
