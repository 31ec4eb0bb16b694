import { createHmac } from 'node:crypto'
import type { FileStore } from '../adapters/files/file-store.ts'
import { getServerKey } from './server-keys.ts'
import type { Db } from './tables.ts'

/**
 * The deletion of an account: the day, and HMAC-SHA-256 of its id in hex. Restoring an older backup deletes the account
 * again by it; it identifies nobody.
 */
export interface Erasure {
  /** Such as "2026-11-22". */
  day: string
  hash: string
}

/** The audit log's action for a deleted account; its object is the account's id. */
export const accountDeleted = 'account.deleted'

const folder = 'erasures'
const notePattern = /^erasures\/(\d{4}-\d\d-\d\d)-([\da-f]{64})$/

/** The key is in the database, and so in every backup that the deletions are compared with. */
const createHash = async (db: Db) => {
  const key = await getServerKey(db, 'erasures')
  return (userId: string) => createHmac('sha256', key).update(userId).digest('hex')
}

/**
 * Lists every deletion in the audit log or the file store, oldest first. Those that are only in the audit log are
 * written to the file store, which survives the loss of the database: one empty file each, so that instances never
 * write to the same file.
 */
export async function noteErasures({ db, files }: { db: Db; files: FileStore }): Promise<Erasure[]> {
  const hashOf = await createHash(db)
  const erasures = await listNoted(files)
  const noted = new Set(erasures.map(({ hash }) => hash))
  const deleted = await db
    .selectFrom('auditLog')
    .select(['at', 'object'])
    .where('action', '=', accountDeleted)
    .execute()
  for (const { at, object } of deleted) {
    const erasure = { day: at.toISOString().slice(0, 10), hash: hashOf(object) }
    if (noted.has(erasure.hash)) continue
    noted.add(erasure.hash)
    await putErasure(files, erasure)
    erasures.push(erasure)
  }
  return erasures.sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Writes one deletion to the file store. */
export async function putErasure(files: FileStore, { day, hash }: Erasure): Promise<void> {
  await files.put(`${folder}/${day}-${hash}`, new Uint8Array())
}

/** The deletions in the file store. */
export async function listNoted(files: FileStore): Promise<Erasure[]> {
  const found: Erasure[] = []
  for await (const key of files.keys(folder)) {
    const [, day, hash] = notePattern.exec(key) ?? []
    if (day && hash) found.push({ day, hash })
  }
  return found
}

/** The ids of the accounts in the database that these deletions name. */
export async function listErasedAccounts(db: Db, erasures: Erasure[]): Promise<string[]> {
  const hashOf = await createHash(db)
  const erased = new Set(erasures.map(({ hash }) => hash))
  const users = await db.selectFrom('users').select('id').execute()
  return users.map(({ id }) => id).filter((id) => erased.has(hashOf(id)))
}
