import { sql } from 'kysely'
import type { Db } from '../../database/tables.ts'

const editor = sql<string>`coalesce(nullif(users.full_name, ''), users.email, '')`

/** The newest 50 versions of a page with who saved them, newest first. */
export function listVersions(db: Db, name: string) {
  return db
    .selectFrom('pageVersions')
    .leftJoin('users', 'users.id', 'pageVersions.authorId')
    .select(['name', 'version', 'title', 'source', 'pageVersions.createdAt', editor.as('editor')])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()
}

/** The newest version of each page that has one. */
export function listNewest(db: Db) {
  return db
    .selectFrom('pageVersions')
    .leftJoin('users', 'users.id', 'pageVersions.authorId')
    .distinctOn('name')
    .select(['name', 'version', 'title', 'pageVersions.createdAt', editor.as('editor')])
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute()
}

export async function findVersion(db: Db, name: string, version: number) {
  const row = await db
    .selectFrom('pageVersions')
    .select(['title', 'source'])
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

/** What visitors read, or null while nobody has edited it. */
export async function findNewest(db: Db, name: string) {
  const row = await db
    .selectFrom('pageVersions')
    .select(['title', 'source', 'version'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** All signatures, newest first. */
export function listSignatures(db: Db) {
  return db
    .selectFrom('pageSignatures')
    .select(['name', 'textHash', 'signedBy', 'signedAt'])
    .orderBy('id', 'desc')
    .execute()
}

export async function insertSignature(
  db: Db,
  signature: { name: string; textHash: string; signedBy: string; signerId: string },
): Promise<void> {
  await db.insertInto('pageSignatures').values(signature).execute()
}

/** Adds the version after `before`; false when that is no longer the newest. */
export async function insertVersion(
  db: Db,
  page: { name: string; title: string; source: string; authorId: string; before: number },
): Promise<boolean> {
  const { name, title, source, authorId, before } = page
  const added = await sql`
    insert into page_versions (name, version, title, source, author_id)
    select ${name}, ${before}::int + 1, ${title}, ${source}, ${authorId}
    where ${before}::int = (select coalesce(max(version), 0) from page_versions where name = ${name})
    on conflict do nothing`.execute(db)
  return (added.numAffectedRows ?? 0n) > 0n
}
