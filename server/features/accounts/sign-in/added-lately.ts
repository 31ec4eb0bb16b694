import type { Role } from '#contract/access.ts'
import type { AddedLately } from '#contract/accounts.ts'
import { type By, recordAudit } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { hashKey } from '../../../http/session-store.ts'
import { deleteLinkedSignIns, listLinkedSignIns } from '../linked-sign-ins/queries.ts'
import { deletePasskeys, listPasskeys } from '../passkeys/queries.ts'
import { findToken } from '../queries.ts'
import { isRequired } from '../second-step/factors.ts'
import { findApp } from '../second-step/queries.ts'

type Owner = { userId: string; role: Role }

/** As long as somebody may need to notice that a stranger has been in. */
const days = 30

/** The same for the holder of a link that resets the password. Throws `account/link-expired`. */
export async function viewAddedLately(deps: Deps, token: string): Promise<AddedLately[]> {
  const found = await findToken(deps.db, hashKey(token), 'reset-password')
  if (!found || found.status === 'disabled') throw new Failure('account/link-expired')
  return listAddedLately(deps, deps.db, found)
}

/**
 * What opens an account beside its password and was added lately, perhaps by a stranger. The passkeys of somebody who
 * cannot be without a second step are left out unless an older one stays: a mailbox alone must not get past it.
 */
async function listAddedLately(deps: Deps, db: Db, { userId, role }: Owner): Promise<AddedLately[]> {
  const since = new Date(Date.now() - days * 86_400_000)
  const [passkeys, links, app] = [
    await listPasskeys(db, userId),
    await listLinkedSignIns(db, userId),
    await findApp(db, userId),
  ]
  const hasOlder = [...passkeys, ...(app ? [app] : [])].some(({ createdAt }) => createdAt < since)
  const removable = isRequired(deps, { role }) && !hasOlder ? [] : passkeys
  return [
    ...removable.map((passkey) => ({ ...passkey, kind: 'passkey' as const })),
    ...links.map((link) => ({ ...link, name: `${link.label} ${link.name}`.trim(), kind: 'sign-in' as const })),
  ]
    .filter(({ createdAt }) => createdAt >= since)
    .map(({ id, kind, name, createdAt }) => ({ id, kind, name, create_time: createdAt.toISOString() }))
}

/** Removes what was added lately, but for the ids in `keep`, in the caller's transaction. Returns what has gone. */
export async function removeAddedLately(
  deps: Deps,
  db: Db,
  { owner, by, keep }: { owner: Owner; by: By; keep: string[] },
): Promise<AddedLately[]> {
  const removed = (await listAddedLately(deps, db, owner)).filter(({ id }) => !keep.includes(id))
  for (const [kind, remove, action] of [
    ['passkey', deletePasskeys, 'passkey.removed'],
    ['sign-in', deleteLinkedSignIns, 'linked-sign-in.removed'],
  ] as const) {
    const ids = removed.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await remove(db, owner.userId, ids)
    for (const _ of ids) await recordAudit(db, { ...by, userId: owner.userId }, action)
  }
  return removed
}
