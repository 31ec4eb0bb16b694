import type { Role } from '#contract/access.ts'
import type { User } from '#contract/accounts.ts'
import type { SecondStep } from '#contract/second-step.ts'
import { unsealText } from '../../../database/seal.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import { findApp, getFactors, replaceRecoveryCodes } from './queries.ts'
import { bareCode, createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'

type Asking = Pick<Deps, 'config' | 'db'>

/** Whether an account with this role cannot be without a second factor. */
export const isRequired = ({ config }: Pick<Deps, 'config'>, { role }: { role: Role }): boolean =>
  config.asksForSecondStep && role === 'admin'

/** What a log-in with a password still has to do; undefined when it is enough. */
export async function stepAfterPassword(
  { config, db }: Asking,
  { id, role, hasApp }: { id: string; role: Role; hasApp: boolean },
): Promise<User['second_step']> {
  if (!config.asksForSecondStep || (role !== 'admin' && !hasApp)) return undefined
  if (hasApp) return 'needed'
  return (await getFactors(db, id)).passkeys > 0 ? 'needed' : 'to-set-up'
}

/** The same for a request of a session. */
export async function stepOf(deps: Asking, { id, role, isFirstStep }: Actor): Promise<User['second_step']> {
  if (!isFirstStep) return undefined
  return stepAfterPassword(deps, { id, role, hasApp: (await findApp(deps.db, id)) !== null })
}

export async function viewSecondStep(deps: Asking, actor: Actor): Promise<SecondStep> {
  const { passkeys, app, recoveryCodes } = await getFactors(deps.db, actor.id)
  return {
    state: (await stepOf(deps, actor)) ?? 'done',
    is_required: isRequired(deps, actor),
    passkeys,
    app_time: app?.createdAt.toISOString() ?? '',
    app_works: app !== null && (await unsealText(deps.db, app.sealedSecret, actor.id)) !== null,
    recovery_codes: recoveryCodes,
  }
}

/**
 * Refuses a new factor to somebody who has one and has not shown it: otherwise a stolen password could add another one.
 * Throws `account/second-step`.
 */
export async function refuseUnproven(db: Db, { id, isFirstStep }: Actor): Promise<void> {
  if (!isFirstStep) return
  const { passkeys, app } = await getFactors(db, id)
  if (passkeys > 0 || app) throw new Failure('account/second-step')
}

/**
 * Asked after a factor has been removed, in the same transaction: refuses to leave none to somebody who cannot be without.
 * Throws `account/last-factor`.
 */
export async function refuseNone(
  deps: Asking,
  db: Db,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  if (!isRequired(deps, { role })) return
  const { passkeys, app } = await getFactors(db, userId)
  if (passkeys === 0 && !app) throw new Failure('account/last-factor')
}

/** Ten new recovery codes, in place of those before, in the caller's transaction. */
export async function giveRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(userId, bareCode(code)))
  await replaceRecoveryCodes(db, userId, hashes)
  return codes
}
