import { hasRights, type OperatorRights, operatorRights } from '#contract/access.ts'
import type { Operator } from '#contract/users.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { lockUser } from '../../database/memberships.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendMail } from '../mailbox/service.ts'
import { rightsChangedEmail } from './emails.tsx'
import { findRights, listAllOperators, lockOwners, updateRights } from './queries.ts'

/** Everybody who runs the portal, those with the most rights first. */
export async function listOperatorRights({ db }: Deps): Promise<Operator[]> {
  const operators = await listAllOperators(db)
  return operators
    .map(({ fullName, operatorRights: rights, lastUsedAt, ...operator }) => ({
      ...operator,
      full_name: fullName,
      rights: rights ?? 'support',
      last_used_time: lastUsedAt?.toISOString() ?? '',
    }))
    .sort((one, two) => operatorRights.indexOf(two.rights) - operatorRights.indexOf(one.rights))
}

/**
 * Changes what an operator may do, and tells them by e-mail. Throws `not-found` for everybody who is no operator, and
 * `user/own-rights`, so that the owner who acts is left.
 */
export async function changeRights(deps: Deps, by: ByUser, id: string, rights: OperatorRights): Promise<void> {
  if (id === by.userId) throw new Failure('user/own-rights')
  const mail = await rightsChangedEmail(deps.config, { rights })
  await deps.db.transaction().execute(async (db) => {
    await lockOwners(db)
    const user = await lockUser(db, id)
    if (user?.role !== 'admin') throw new Failure('not-found')
    // Two owners who take each other's rights away at the same moment: the second one no longer may.
    const own = await findRights(db, by.userId)
    if (!own || !hasRights(own, 'owner')) throw new Failure('not-allowed')
    if (user.operatorRights === rights) return
    await updateRights(db, id, rights)
    await recordAudit(db, by, `operator.made-${rights}`, id)
    await sendMail(deps.jobs, db, { to: { name: user.fullName, email: user.email }, ...mail })
  })
}
