import type { FastifyInstance } from 'fastify'
import { CaseKind, listCases as listEndpoint } from '#contract/cases.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { findOrganisation } from '../../organisation/service.ts'
import { type CaseCounts, type CaseRow, type CasesFilter, countCases, countFound, listCases } from './queries.ts'

export function caseRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, listEndpoint, async ({ query: { kind, state, status, q, page = 1 } }) => {
    const filter = { kind, state, status, q }
    const organisation = await findOrganisation(db)
    const promises = { answerDays: organisation.answer_days, bookingDays: organisation.booking_days }
    const [rows, counts, unconfirmed] = await Promise.all([
      listCases(db, filter, page, promises),
      countCases(db, q),
      countFound(db, 'schools', { state: 'with-them', status: 'unconfirmed', q: '' }),
    ])
    const kinds = CaseKind.options.filter((one) => kind === undefined || kind === one)
    const totals = await Promise.all(kinds.map((one) => totalOf(one, filter, counts)))
    return { cases: rows.map(toSummary), total: totals.reduce((sum, count) => sum + count, 0), counts, unconfirmed }
  })

  const totalOf = (kind: CaseKind, filter: CasesFilter, { [kind]: counted }: CaseCounts) => {
    if (filter.status !== undefined) return countFound(db, kind, filter)
    return filter.state ? counted[filter.state] : counted.waiting + counted['with-them'] + counted.decided
  }
}

const toSummary = ({
  createdAt,
  hasMessage,
  sessionOn,
  preferredOn,
  itemCount,
  totalPence,
  dueOn,
  ...row
}: CaseRow) => ({
  ...row,
  has_message: hasMessage,
  session_on: sessionOn,
  preferred_on: preferredOn,
  item_count: itemCount,
  total: totalPence / 100,
  create_time: createdAt.toISOString(),
  due_on: dueOn,
})
