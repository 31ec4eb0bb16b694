import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { ReportLinksTable } from '../../../database/sponsor-tables.ts'
import type { Db } from '../../../database/tables.ts'

export async function insertLink(db: Db, link: Insertable<ReportLinksTable>): Promise<string> {
  return (await db.insertInto('reportLinks').values(link).returning('id').executeTakeFirstOrThrow()).id
}

/** The links that have not ended, the newest first. */
export function listLinks(db: Db) {
  return db
    .selectFrom('reportLinks')
    .leftJoin('sponsors', 'sponsors.id', 'reportLinks.sponsorId')
    .select(['reportLinks.id', 'sponsors.name', 'period', 'createdAt', 'expiresAt', 'opens', 'lastOpenedAt'])
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt', 'desc')
    .orderBy('reportLinks.id')
    .execute()
}

/** False if there is no such link. */
export async function removeLink(db: Db, id: string): Promise<boolean> {
  return (await db.deleteFrom('reportLinks').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
}

export async function removeEndedLinks(db: Db): Promise<void> {
  await db.deleteFrom('reportLinks').where('expiresAt', '<=', sql<Date>`now()`).execute()
}

/** What a link is to, if it has not ended. */
export async function findLink(db: Db, tokenHash: Buffer) {
  const found = db.selectFrom('reportLinks').select(['id', 'sponsorId', 'period', 'expiresAt'])
  return (
    (await found.where('tokenHash', '=', tokenHash).where('expiresAt', '>', sql<Date>`now()`).executeTakeFirst()) ??
    null
  )
}

export async function countOpening(db: Db, id: string): Promise<void> {
  await db
    .updateTable('reportLinks')
    .set({ opens: sql<number>`opens + 1`, lastOpenedAt: new Date() })
    .where('id', '=', id)
    .execute()
}
