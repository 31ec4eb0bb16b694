import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CaseKind, CaseState } from '#contract/cases.ts'
import { letterCodeDays, maxLetterTries } from '#contract/schools.ts'
import { isAppeal, schoolState } from '../../../database/school-state.ts'
import { containing } from '../../../database/search.ts'

/** Within how many working days an answer was promised, and the proposal of a day for a session. */
export interface Promises {
  answerDays: number
  bookingDays: number
}

/** Where the cases of a kind are, and what they are in each state. */
export interface Source {
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

export const columns = [
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

export const always = sql<SqlBool>`true`
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

/** The cases of each kind. */
export const sources: Record<CaseKind, Source> = { schools, requests, enquiries, bookings, quotes }
