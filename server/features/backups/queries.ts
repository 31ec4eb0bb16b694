import { sql } from 'kysely'
import type { Db } from '../../database/tables.ts'

/**
 * Begins the backup of a night, as 2026-11-23; false if it has been begun. One that was no good is begun again after two
 * hours; until there is a better result, its own stays.
 */
export async function beginNight(db: Db, night: string): Promise<boolean> {
  const begun = await db
    .insertInto('backups')
    .values({ night })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet({ begunAt: sql<Date>`now()` })
        .where('backups.problem', '<>', '')
        .where('backups.begunAt', '<', sql<Date>`now() - interval '2 hours'`),
    )
    .returning('night')
    .executeTakeFirst()
  return begun !== undefined
}

export interface Made {
  file: string
  folder: string
  tables: number
  rows: number
  files: number
  bytes: number
}

/** Records the result of a night: what was made, if anything, and why it is no good (`""` for a good one). */
export async function finishNight(
  db: Db,
  night: string,
  { made, problem, isTried }: { made: Made | null; problem: string; isTried: boolean },
): Promise<void> {
  await db
    .updateTable('backups')
    .set({
      ...made,
      problem,
      finishedAt: sql<Date>`now()`,
      triedAt: isTried ? sql<Date>`now()` : null,
    })
    .where('night', '=', sql<Date>`${night}::date`)
    .execute()
}

/**
 * Begins the backup of a night, or again the one that has ended: false if it is under way. One that has not ended after
 * `maxHours` never will.
 */
export async function beginNow(db: Db, night: string, maxHours: number): Promise<boolean> {
  const now = sql<Date>`now()`
  const begun = await db
    .insertInto('backups')
    .values({ night })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet({ begunAt: now })
        .where(
          sql<boolean>`backups.finished_at >= backups.begun_at or backups.begun_at < now() - ${maxHours} * interval '1 hour'`,
        ),
    )
    .returning('night')
    .executeTakeFirst()
  return begun !== undefined
}

/** Whether a backup is under way. */
export async function isUnderWay(db: Db, maxHours: number): Promise<boolean> {
  const running = db
    .selectFrom('backups')
    .select('night')
    .where(sql<boolean>`finished_at is null or finished_at < begun_at`)
    .where(sql<boolean>`begun_at > now() - ${maxHours} * interval '1 hour'`)
  return (await running.executeTakeFirst()) !== undefined
}

/** Records that something else has made a backup. */
export async function noteBackupElsewhere(db: Db, night: string): Promise<void> {
  const now = { finishedAt: sql<Date>`now()`, problem: '' }
  await db
    .insertInto('backups')
    .values({ night, ...now })
    .onConflict((conflict) => conflict.column('night').doUpdateSet(now))
    .execute()
}

/** The last night that has a result. */
const lastFinished = (db: Db) =>
  db.selectFrom('backups').where('finishedAt', 'is not', null).orderBy('night', 'desc').limit(1)

/** Records that the last good backup in a folder has been copied to another place. Returns false if the folder has no good backup. */
export async function noteBackupCopied(db: Db, folder: string): Promise<boolean> {
  const last = lastFinished(db).select('night').where('problem', '=', '').where('folder', '=', folder)
  const noted = await db
    .updateTable('backups')
    .set({ copiedAt: sql<Date>`now()` })
    .where('night', '=', last)
    .returning('night')
    .executeTakeFirst()
  return noted !== undefined
}

/** Forgets all copies, so that no further one is missed. */
export async function forgetCopies(db: Db): Promise<void> {
  await db.updateTable('backups').set({ copiedAt: null }).execute()
}

/** When backups of a folder were last copied to another place. Null if the portal has never been told of a copy. */
export async function findLastCopy(db: Db, folder: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('backups')
    .select(({ fn }) => fn.max('copiedAt').as('at'))
    .where('folder', '=', folder)
    .executeTakeFirstOrThrow()
  return at
}

/** Forgets nights that are more than a year before this one. */
export async function deleteNights(db: Db, night: string): Promise<void> {
  await db.deleteFrom('backups').where('night', '<', sql<Date>`${night}::date - 400`).execute()
}

/** When the database was made: no backup of it is older. */
export async function findFirstDay(db: Db): Promise<Date> {
  const { rows } = await sql<{ day: Date }>`select min(applied_at) as day from migrations`.execute(db)
  return rows[0]?.day ?? new Date()
}

/** The last night that has a result, and the last one that was good. */
export async function findLastNights(db: Db) {
  const finished = lastFinished(db).select(['finishedAt', 'problem', 'triedAt', 'file', 'folder', 'rows', 'bytes'])
  const last = await finished.executeTakeFirst()
  const good = await finished.where('problem', '=', '').executeTakeFirst()
  const { since } = await db
    .selectFrom('backups')
    .select(({ fn }) => fn.min('begunAt').as('since'))
    .executeTakeFirstOrThrow()
  return { last: last ?? null, good: good ?? null, since }
}
