import { hasRights } from '#contract/access.ts'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { AccountCase } from '#contract/users.ts'
import { type ByUser, recordAudit, recordAuditHourly } from '../../database/audit.ts'
import { isReadOnly } from '../../database/connection-errors.ts'
import { lockUser } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Actor } from '../../http/session-store.ts'
import {
  deleteSession,
  endAccess,
  forgetSecondStep,
  hasApp,
  listDevices,
  mailConfirmation,
  mailResetLink,
} from '../accounts/service.ts'
import { listEntriesAbout } from '../audit/service.ts'
import { findBounce, removeBounce } from '../mailbox/service.ts'
import { findRights, findUser, lockOperators, updateStatus } from './queries.ts'

export { listOperators } from './queries.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** Not in the history of the account, which its operators look at: the audit log has it. */
const viewed = 'user.viewed'

/** An account for an operator who looks at it, which the audit log records. Throws `not-found`. */
export async function lookAtAccount(deps: Deps, by: ByUser, id: string, actor: Actor): Promise<AccountCase> {
  const account = await viewAccount(deps, id, actor)
  // While the database is read-only, operators can still look.
  await recordAuditHourly(deps.db, by, viewed, id).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error
  })
  return account
}

/** Everything an operator needs to act on an account. Throws `not-found`. */
export async function viewAccount(deps: Deps, id: string, actor: Actor): Promise<AccountCase> {
  const found = await findUser(deps.db, id)
  if (!found) throw new Failure('not-found')
  const { schoolId, school, schoolStatus } = found
  const bounce = await findBounce(deps.db, found.email)
  return {
    id,
    email: found.email,
    full_name: found.fullName,
    role: found.role,
    status: found.status,
    phone_number: found.phoneNumber,
    create_time: found.createdAt.toISOString(),
    deletion_time: found.deletionRequestedAt?.toISOString() ?? '',
    school: schoolId && schoolStatus ? { id: schoolId, title: school ?? '', status: schoolStatus } : null,
    sessions: await listDevices(deps, id, actor.sessionId),
    is_own: id === actor.id,
    rights: found.role === 'admin' ? (found.operatorRights ?? 'support') : '',
    has_app: await hasApp(deps.db, id),
    bounce: bounce && {
      since_time: bounce.since.toISOString(),
      problem: bounce.problem,
      came_back: bounce.cameBack,
    },
    history: await listEntriesAbout(deps.db, id, viewed),
  }
}

/** Runs an operator's action on an account, which stays locked until the end, and adds it to the audit log. */
async function act(
  { db }: Deps,
  by: ByUser,
  id: string,
  action: AuditAction,
  work: (db: Db, user: Locked) => Promise<boolean>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id)
    if (!user) throw new Failure('not-found')
    await refuseMoreRights(trx, by, user)
    if (await work(trx, user)) await recordAudit(trx, by, action, id)
  })
}

/** Throws `user/more-rights` for an operator who may do more than the one who acts. */
async function refuseMoreRights(db: Db, by: ByUser, { role, operatorRights }: Locked): Promise<void> {
  if (role !== 'admin') return
  const own = await findRights(db, by.userId)
  if (!own || !hasRights(own, operatorRights ?? 'support')) throw new Failure('user/more-rights')
}

function refuseDisabled({ status }: Locked): void {
  if (status === 'disabled') throw new Failure('user/is-disabled')
}

export function resendConfirmation(deps: Deps, by: ByUser, id: string): Promise<void> {
  return act(deps, by, id, 'user.confirmation-resent', async (db, user) => {
    refuseDisabled(user)
    if (user.status !== 'not-active') throw new Failure('account/confirmed-already')
    await mailConfirmation(deps, db, { userId: user.id, email: user.email, fullName: user.fullName })
    return true
  })
}

export async function mailNewPassword(deps: Deps, by: ByUser, id: string): Promise<void> {
  let email = ''
  await act(deps, by, id, 'user.password-mailed', async (_db, user) => {
    refuseDisabled(user)
    email = user.email
    return true
  })
  await mailResetLink(deps, email, { cause: 'person' })
}

/** Throws `user/is-operator`: an operator must not be able to weaken another one's log-in. */
export function removeSecondStep(deps: Deps, by: ByUser, id: string): Promise<void> {
  return act(deps, by, id, 'second-step.removed', async (db, { role, ...user }) => {
    if (role === 'admin') throw new Failure('user/is-operator')
    return forgetSecondStep(deps, db, user)
  })
}

export function clearBounce(deps: Deps, by: ByUser, id: string): Promise<void> {
  return act(deps, by, id, 'user.bounce-cleared', (db, { email }) => removeBounce(db, email))
}

/** Throws `user/own-account`. The operator who disables somebody else is the one who is left. */
export async function disableUser(deps: Deps, by: ByUser, id: string): Promise<void> {
  if (id === by.userId) throw new Failure('user/own-account')
  await deps.db.transaction().execute(async (db) => {
    // Locked before the account, in a fixed order, so that two operators who disable each other do not deadlock.
    const operators = await lockOperators(db)
    const user = await lockUser(db, id)
    if (!user) throw new Failure('not-found')
    if (user.status === 'disabled') return
    // They may have been disabled themselves since their request came in: without this, none would be left.
    if (!operators.includes(by.userId)) throw new Failure('not-allowed')
    await refuseMoreRights(db, by, user)
    await updateStatus(db, user.id, { status: 'disabled', disabledFrom: user.status })
    await endAccess(db, user.id)
    await recordAudit(db, by, 'user.disabled', user.id)
  })
}

/** Logs one of a user's devices out. Throws `not-found` when the account has no such session. */
export function endSession(
  deps: Deps,
  by: ByUser,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  return act(deps, by, id, 'user.session-ended', async (db, user) => {
    if (!(await deleteSession(db, user.id, sessionId))) throw new Failure('not-found')
    return true
  })
}

export function enableUser(deps: Deps, by: ByUser, id: string): Promise<void> {
  return act(deps, by, id, 'user.enabled', async (db, user) => {
    if (user.status !== 'disabled') return false
    await updateStatus(db, user.id, { status: user.disabledFrom ?? 'active', disabledFrom: null })
    return true
  })
}
