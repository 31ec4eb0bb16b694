import { type Kysely, sql } from 'kysely'
import type { Register } from '#contract/register.ts'
import { isLockHeld, lockForTransaction, tryAdvisoryLock } from '../../../database/advisory-lock.ts'
import { countClosed } from '../../../database/closed-schools.ts'
import { hasOpenJob } from '../../../database/job-queries.ts'
import type { Database } from '../../../database/tables.ts'
import type { RegisterRow } from '../queries.ts'

type Db = Kysely<Database>

/** What a file of a register holds: its schools, or which of them followed which. */
export type FileKind = 'schools' | 'links'

/** A row of a list of schools, ready to be written. `closedOn` is an ISO date. */
export type NewRecord = Omit<RegisterRow, 'id' | 'closedOn' | 'successorUrns' | 'successorId'> & {
  searchName: string
  closedOn: string | null
}

/** The columns that an import writes, with their types in SQL. */
const imported: Array<[column: string, key: keyof NewRecord, type: string]> = [
  ['register', 'register', 'text'],
  ['urn', 'urn', 'text'],
  ['name', 'name', 'text'],
  ['other_name', 'otherName', 'text'],
  ['search_name', 'searchName', 'text'],
  ['is_open', 'isOpen', 'boolean'],
  ['status', 'status', 'text'],
  ['phase', 'phase', 'text'],
  ['type_group', 'typeGroup', 'text'],
  ['low_age', 'lowAge', 'integer'],
  ['high_age', 'highAge', 'integer'],
  ['language', 'language', 'text'],
  ['pupils', 'pupils', 'integer'],
  ['free_meal_percent', 'freeMealPercent', 'real'],
  ['deprived_percent', 'deprivedPercent', 'real'],
  ['street', 'street', 'text'],
  ['locality', 'locality', 'text'],
  ['address_3', 'address3', 'text'],
  ['town', 'town', 'text'],
  ['county', 'county', 'text'],
  ['postcode', 'postcode', 'text'],
  ['postcode_key', 'postcodeKey', 'text'],
  ['phone', 'phone', 'text'],
  ['website', 'website', 'text'],
  ['website_host', 'websiteHost', 'text'],
  ['local_authority', 'localAuthority', 'text'],
  ['region', 'region', 'text'],
  ['nation', 'nation', 'text'],
  ['easting', 'easting', 'integer'],
  ['northing', 'northing', 'integer'],
  ['closed_on', 'closedOn', 'date'],
]
const names = sql.raw(imported.map(([column]) => column).join(', '))

interface Writing {
  /** What this list does not say, and what stays as it is. */
  leaves: Set<keyof NewRecord>
  canAdd: boolean
  /** Whether the register was imported before: what this adds has come since. */
  isLater: boolean
}

/** Writes records with different numbers of one register; unchanged ones are not touched, nor is the table when none differs. */
export async function upsertRecords(
  db: Db,
  records: NewRecord[],
  { leaves, canAdd, isLater }: Writing,
): Promise<{ added: number; changed: number }> {
  const written = imported.filter(([, key]) => !leaves.has(key) && key !== 'register' && key !== 'urn')
  const columns = (table: string) => sql.raw(written.map(([column]) => `${table}.${column}`).join(', '))
  const { rows: found } = await sql<{ urn: string }>`
    select given.urn from ${unnested(records)} left join register_schools as known using (register, urn)
    where (known.id is null and ${canAdd}::boolean)
      or (known.id is not null and (${columns('known')}) is distinct from (${columns('given')}))`.execute(db)
  const urns = new Set(found.map(({ urn }) => urn))
  const differing = records.filter(({ urn }) => urns.has(urn))
  if (differing.length === 0) return { added: 0, changed: 0 }
  const updates = sql.raw(written.map(([column]) => `${column} = excluded.${column}`).join(', '))
  const { rows } = await sql<{ isNew: boolean }>`
    insert into register_schools (${names}, came_later) select given.*, ${isLater}::boolean from ${unnested(differing)}
    on conflict (register, urn) do update set ${updates}, imported_at = now()
    returning xmax = 0 as is_new`.execute(db)
  const added = rows.filter(({ isNew }) => isNew).length
  return { added, changed: rows.length - added }
}

function unnested(records: NewRecord[]) {
  const arrays = imported.map(([, key, type]) => sql`${records.map((record) => record[key])}::${sql.raw(type)}[]`)
  return sql`unnest(${sql.join(arrays)}) as given (${names})`
}

/** Whether a list of this register was imported to its end. */
export async function hasImported(db: Db, register: Register): Promise<boolean> {
  const finished = db
    .selectFrom('registerImports')
    .select('id')
    .where('register', '=', register)
    .where('kind', '=', 'schools')
    .where('finishedAt', 'is not', null)
  return (await finished.executeTakeFirst()) !== undefined
}

interface Named {
  register: Register
  isWhole: boolean
  numbers: Set<string>
  open: Set<string>
  phases: Set<string>
}

/** The open records of the kinds that a list names. */
const openOfKind = ({ register, phases }: Named) =>
  sql`from register_schools where register = ${register} and is_open and phase = any(${[...phases]})`

/**
 * What a list says against the database: how many closed records it calls open, how many that it names are unknown, and
 * how many it lacks that came with a later list than the first.
 */
export async function compareSurvey(db: Db, named: Named) {
  const [numbers, open] = [[...named.numbers], [...named.open]]
  // What the list of an area lacks says nothing about its age.
  const { known, unnamed } = await countUnnamed(db, named)
  const isAll = named.isWhole && unnamed <= mostClosed(known)
  const { rows } = await sql<{ reopened: number; unknown: number; lacking: number }>`
    select
      (select count(*) from register_schools
        where register = ${named.register} and not is_open and urn = any(${open}))::integer as reopened,
      ${numbers.length} - (select count(*) from register_schools
        where register = ${named.register} and urn = any(${numbers}))::integer as unknown,
      (select count(*) ${openOfKind(named)} and came_later and ${isAll} and urn <> all(${numbers}))::integer as lacking`.execute(
    db,
  )
  return rows[0] ?? { reopened: 0, unknown: 0, lacking: 0 }
}

/** A list that lacks more than a tenth of the open schools is that of an area. */
const mostClosed = (known: number) => Math.max(1, known * 0.1)

async function countUnnamed(db: Db, named: Named): Promise<{ known: number; unnamed: number }> {
  const { rows } = await sql<{ known: number; unnamed: number }>`
    select count(*)::integer as known, count(*) filter (where urn <> all(${[...named.numbers]}))::integer as unnamed
    ${openOfKind(named)}`.execute(db)
  return rows[0] ?? { known: 0, unnamed: 0 }
}

/** Closes the records that a whole list names no longer. `kept`: how many it lacks when it is the list of an area only. */
export async function closeUnnamed(db: Db, named: Named): Promise<{ closed: number; kept: number }> {
  const numbers = [...named.numbers]
  const { known, unnamed } = await countUnnamed(db, named)
  if (unnamed === 0) return { closed: 0, kept: 0 }
  if (unnamed > mostClosed(known)) return { closed: 0, kept: unnamed }
  await sql`
    update register_schools set is_open = false, status = 'No longer in the list', imported_at = now()
    where id in (select id ${openOfKind(named)} and urn <> all(${numbers}))`.execute(db)
  return { closed: unnamed, kept: 0 }
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
