import { type ByUser, recordAudit } from '../../../database/audit.ts'
import { unsealText } from '../../../database/seal.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import { sendMail } from '../../mailbox/service.ts'
import { getAccount } from '../queries.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { recoveryCodeUsedEmail, wrongCodesEmail } from './emails.tsx'
import { isOneTimeCode, stepOf } from './one-time-codes.ts'
import { deleteRecoveryCode, findApp, getFactors, strengthenSession, updateLastStep } from './queries.ts'
import { bareCode, hashRecoveryCode } from './recovery-codes.ts'

interface Passing {
  actor: Actor
  /** The browser, if it has passed the second step of this account before. */
  device: string | null
  code: string
}

/**
 * Passes the second step with a code of the app or a recovery code. Throws `account/wrong-code`, and `request/too-many`
 * from the limits.
 */
export async function passSecondStep(deps: Deps, by: ByUser, { actor, device, code: typed }: Passing): Promise<void> {
  const code = bareCode(typed)
  const isRight = await deps.failures.attempt(
    keysOf({ actor, device, code }),
    async () => (await strengthenByCode(deps, by, actor, code)) || null,
    // The tenth code of a session may be the fiftieth of the account, which keeps the owner out of more.
    {
      onLimit: (reached) =>
        tellOfGuesses(
          deps,
          actor.id,
          !isOneTimeCode(code) ? 'recovery' : reached.includes('secondStepPerAccount') ? 'app-everywhere' : 'app',
        ),
    },
  )
  if (!isRight) {
    await recordAudit(deps.db, by, 'second-step.refused')
    throw Failure.at('account/wrong-code', 'code')
  }
}

/**
 * What a wrong code counts under. Somebody who enters one knows the password; the owner must get in while a stranger
 * guesses: a browser that has passed before counts for itself alone, and so does a recovery code, which nobody guesses.
 * Codes of an app are short: the sessions of all other browsers together have a limit too.
 */
function keysOf({ actor: { id, sessionId }, device, code }: Passing) {
  if (!isOneTimeCode(code)) return { secondStepPerSession: `recovery ${sessionId}` }
  if (device !== null) return { secondStepPerSession: `device ${device}` }
  return { secondStepPerSession: sessionId, secondStepPerAccount: id }
}

/**
 * Uses a code up and strengthens the session, both or neither, while nobody can change the factors: a session must not be
 * strengthened by a code of an app or a list that has been removed or replaced. False for a wrong code.
 */
function strengthenByCode(deps: Deps, by: ByUser, { id, sessionId }: Actor, code: string): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId: id, sessionId })
    const isUsed = isOneTimeCode(code) ? await spendAppCode(db, id, code) : await spendRecoveryCode(deps, db, by, code)
    if (!isUsed) return false
    if (!(await strengthenSession(db, sessionId))) throw new Failure('not-authorised')
    await recordAudit(db, by, 'second-step.passed')
    return true
  })
}

async function spendAppCode(db: Db, userId: string, code: string): Promise<boolean> {
  const app = await findApp(db, userId)
  const secret = app && (await unsealText(db, app.sealedSecret, userId))
  const step = secret ? stepOf(secret, code) : null
  return step !== null && updateLastStep(db, userId, step)
}

/** Its owner is told, because somebody else may have found the list. */
async function spendRecoveryCode(deps: Deps, db: Db, by: ByUser, code: string): Promise<boolean> {
  const { userId } = by
  if (!(await deleteRecoveryCode(db, userId, hashRecoveryCode(userId, code)))) return false
  const [{ email, fullName }, { recoveryCodes }] = [await getAccount(db, userId), await getFactors(db, userId)]
  const mail = await recoveryCodeUsedEmail(deps.config, { left: recoveryCodes })
  await recordAudit(db, by, 'second-step.recovery-code-used')
  await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
  return true
}

/** Somebody who enters wrong codes knows the password. The owner is told once for each pause that they bring about. */
async function tellOfGuesses(
  { config, db, jobs }: Deps,
  userId: string,
  refused: 'app' | 'recovery' | 'app-everywhere',
): Promise<void> {
  const { secondStepPerSession, secondStepPerAccount } = config.limits.failures
  const { points, seconds } = refused === 'app-everywhere' ? secondStepPerAccount : secondStepPerSession
  const { email, fullName } = await getAccount(db, userId)
  const mail = await wrongCodesEmail(config, { codes: points, minutes: Math.ceil(seconds / 60), refused })
  await sendMail(jobs, db, { to: { name: fullName, email }, ...mail })
}
