import { queryOptions } from '@tanstack/react-query'
import { CaseKind, CaseState, CaseStatus, listCases } from '#contract/cases.ts'
import { call } from '../api/call.ts'

/** What a list of cases shows: every kind or one, every state or one. */
export interface CasesFilter {
  kind?: CaseKind | undefined
  state?: CaseState | undefined
  status?: CaseStatus | undefined
  q: string
  /** From 1. */
  page: number
}

export const casesQuery = ({ kind, state, status, q, page }: CasesFilter) =>
  queryOptions({
    queryKey: ['cases', kind, state, status, q, page],
    queryFn: ({ signal }) => call(listCases, { query: { kind, state, status, q, page } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

const among = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((one) => one === given)

/** Names every state in an address, where `undefined` cannot. */
const anyState = 'any'

/** What an address that names no state shows: what waits or, with words, what has them in any state. */
const usualState = (q: string) => (q === '' ? 'waiting' : anyState)

/** The filter that an address has. */
export function filterIn(search: URLSearchParams): CasesFilter {
  const q = search.get('q') ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const state = among([...CaseState.options, anyState], search.get('state')) ?? usualState(q)
  return {
    ...{ q, page },
    state: state === anyState ? undefined : state,
    kind: among(CaseKind.options, search.get('kind')),
    status: among(CaseStatus.options, search.get('status')),
  }
}

/** The part of an address that has a filter, with its question mark; `""` for everything that waits. */
export function searchOf({ kind, state, status, q = '', page = 1 }: Partial<CasesFilter>): string {
  const named = state ?? anyState
  const search = new URLSearchParams({
    ...(kind && { kind }),
    ...(named !== usualState(q) && { state: named }),
    ...(status && { status }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `?${search}` : ''
}

/** The kind that the inbox was narrowed to when a case was opened: the cases after it are of the same kind. */
export const searchOfCase = ({ kind }: Pick<CasesFilter, 'kind'>): string => searchOf({ kind, state: 'waiting' })
