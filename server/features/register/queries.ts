import { type Kysely, type Selectable, sql } from 'kysely'
import { isLockHeld, lockForTransaction, tryAdvisoryLock } from '../../database/advisory-lock.ts'
import { hasOpenJob } from '../../database/job-queries.ts'
import { literally } from '../../database/search.ts'
import type { Database, RegisterSchoolsTable } from '../../database/tables.ts'

type Db = Kysely<Database>

/** A school as the national register has it. */
export type RegisterRow = Omit<Selectable<RegisterSchoolsTable>, 'searchName' | 'rowHash' | 'importedAt'>

const registerColumns = [
  'id',
  'register',
  'urn',
  'name',
  'isOpen',
  'status',
  'phase',
  'typeGroup',
  'lowAge',
  'highAge',
  'pupils',
  'street',
  'locality',
  'address3',
  'town',
  'county',
  'postcode',
  'postcodeKey',
  'website',
  'websiteHost',
  'localAuthority',
  'region',
  'easting',
  'northing',
  'closedOn',
] as const

export async function findRecord(db: Db, id: number): Promise<RegisterRow | null> {
  const query = db.selectFrom('registerSchools').select(registerColumns).where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/**
 * What may be a school that was entered: by postcode, by the area of it, by website, and by name anywhere. Names are
 * compared by their trigrams.
 */
export function listLikely(
  db: Db,
  entered: { postcodeKey: string; area: string; hosts: string[]; searchName: string; telling: string },
): Promise<RegisterRow[]> {
  const { postcodeKey, area, hosts, searchName, telling } = entered
  const byLikeness = sql`similarity(search_name, ${searchName}) desc`
  const ids = db.selectFrom('registerSchools').select('id')
  return db
    .with(
      'likely',
      () =>
        sql<{ id: number }>`
        ((${ids.where('postcodeKey', '=', postcodeKey).where('postcodeKey', '<>', '').limit(50)})
        union (${ids
          .where('postcodeKey', 'like', `${area || '-'}___`)
          .orderBy(byLikeness)
          .limit(20)})
        union (${ids
          .where('websiteHost', 'in', ['-', ...hosts])
          .orderBy(byLikeness)
          .limit(20)})
        union (${ids.where(sql<boolean>`search_name %> ${telling}`).orderBy(byLikeness).limit(20)}))`,
    )
    .selectFrom('registerSchools')
    .select(registerColumns)
    .where('id', 'in', (from) => from.selectFrom('likely').select('id'))
    .execute()
}

/** The open records with a website at one of these hosts, or below one. */
export async function listOpenAt(db: Db, hosts: string[]): Promise<RegisterRow[]> {
  if (hosts.length === 0) return []
  const below = hosts.map((host) => `%.${literally(host)}`)
  const open = db.selectFrom('registerSchools').select(registerColumns).where('isOpen', '=', true)
  const isAt = sql<boolean>`(website_host = any (${hosts}) or website_host like any (${below}))`
  return open.where(isAt).execute()
}

/** The other records at the postcode or with the website of one. */
export function listBeside(db: Db, { id, postcodeKey, websiteHost }: RegisterRow): Promise<RegisterRow[]> {
  return db
    .selectFrom('registerSchools')
    .select(registerColumns)
    .where('id', '<>', id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('postcodeKey', '=', postcodeKey), eb('postcodeKey', '<>', '')]),
        and([eb('websiteHost', '=', websiteHost), eb('websiteHost', '<>', '')]),
      ]),
    )
    .execute()
}

/** These records, as far as they are open, in the order of the ids. */
export async function listOpen(db: Db, ids: number[]): Promise<RegisterRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('registerSchools')
    .select(registerColumns)
    .where('id', 'in', ids)
    .where('isOpen', '=', true)
    .execute()
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function hasOpenSchools(db: Db): Promise<boolean> {
  const query = db.selectFrom('registerSchools').select('id').where('isOpen', '=', true).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** What the search reads of the open schools with the next ids after this one. */
export function listSearchable(db: Db, afterId: number, limit: number) {
  return db
    .selectFrom('registerSchools')
    .select(['id', 'name', 'street', 'locality', 'address3', 'town', 'county', 'postcodeKey', 'lowAge', 'highAge'])
    .where('id', '>', afterId)
    .where('isOpen', '=', true)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A row of the register's file, ready to be written. `closedOn` is an ISO date. */
export type NewRecord = Omit<RegisterRow, 'id' | 'register' | 'closedOn'> & {
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
export async function beginImport(transaction: Db, fileHash: string): Promise<ImportState> {
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
  return transaction.insertInto('registerImports').values({ fileHash }).returningAll().executeTakeFirstOrThrow()
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
  return { schools: 0, openSchools: 0, ...rows[0], isRunning, latest: latest ?? null }
}

export async function finishImport(db: Db, id: number): Promise<void> {
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

/** When a register was last imported to its end; null if none ever was. */
export async function findLastImport(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('registerImports')
    .select(({ fn }) => fn.max('finishedAt').as('at'))
    .where('problem', '=', '')
    .executeTakeFirstOrThrow()
  return at
}
