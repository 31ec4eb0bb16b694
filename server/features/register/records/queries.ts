import { sql } from 'kysely'
import type { Register } from '#contract/register.ts'
import type { Db } from '../../../database/tables.ts'
import type { RegisterRow } from '../queries.ts'

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
export async function linkSuccessors(db: Db): Promise<void> {
  await sql`
    update register_schools as record set successor_id = successor.id
    from register_schools as successor
    where not record.is_open and record.successor_id is null and cardinality(record.successor_urns) = 1
      and successor.register = record.register and successor.urn = record.successor_urns[1]`.execute(db)
}
