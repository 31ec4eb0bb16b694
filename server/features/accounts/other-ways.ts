import type { Db } from '../../database/tables.ts'
import { hasLinkedSignIns } from './linked-sign-ins/queries.ts'
import { hasPasskeys } from './passkeys/queries.ts'

/** What opens an account beside its password, in the plural, for people to read. */
export async function listOtherWays(db: Db, userId: string): Promise<string[]> {
  return [
    ...((await hasPasskeys(db, userId)) ? ['passkeys'] : []),
    ...((await hasLinkedSignIns(db, userId)) ? ['linked sign-ins'] : []),
  ]
}
