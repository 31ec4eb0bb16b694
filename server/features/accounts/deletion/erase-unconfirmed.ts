import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { eraseAccount } from './erase-account.ts'
import { lockUnconfirmed } from './queries.ts'
import { tellOfDeserted } from './tell-of-deserted.ts'

/**
 * Deletes the account that somebody made with an address and never confirmed, with its sessions, passkeys and all else that opens it:
 * the owner of the address, who has proved that it is theirs, makes their own.
 */
export async function eraseUnconfirmed(deps: Deps, db: Db, email: string): Promise<void> {
  const account = await lockUnconfirmed(db, email)
  const deserted = account ? await eraseAccount(db, account) : null
  if (deserted) await tellOfDeserted(deps, db, deserted)
}
