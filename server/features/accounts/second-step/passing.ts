import { type ByUser, recordAudit } from '../../../database/audit.ts'
import { unsealText } from '../../../database/sealing.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import { sendMail } from '../../mailbox/service.ts'
import { getAccount } from '../queries.ts'
import { recoveryCodeUsedEmail, wrongCodesEmail } from './emails.tsx'
import { isOneTimeCode, stepOf } from './one-time-codes.ts'
import { deleteRecoveryCode, findApp, getFactors, strengthenSession, updateLastStep } from './queries.ts'
import { bareCode, hashRecoveryCode } from './recovery-codes.ts'

/**
 * Passes the second step with a code of the app or a recovery code. Wrong ones count for the account: only somebody who
 * knows the password can enter any. Throws `account/wrong-code`, and `request/too-many` from the limit.
 */
export async function passSecondStep(deps: Deps, by: ByUser, actor: Actor, typed: string): Promise<void> {
  const code = bareCode(typed)
  const isRight = await deps.failures.attempt(
    { 'second-step': actor.id },
    async () => {
      const isUsed = isOneTimeCode(code)
        ? await spendAppCode(deps, actor.id, code)
        : await spendRecoveryCode(deps, by, code)
      return isUsed || null
    },
    { onLimit: () => tellOfGuesses(deps, actor.id) },
  )
  if (!isRight) {
    await recordAudit(deps.db, by, 'second-step.refused')
    const { code: failed, message } = new Failure('account/wrong-code')
    throw new Failure(failed, { fields: { code: message } })
  }
  if (!(await strengthenSession(deps.db, actor.sessionId))) throw new Failure('not-authorised')
  await recordAudit(deps.db, by, 'second-step.passed')
}

async function spendAppCode({ db }: Deps, userId: string, code: string): Promise<boolean> {
  const app = await findApp(db, userId)
  const secret = app && (await unsealText(db, app.sealedSecret, userId))
  const step = secret ? stepOf(secret, code) : null
  return step !== null && updateLastStep(db, userId, step)
}

/** Its owner is told, because somebody else may have found the list. */
async function spendRecoveryCode(deps: Deps, by: ByUser, code: string): Promise<boolean> {
  const { userId } = by
  const { appName, deskEmail, publicUrl } = deps.config
  return deps.db.transaction().execute(async (db) => {
    if (!(await deleteRecoveryCode(db, userId, hashRecoveryCode(userId, code)))) return false
    const [{ email, fullName }, { recoveryCodes }] = [await getAccount(db, userId), await getFactors(db, userId)]
    const mail = await recoveryCodeUsedEmail({ appName, deskEmail, portal: publicUrl, left: recoveryCodes })
    await recordAudit(db, by, 'second-step.recovery-code-used')
    await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
    return true
  })
}

/** Whoever enters wrong codes knows the password. The owner is told once for each pause that they bring about. */
async function tellOfGuesses({ config, db, jobs }: Deps, userId: string): Promise<void> {
  const { appName, deskEmail, publicUrl: portal, limits } = config
  const { points, seconds } = limits.wrongCodesPerAccount
  const { email, fullName } = await getAccount(db, userId)
  const mail = await wrongCodesEmail({ appName, deskEmail, portal, codes: points, minutes: Math.ceil(seconds / 60) })
  await sendMail(jobs, db, { to: { name: fullName, email }, ...mail })
}
