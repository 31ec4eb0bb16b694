import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { CaseKind, CaseState, type CaseStatus, type CaseSummary, statusesOf } from '#contract/cases.ts'
import type { QueueName } from '#contract/overview.ts'
import { pageSize } from '#contract/paging.ts'
import { letterCodeDays, maxLetterTries } from '#contract/schools.ts'
import { getCounters } from '../../../database/counters.ts'
import { isAppeal, schoolState } from '../../../database/school-state.ts'
import { containing } from '../../../database/search.ts'
import type { Db } from '../../../database/tables.ts'

/** Within how many working days an answer was promised, and the proposal of a day for a session. */
export interface Promises {
  answerDays: number
  bookingDays: number
}

export interface CasesFilter {
  /** All when undefined. */
  kind: CaseKind | undefined
  state: CaseState | undefined
  status: CaseStatus | undefined
  /** A part of the words that a search of the kind looks at; `""` for all. */
  q: string
}

/** Where the cases of a kind are, and what they are in each state. */
interface Source {
  table: 'schools' | 'enquiries' | 'bookings' | 'quotes'
  /** What tells them from others in the same table. */
  isOfKind: RawBuilder<SqlBool>
  /** Conditions that an index has. */
  is: Record<CaseState, RawBuilder<SqlBool>>
  status: RawBuilder<unknown>
  hasWords: (q: string) => RawBuilder<SqlBool>
  /** Counters that triggers keep, whose sum is the number of decided ones. */
  decidedCounters: readonly string[]
  dueOn: (promises: Promises) => RawBuilder<unknown>
  /** The columns that differ; each list has them in the order of `columns`. */
  columns: Record<(typeof columns)[number], RawBuilder<unknown>>
}

const columns = [
  'reference',
  'title',
  'person',
  'email',
  'subject',
  'beginning',
  'hasMessage',
  'sessionOn',
  'preferredOn',
  'itemCount',
  'totalPence',
] as const

const none = {
  ...{ reference: sql`''`, person: sql`''`, subject: sql`''`, beginning: sql`''`, hasMessage: sql`false` },
  ...{ sessionOn: sql`''`, preferredOn: sql`''`, itemCount: sql`0`, totalPence: sql`0` },
}

const always = sql<SqlBool>`true`
const never = sql<SqlBool>`false`

const londonDay = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Europe/London')::date`

/** The day that is so many working days after a moment, London time. It knows weekends and no bank holidays. */
function workingDaysAfter(moment: RawBuilder<unknown>, days: number): RawBuilder<unknown> {
  const day = londonDay(moment)
  const weekday = sql`extract(isodow from ${day})::integer`
  return sql`${day} - greatest(${weekday} - 5, 0) + ${sql.lit(days)} + 2 * ((least(${weekday}, 5) - 1 + ${sql.lit(days)}) / 5)`
}

const containsWords = (searched: RawBuilder<unknown>) => (q: string) => sql<SqlBool>`${searched} ilike ${containing(q)}`

/** Name, postcode with or without its space, or e-mail address of a school or of one of its staff. Each part has an index. */
function isSchoolFound(q: string): RawBuilder<SqlBool> {
  const part = containing(q)
  const words = sql`title || ' ' || replace(postcode, ' ', '') || ' ' || email::text`
  return sql<SqlBool>`schools.id in (
    select id from schools where ${words} ilike ${part}
    union select id from schools where ${words} ilike ${part.replace(/\s/g, '')}
    union select school_id from users where email::text ilike ${part} and role = 'senior')`
}

/** A letter with a code that still works is on its way to it. */
const hasLetter = sql`not has_message and exists (select from letter_codes where letter_codes.school_id = schools.id
  and code <> '' and tries < ${sql.lit(maxLetterTries)}
  and ${londonDay(sql`made_at`)} + ${sql.lit(letterCodeDays)} >= ${londonDay(sql`now()`)})`
const hasCome = sql`(compared_at is not null or has_message) and question = '' and not (${hasLetter})`

/** When a school last wrote to us. */
const lastWritten = sql`(select max(created_at) from school_messages
  where school_messages.school_id = schools.id and author = 'school')`

const applicant = sql`coalesce((select users.email::text from users where users.school_id = schools.id and users.role = 'senior'
  order by users.created_at limit 1), schools.email::text)`

