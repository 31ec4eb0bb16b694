import type { OperatorRights } from '#contract/access.ts'
import type { Db } from '../../../database/tables.ts'
import { deleteLinkedSignInsSince } from '../linked-sign-ins/queries.ts'
import { deletePasskeysSince } from '../passkeys/queries.ts'
import { deleteSessions, deleteTokens } from '../queries.ts'
import { deleteFactorsSince } from '../second-step/queries.ts'

/**
 * Makes an operator whose address counts as confirmed, or gives one a new password, and removes whatever else opens the account: sessions,
 * calendar address, passkeys, linked sign-ins, authenticator app and recovery codes. Answers the id, or null when the address belongs to somebody else.
 */
export async function upsertOperator(
  db: Db,
  operator: { email: string; fullName: string; passwordHash: string; operatorRights: OperatorRights },
): Promise<string | null> {
  const row = await db
    .insertInto('users')
    .values({ ...operator, role: 'admin', status: 'active', schoolId: null, isCompleted: true })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ passwordHash: operator.passwordHash, operatorRights: operator.operatorRights, status: 'active' })
        .where('users.role', '=', 'admin'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await deleteSessions(db, row.id)
  await deleteTokens(db, row.id)
  await deletePasskeysSince(db, row.id, new Date(0))
  await deleteLinkedSignInsSince(db, row.id, new Date(0))
  await deleteFactorsSince(db, row.id, new Date(0))
  return row.id
}
