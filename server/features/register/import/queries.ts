import { sql } from 'kysely'
import type { Register } from '#contract/register.ts'
import { isLockHeld, lockForTransaction, tryAdvisoryLock } from '../../../database/advisory-lock.ts'
import { countClosed } from '../../../database/closed-schools.ts'
import { hasOpenJob } from '../../../database/job-queries.ts'
import type { Db } from '../../../database/tables.ts'
import { linkSuccessors } from '../records/queries.ts'

/** What a file of a register holds: its schools, or which of them followed which. */
export type FileKind = 'schools' | 'links'

export interface ImportState {
  id: number
  rowsDone: number
  rowsAdded: number
  rowsChanged: number
  badRows: Array<{ line: number; reason: string }>
  badCount: number
  part: number
  absentColumns: string[]
  rowsClosed: number
  unnamed: number
}

/**
 * The state of this file's import: resumed where it was interrupted if no other file was imported after it, otherwise a
 * new one. In the caller's transaction.
 */
export async function beginImport(
  transaction: Db,
  { hash: fileHash, kind, register }: { hash: string; kind: FileKind; register: Register },
): Promise<ImportState> {
  const last = await transaction
    .selectFrom('registerImports')
    .selectAll()
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last?.fileHash === fileHash && !last.finishedAt) {
    await transaction.updateTable('registerImports').set({ problem: '' }).where('id', '=', last.id).execute()
    return last
  }
  await transaction.deleteFrom('registerImports').where('fileHash', '=', fileHash).execute()
  return transaction
    .insertInto('registerImports')
    .values({ fileHash, kind, register })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateImport(db: Db, state: ImportState): Promise<void> {
  const { id, badRows, absentColumns, ...values } = state
  const lists = { badRows: JSON.stringify(badRows), absentColumns: JSON.stringify(absentColumns) }
  await db
    .updateTable('registerImports')
    .set({ ...values, ...lists })
    .where('id', '=', id)
    .execute()
}

/** Records why an import stopped, as a sentence. */
export async function stopImport(db: Db, id: number, problem: string): Promise<void> {
  await db.updateTable('registerImports').set({ problem }).where('id', '=', id).execute()
}

const importLock = 'register import'

/** Waits for other instances that are about to start an import, until the transaction ends. */
export const lockImportStart = (transaction: Db): Promise<void> =>
  lockForTransaction(transaction, 'start of a register import')

/** Whether an import is running, or is going to on one of the instances. */
export async function isImporting(db: Db): Promise<boolean> {
  if (await isLockHeld(db, importLock)) return true
  const { isWaiting } = await db.selectNoFrom(hasOpenJob('import-register').as('isWaiting')).executeTakeFirstOrThrow()
  return isWaiting
}

/** How many schools the register has brought, and the import that was begun last. */
export async function readRegisterState(db: Db) {
  const isRunning = await isImporting(db)
  const { rows } = await sql<{ schools: number; openSchools: number }>`
    select count(*)::integer as schools, count(*) filter (where is_open)::integer as open_schools
    from register_schools`.execute(db)
  const latest = await db
    .selectFrom('registerImports')
    .selectAll()
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { rows: lists } = await sql<{ register: Register; openSchools: number; importedAt: Date | null }>`
    select register, count(*) filter (where is_open)::integer as open_schools,
      (select max(finished_at) from register_imports where register_imports.register = register_schools.register
        and kind = 'schools' and problem = '') as imported_at
    from register_schools group by register`.execute(db)
  return {
    schools: 0,
    openSchools: 0,
    ...rows[0],
    lists,
    closedOnPortal: await countClosed(db),
    isRunning,
    latest: latest ?? null,
  }
}

export async function finishImport(
  db: Db,
  id: number,
  { closed, kept }: { closed: number; kept: number },
): Promise<void> {
  await linkSuccessors(db)
  await db
    .updateTable('registerImports')
    .set({ finishedAt: new Date(), part: 1, rowsClosed: closed, unnamed: kept })
    .where('id', '=', id)
    .execute()
  // Without these the first searches after a large import would be slow: planned for the table as it was, and with
  // part of the index not yet in order.
  await sql`select gin_clean_pending_list(oid) from pg_class where oid = to_regclass('register_schools_name')`.execute(
    db,
  )
  await sql`analyze register_schools`.execute(db)
}

/** Runs `work`, or returns false if an import is running already, here or on another instance. */
export function asTheOnlyImport(db: Db, work: () => Promise<void>): Promise<boolean> {
  return tryAdvisoryLock(db, importLock, work)
}

/** When the register's schools were last imported to the end; null if none ever was. */
export async function findLastImport(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('registerImports')
    .select(({ fn }) => fn.max('finishedAt').as('at'))
    .where('problem', '=', '')
    .where('kind', '=', 'schools')
    .executeTakeFirstOrThrow()
  return at
}

/**
 * The last import of schools that ended well, with the number of rows that could be read, and why the one that was begun last
 * stopped, `""` if it did not.
 */
export async function findImportState(db: Db): Promise<{ importedAt: Date | null; schools: number; problem: string }> {
  const ofSchools = db
    .selectFrom('registerImports')
    .select(['finishedAt', 'rowsDone', 'badCount', 'problem'])
    .where('kind', '=', 'schools')
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
  const latest = await ofSchools.executeTakeFirst()
  const good = await ofSchools.where('finishedAt', 'is not', null).where('problem', '=', '').executeTakeFirst()
  const schools = good ? good.rowsDone - good.badCount : 0
  return { importedAt: good?.finishedAt ?? null, schools, problem: latest?.problem ?? '' }
}