const schools: Source = {
  table: 'schools',
  isOfKind: always,
  is: {
    // Once its address has been confirmed, unless an operator has asked it something that it has not answered; or when it has appealed.
    waiting: sql`(status = 'pending' and ${hasCome} or ${isAppeal})`,
    'with-them': sql`status = 'pending' and not (${hasCome})`,
    decided: sql`status in ('approved', 'rejected') and not (${isAppeal})`,
  },
  status: sql`case when status <> 'pending' then ${schoolState} when question <> '' then 'asked' when ${hasLetter} then 'letter-made'
    when not (${hasCome}) then 'unconfirmed' else ${schoolState} end`,
  hasWords: isSchoolFound,
  decidedCounters: ['schools approved', 'schools rejected'],
  dueOn: ({ answerDays }) =>
    workingDaysAfter(sql`greatest(created_at, compared_at, appealed_at, reopened_at, ${lastWritten})`, answerDays),
  columns: { ...none, title: sql`title`, email: applicant, beginning: sql`postcode`, hasMessage: sql`has_message` },
}

const ofWords = {
  table: 'enquiries',
  status: sql`status`,
  hasWords: containsWords(sql`reference || ' ' || name || ' ' || email::text || ' ' || message`),
  columns: {
    ...none,
    reference: sql`reference`,
    title: sql`name`,
    email: sql`email::text`,
    beginning: sql`left(message, 200)`,
  },
} as const

const requestKinds = ['access', 'correction', 'erasure', 'objection', 'portability', 'complaint']

const requests: Source = {
  ...ofWords,
  isOfKind: sql`kind <> 'message'`,
  is: { waiting: sql`due_on is not null and status <> 'closed'`, 'with-them': never, decided: sql`status = 'closed'` },
  decidedCounters: requestKinds.map((kind) => `enquiries ${kind} closed`),
  dueOn: () => sql`due_on`,
  columns: { ...ofWords.columns, subject: sql`kind` },
}

const enquiries: Source = {
  ...ofWords,
  isOfKind: sql`kind = 'message'`,
  is: { waiting: sql`status = 'new'`, 'with-them': never, decided: sql`status in ('answered', 'closed')` },
  decidedCounters: ['enquiries message answered', 'enquiries message closed'],
  dueOn: ({ answerDays }) => workingDaysAfter(sql`created_at`, answerDays),
}

const bookings: Source = {
  table: 'bookings',
  isOfKind: always,
  is: {
    waiting: sql`status = 'requested'`,
    'with-them': never,
    decided: sql`status in ('confirmed', 'done', 'cancelled')`,
  },
  status: sql`status`,
  hasWords: containsWords(sql`reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || message`),
  decidedCounters: ['bookings confirmed', 'bookings done', 'bookings cancelled'],
  // Of one whose day was given up, or whose wishes have changed, from then on.
  dueOn: ({ bookingDays }) => workingDaysAfter(sql`updated_at`, bookingDays),
  columns: {
    ...none,
    ...{ reference: sql`reference`, title: sql`school`, person: sql`name`, email: sql`email::text` },
    sessionOn: sql`coalesce(to_char(session_on, 'YYYY-MM-DD'), '')`,
    preferredOn: sql`coalesce(preferred_dates->>0, '')`,
  },
}

const offered = sql`jsonb_array_elements(coalesce(offer->'lines', asked)) as line`

const quotes: Source = {
  table: 'quotes',
  isOfKind: always,
  is: {
    waiting: sql`status = 'received'`,
    'with-them': sql`status = 'quoted'`,
    decided: sql`status in ('accepted', 'closed')`,
  },
  status: sql`status`,
  hasWords: containsWords(
    sql`reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || order_number || ' ' || asked::text`,
  ),
  decidedCounters: ['quotes accepted', 'quotes closed'],
  dueOn: ({ answerDays }) => workingDaysAfter(sql`created_at`, answerDays),
  columns: {
    ...none,
    ...{ reference: sql`reference`, email: sql`email::text` },
    title: sql`coalesce(nullif(school, ''), name)`,
    person: sql`case when school = '' then '' else name end`,
    itemCount: sql`(select coalesce(sum((line->>'quantity')::integer), 0)::integer from ${offered})`,
    totalPence: sql`(select coalesce(sum((line->>'quantity')::integer * (line->>'pricePence')::integer), 0)::integer from ${offered})
      + coalesce((offer->>'deliveryPence')::integer, 0) + coalesce((offer->>'vatPence')::integer, 0)`,
  },
}

const sources: Record<CaseKind, Source> = { schools, requests, enquiries, bookings, quotes }

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
