import * as z from 'zod/mini'
import { DataRequestKind } from './data-requests.ts'
import { endpoint } from './endpoint.ts'
import { PageNumber } from './paging.ts'
import { Moment, text } from './text.ts'

/**
 * What operators decide: schools to verify, requests about personal data, messages, requests for sessions, and requests for
 * quotes.
 */
export const CaseKind = z.enum(['schools', 'requests', 'enquiries', 'bookings', 'quotes'])
export type CaseKind = z.infer<typeof CaseKind>

/** `with-them`: the person has to do something first, such as confirm an address or accept a quote. */
export const CaseState = z.enum(['waiting', 'with-them', 'decided'])
export type CaseState = z.infer<typeof CaseState>

/** The statuses that put a case of each kind into each state. */
export const statusesOf = {
  schools: {
    waiting: ['pending', 'reopened', 'appealed'],
    'with-them': ['unconfirmed', 'asked', 'letter-made'],
    decided: ['approved', 'rejected'],
  },
  requests: { waiting: ['new', 'answered'], 'with-them': [], decided: ['closed'] },
  enquiries: { waiting: ['new'], 'with-them': [], decided: ['answered', 'closed'] },
  bookings: { waiting: ['requested'], 'with-them': [], decided: ['confirmed', 'done', 'cancelled'] },
  quotes: { waiting: ['received'], 'with-them': ['quoted'], decided: ['accepted', 'closed'] },
} as const satisfies Record<CaseKind, Record<CaseState, readonly string[]>>

/** The statuses that a list of one kind shows: the one that it is narrowed to, or all of its state; undefined for all. */
export const statusesIn = <Status extends string>(
  kind: CaseKind,
  { state, status }: { state?: CaseState | undefined; status?: Status | undefined },
): readonly Status[] | undefined =>
  status ? [status] : state && (statusesOf[kind][state] as readonly string[] as readonly Status[])

type StatusOf<Kind extends CaseKind> = (typeof statusesOf)[Kind][CaseState][number]
export type CaseStatus = StatusOf<CaseKind>
const statuses = Object.values(statusesOf).flatMap((states) => Object.values(states).flat<readonly string[][]>())
export const CaseStatus = z.enum(statuses as [CaseStatus, ...CaseStatus[]])

export type CaseSummary = z.infer<typeof CaseSummary>
/**
 * A case as a list shows it. `""` and 0 stand for what a kind does not have or nobody has said. `title`: the school, or the
 * person if it has no school; `""` for somebody who has left.
 */
export const CaseSummary = z.object({
  id: z.string(),
  kind: CaseKind,
  state: CaseState,
  status: CaseStatus,
  reference: z.string(),
  title: z.string(),
  /** The person, where `title` is their school. */
  person: z.string(),
  email: z.string(),
  /** What a data request is about. */
  subject: z.union([DataRequestKind, z.literal('')]),
  /** The first words of a message, or a school's postcode. */
  beginning: z.string(),
  /** A school whose message waits for an answer. */
  has_message: z.boolean(),
  /** The agreed day of a session, or the one that the school would like best, such as 2027-03-04. */
  session_on: z.string(),
  preferred_on: z.string(),
  /** What a quote is for: how many things, and pounds in all. */
  item_count: z.int(),
  total: z.number(),
  create_time: Moment,
  /** The day by which a waiting case has to be answered: by law, or as was promised. */
  due_on: z.string(),
})

const counted = z.object({ waiting: z.int(), 'with-them': z.int(), decided: z.int() })

/**
 * Lists cases of every kind or one, in every state or one, a page at a time. Those that wait are listed by urgency: requests
 * that the law wants answered within a week, then by the day by which an answer is due. All others are listed newest first.
 * `status` narrows a state further. `counts`: what the words find, by kind and state; `unconfirmed`: schools whose address is not confirmed.
 */
export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  access: 'support',
  query: z.object({
    kind: z.optional(CaseKind),
    state: z.optional(CaseState),
    status: z.optional(CaseStatus),
    q: text(100),
    page: PageNumber,
  }),
  response: z.object({
    cases: z.array(CaseSummary),
    total: z.int(),
    counts: z.object({
      schools: counted,
      requests: counted,
      enquiries: counted,
      bookings: counted,
      quotes: counted,
    }),
    unconfirmed: z.int(),
  }),
})

const folders: Record<CaseKind, string> = {
  schools: 'schools',
  requests: 'enquiries',
  enquiries: 'enquiries',
  bookings: 'bookings',
  quotes: 'quotes',
}

/** The page of a case. */
export const casePath = ({ kind, id }: Pick<CaseSummary, 'kind' | 'id'>): string => `/admin/${folders[kind]}/${id}`
