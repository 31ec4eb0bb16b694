import type { Insertable } from 'kysely'
import { type Kysely, sql } from 'kysely'
import { todayInUk } from '#contract/school-days.ts'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import type { ClassCodesTable } from '../../database/class-tables.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

export type OwnCode = Awaited<ReturnType<typeof listLiveCodes>>[number]

/** The codes that somebody made, also for a school that they have left, and that have not ended. */
function liveCodes(db: Db, userId: string) {
  return db
    .selectFrom('classCodes')
    .innerJoin('resources', 'resources.id', 'classCodes.resourceId')
    .select([
      'classCodes.id',
      'sealedCode',
      'resourceId',
      'classCodes.schoolId',
      'classCodes.createdAt',
      'until',
      'title',
    ])
    .select((query) =>
      query
        .selectFrom('classOpens')
        .select('opens')
        .whereRef('codeId', '=', 'classCodes.id')
        .where('day', '=', sql<Date>`${todayInUk()}::date`)
        .as('opensToday'),
    )
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('until', '>', new Date())
}

export function listLiveCodes(db: Db, userId: string) {
  return liveCodes(db, userId).orderBy('until').orderBy('classCodes.createdAt', 'desc').execute()
}

export async function findLiveCode(db: Db, userId: string, id: string): Promise<OwnCode | null> {
  return (await liveCodes(db, userId).where('classCodes.id', '=', id).executeTakeFirst()) ?? null
}

/** A code for the same book with the same end that somebody has made since then, and that works. Nobody makes another for them until the transaction ends. */
export async function findRepeatedCode(
  db: Db,
  { userId, resourceId, until }: { userId: string; resourceId: number; until: Date },
  since: Date,
): Promise<string | null> {
  await lockForTransaction(db, `class codes of ${userId}`)
  const found = await liveCodes(db, userId)
    .where('resourceId', '=', resourceId)
    .where('until', '=', until)
    .where('classCodes.createdAt', '>', since)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Stores a new code. Returns its id, or null when the same code exists. */
export async function insertCode(db: Db, code: Insertable<ClassCodesTable>): Promise<string | null> {
  const added = await db
    .insertInto('classCodes')
    .values(code)
    .onConflict((conflict) => conflict.column('codeHash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Ends a code of somebody's own; false when they have no such code that still works. */
export async function endCode(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('classCodes')
    .set({ endedAt: new Date() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('until', '>', new Date())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The code with this hash, ended or not. */
export async function findCodeByHash(db: Db, codeHash: Buffer) {
  const code = db.selectFrom('classCodes').select(['id', 'until']).where('codeHash', '=', codeHash)
  return (await code.executeTakeFirst()) ?? null
}

/** Counts one opening of a code today. */
export async function countOpen(db: Db, codeId: string): Promise<void> {
  await db
    .insertInto('classOpens')
    .values({ codeId, day: todayInUk() })
    .onConflict((conflict) =>
      conflict.columns(['codeId', 'day']).doUpdateSet({ opens: sql<number>`class_opens.opens + 1` }),
    )
    .execute()
}

/** Deletes the codes that ended, by themselves or otherwise, before a time. */
export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('classCodes').where(sql<Date>`least(until, ended_at)`, '<', before).execute()
}

export async function findPostcode(db: Db, schoolId: string): Promise<string> {
  const school = await db.selectFrom('schools').select('postcode').where('id', '=', schoolId).executeTakeFirst()
  return school?.postcode ?? ''
}
