import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { CaseKind, CaseState, type CaseStatus, type CaseSummary, statusesOf } from '#contract/cases.ts'
import type { QueueName } from '#contract/overview.ts'
import { pageSize } from '#contract/paging.ts'
import { getCounters } from '../../../database/counters.ts'
import type { Db } from '../../../database/tables.ts'
import { always, columns, type Promises, type Source, sources } from '../sources/queries.ts'

export interface CasesFilter {
  /** All when undefined. */
  kind: CaseKind | undefined
  state: CaseState | undefined
  status: CaseStatus | undefined
  /** A part of the words that a search of the kind looks at; `""` for all. */
  q: string
}

function isFound({ isOfKind, is, hasWords, status }: Source, filter: Omit<CasesFilter, 'kind'>): RawBuilder<SqlBool> {
  const isWanted = filter.status === undefined ? always : sql<SqlBool>`(${status}) = ${filter.status}`
  return sql<SqlBool>`${isOfKind} and ${filter.state ? is[filter.state] : always} and ${isWanted} and ${filter.q === '' ? always : hasWords(filter.q)}`
}

export interface CaseRow
  extends Omit<
    CaseSummary,
    'create_time' | 'due_on' | 'has_message' | 'session_on' | 'preferred_on' | 'item_count' | 'total'
  > {
  hasMessage: boolean
  sessionOn: string
  preferredOn: string
  itemCount: number
  totalPence: number
  createdAt: Date
  dueOn: string
}

/** How near the day of a data request has to be, in days, for it to come before everything else. */
const pressingDays = 7

/** One page of the cases that a filter finds; those that wait by urgency, the others newest first. */
export async function listCases(db: Db, filter: CasesFilter, page: number, promises: Promises): Promise<CaseRow[]> {
  const isWaiting = filter.state === 'waiting'
  const offset = (page - 1) * pageSize
  const urgency = sql`case when kind = 'requests' and due_on <= (now() at time zone 'Europe/London')::date + ${sql.lit(pressingDays)}
    then 0 else 1 end, due_on, created_at, id`
  const newest = sql`created_at desc, id desc`
  const lists = kindsOf(filter).map((kind) => {
    const source = sources[kind]
    const own = columns.map((name) => sql`${source.columns[name]} as ${sql.id(name)}`)
    // Of each list no more than this page could show.
    return sql`(select id, ${sql.lit(kind)} as kind, created_at, ${source.status} as status,
        case when ${source.is.waiting} then 'waiting' when ${source.is.decided} then 'decided' else 'with-them' end as state,
        case when ${source.is.waiting} then ${source.dueOn(promises)} end as due_on, ${sql.join(own)}
      from ${sql.table(source.table)} where ${isFound(source, filter)}
      order by ${isWaiting ? sql`due_on, created_at, id` : newest} limit ${offset + pageSize})`
  })
  if (lists.length === 0) return []
  const { rows } = await sql<CaseRow>`
    select id, kind, created_at, state, status, coalesce(to_char(due_on, 'YYYY-MM-DD'), '') as due_on, ${sql.join(columns.map((name) => sql.id(name)))}
    from (${sql.join(lists, sql` union all `)}) as cases
    order by ${isWaiting ? urgency : newest} limit ${pageSize} offset ${offset}`.execute(db)
  return rows
}

const statesOf = (state: CaseState | undefined) => (state ? [state] : CaseState.options)

/** The kinds that can have such a case at all. */
const kindsOf = ({ kind, state, status }: CasesFilter): CaseKind[] =>
  CaseKind.options.filter(
    (one) =>
      (kind === undefined || kind === one) &&
      (status === undefined ||
        statesOf(state).some((each) => (statusesOf[one][each] as readonly string[]).includes(status))),
  )

export type CaseCounts = Record<CaseKind, Record<CaseState, number>>

/** How many cases there are of each kind in each state, among those with such words. */
export async function countCases(db: Db, q: string): Promise<CaseCounts> {
  const counts = await Promise.all(
    CaseKind.options.map(async (kind) => {
      const [waiting, withThem, decided] = await Promise.all([
        countFound(db, kind, { state: 'waiting', status: undefined, q }),
        countFound(db, kind, { state: 'with-them', status: undefined, q }),
        // What is over grows for years: it is not counted for every page.
        q === '' ? countDecided(db, kind) : countFound(db, kind, { state: 'decided', status: undefined, q }),
      ])
      return [kind, { waiting, 'with-them': withThem, decided }]
    }),
  )
  return Object.fromEntries(counts)
}

/** How many cases of a kind a filter finds. */
export async function countFound(db: Db, kind: CaseKind, filter: Omit<CasesFilter, 'kind'>): Promise<number> {
  const source = sources[kind]
  const { rows } = await sql<{ cases: number }>`
    select count(*)::integer as cases from ${sql.table(source.table)} where ${isFound(source, filter)}`.execute(db)
  return rows[0]?.cases ?? 0
}

async function countDecided(db: Db, kind: CaseKind): Promise<number> {
  const counted = await getCounters(db, sources[kind].decidedCounters)
  const decided = counted.reduce((sum, count) => sum + count, 0)
  // The counters go by status, and a rejected school that has appealed waits.
  return kind === 'schools'
    ? decided - (await countFound(db, kind, { state: 'waiting', status: 'appealed', q: '' }))
    : decided
}

/** Whether a case waits for an operator. */
export async function isWaiting(db: Db, kind: CaseKind, id: string): Promise<boolean> {
  const { table, is } = sources[kind]
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and ${is.waiting}`.execute(db)
  return rows.length > 0
}

export interface QueueRow {
  queue: QueueName
  count: number
  oldestAt: Date | null
  /** The first day by which the law wants one answered, such as 2027-01-04; null where it sets none. */
  dueOn: string | null
}

/** How many cases of each kind wait for an operator, and since when. */
export async function countWaiting(db: Db): Promise<QueueRow[]> {
  const counted = CaseKind.options.map((kind) => {
    const { table, isOfKind, is } = sources[kind]
    const dueOn = kind === 'requests' ? sql`to_char(min(due_on), 'YYYY-MM-DD')` : sql`null`
    return sql`select ${sql.lit(kind)} as queue, count(*)::integer as count, min(created_at) as oldest_at, ${dueOn} as due_on
      from ${sql.table(table)} where ${isOfKind} and ${is.waiting}`
  })
  const { rows } = await sql<QueueRow>`${sql.join(counted, sql` union all `)}`.execute(db)
  return rows
}
