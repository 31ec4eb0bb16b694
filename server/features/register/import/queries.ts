import { type Kysely, sql } from 'kysely'
import { isLockHeld, lockForTransaction, tryAdvisoryLock } from '../../../database/advisory-lock.ts'
import { countClosed } from '../../../database/closed-schools.ts'
import { hasOpenJob } from '../../../database/job-queries.ts'
import type { Database } from '../../../database/tables.ts'
import type { RegisterRow } from '../queries.ts'

type Db = Kysely<Database>

/** What a file of the register holds: its schools, or which of them followed which. */
export type FileKind = 'schools' | 'links'

/** A row of the register's file of schools, ready to be written. `closedOn` is an ISO date. */
export type NewRecord = Omit<RegisterRow, 'id' | 'register' | 'closedOn' | 'successorUrns' | 'successorId'> & {
  searchName: string
  rowHash: string
  closedOn: string | null
}

/** The columns that an import writes, with their types in SQL. */
const imported: Array<[column: string, key: keyof NewRecord, type: string]> = [
  ['urn', 'urn', 'text'],
  ['name', 'name', 'text'],
  ['search_name', 'searchName', 'text'],
  ['is_open', 'isOpen', 'boolean'],
  ['status', 'status', 'text'],
  ['phase', 'phase', 'text'],
  ['type_group', 'typeGroup', 'text'],
  ['low_age', 'lowAge', 'integer'],
  ['high_age', 'highAge', 'integer'],
  ['pupils', 'pupils', 'integer'],
  ['free_meal_percent', 'freeMealPercent', 'real'],
  ['street', 'street', 'text'],
  ['locality', 'locality', 'text'],
  ['address_3', 'address3', 'text'],
  ['town', 'town', 'text'],
  ['county', 'county', 'text'],
  ['postcode', 'postcode', 'text'],
  ['postcode_key', 'postcodeKey', 'text'],
  ['website', 'website', 'text'],
  ['website_host', 'websiteHost', 'text'],
  ['local_authority', 'localAuthority', 'text'],
  ['region', 'region', 'text'],
  ['nation', 'nation', 'text'],
  ['easting', 'easting', 'integer'],
  ['northing', 'northing', 'integer'],
  ['closed_on', 'closedOn', 'date'],
  ['row_hash', 'rowHash', 'text'],
]
const names = sql.raw(imported.map(([column]) => column).join(', '))
const updates = sql.raw(imported.map(([column]) => `${column} = excluded.${column}`).join(', '))

/** The row hashes that the database has for these URNs. */
export async function listRowHashes(db: Db, urns: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('registerSchools')
    .select(['urn', 'rowHash'])
    .where('register', '=', 'gias')
    .where('urn', '=', sql<string>`any(${urns})`)
    .execute()
  return new Map(rows.map(({ urn, rowHash }) => [urn, rowHash]))
}

/** Writes records with different URNs; unchanged ones are not touched. */
export async function upsertRecords(db: Db, records: NewRecord[]): Promise<{ added: number; changed: number }> {
  if (records.length === 0) return { added: 0, changed: 0 }
  const arrays = imported.map(([, key, type]) => sql`${records.map((record) => record[key])}::${sql.raw(type)}[]`)
  const { rows } = await sql<{ isNew: boolean }>`
    insert into register_schools (${names}) select * from unnest(${sql.join(arrays)})
    on conflict (register, urn) do update set ${updates}, imported_at = now()
    where register_schools.row_hash <> excluded.row_hash
    returning xmax = 0 as is_new`.execute(db)
  const added = rows.filter(({ isNew }) => isNew).length
  return { added, changed: rows.length - added }
}

/** A record that closed, and the URNs of those that followed it. */
export interface Succession {
  urn: string
  successors: string[]
}

/** Adds the records that followed closed ones to what is known; returns how many records this changed. */
export async function addSuccessors(db: Db, successions: Succession[]): Promise<number> {
  const urns = successions.map(({ urn }) => urn)
  const successors = successions.map((one) => one.successors.join(' '))
  const { numAffectedRows } = await sql`
    update register_schools as record
    set successor_urns = array(
      select distinct urn from unnest(record.successor_urns || string_to_array(given.successors, ' ')) as urn order by urn)
    from unnest(${urns}::text[], ${successors}::text[]) as given (urn, successors)
    where record.register = 'gias' and record.urn = given.urn
      and not record.successor_urns @> string_to_array(given.successors, ' ')`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Links closed records to the one that followed them, where the register names only one. */
async function linkSuccessors(db: Db): Promise<void> {
  await sql`
    update register_schools as record set successor_id = successor.id
    from register_schools as successor
    where not record.is_open and record.successor_id is null and cardinality(record.successor_urns) = 1
      and successor.register = record.register and successor.urn = record.successor_urns[1]`.execute(db)
}

export interface ImportState {
  id: number
  rowsDone: number
  rowsAdded: number
  rowsChanged: number
  badRows: Array<{ line: number; reason: string }>
  badCount: number
  part: number
  absentColumns: string[]
}

/**
 * The state of this file's import: resumed where it was interrupted if no other file was imported after it, otherwise a
 * new one. In the caller's transaction.
 */
export async function beginImport(
  transaction: Db,
  { hash: fileHash, kind }: { hash: string; kind: FileKind },
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
  return transaction.insertInto('registerImports').values({ fileHash, kind }).returningAll().executeTakeFirstOrThrow()
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
  return {
    schools: 0,
    openSchools: 0,
    ...rows[0],
    closedOnPortal: await countClosed(db),
    isRunning,
    latest: latest ?? null,
  }
}

export async function finishImport(db: Db, id: number): Promise<void> {
  await linkSuccessors(db)
  await db.updateTable('registerImports').set({ finishedAt: new Date(), part: 1 }).where('id', '=', id).execute()
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
