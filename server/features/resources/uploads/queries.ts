import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import type { ResourceFile } from '../queries.ts'

/** Files that no resource uses yet. `ownerId` is null for what ships. */
export interface Upload extends ResourceFile {
  title: string
  ownerId: string | null
}

const uploadColumns = ['version', 'ownerId', 'title', 'sourceHash', 'pdfSize', 'pageCount', 'aspect'] as const

/** Notes files that are about to be stored; in a transaction, nobody sweeps them away until it ends. */
export async function upsertUnstored(db: Db, upload: Upload, removeAfter: Date): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ ...upload, removeAfter })
    .onConflict((conflict) => conflict.column('version').doUpdateSet({ isStored: false }))
    .execute()
}

export async function updateStored(db: Db, version: string): Promise<void> {
  await db.updateTable('uploads').set({ isStored: true }).where('version', '=', version).execute()
}

/** What somebody has uploaded and not used yet; null when it is not there or somebody else's. */
export async function findUpload(db: Db, version: string, ownerId: string): Promise<Upload | null> {
  const found = await db
    .selectFrom('uploads')
    .select(uploadColumns)
    .where('version', '=', version)
    .where('ownerId', '=', ownerId)
    .where('isStored', '=', true)
    .executeTakeFirst()
  return found ?? null
}

/** Hands files over to the resource of the caller's transaction; null when they are gone or somebody else's. */
export async function claimUpload(db: Db, version: string, ownerId: string | null): Promise<ResourceFile | null> {
  const claimed = await db
    .deleteFrom('uploads')
    .where('version', '=', version)
    .where('isStored', '=', true)
    .where('ownerId', 'is not distinct from', ownerId)
    .returning(['version', 'sourceHash', 'pdfSize', 'pageCount', 'aspect'])
    .executeTakeFirst()
  return claimed ?? null
}

/** Releases the files of a version, in the transaction that replaces or deletes it. */
export async function retireVersion(db: Db, version: string): Promise<void> {
  await db.insertInto('uploads').values({ version, isStored: true, removeAfter: new Date() }).execute()
}

const isLoose = sql<boolean>`(not is_stored or remove_after <= now())`

/** Versions whose time is over, and those that were being stored when their server died. */
export async function listLoose(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('version').where(isLoose).forUpdate().skipLocked().execute()
  return rows.map(({ version }) => version)
}

/** Locks an orphaned version until the transaction ends; false when it is locked elsewhere or in use. */
export async function lockLoose(db: Db, version: string): Promise<boolean> {
  const rows = await db
    .selectFrom('uploads')
    .select('version')
    .where('version', '=', version)
    .where(isLoose)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.length > 0
}

export async function deleteUpload(db: Db, version: string): Promise<void> {
  await db.deleteFrom('uploads').where('version', '=', version).execute()
}
