import { useSearchParams } from 'react-router'

export interface InboxFilter<State extends string> {
  state: State
  q: string
  /** From 1. */
  page: number
}

export interface Inbox<State extends string> {
  /** What each state is called, in the order of the tabs. */
  names: Record<State, string>
  filter: InboxFilter<State>
  /** Changes the filter; without a page named it goes back to page 1. */
  show: (changed: Partial<InboxFilter<State>>) => void
}

/**
 * Which part of an inbox is shown. It is kept in the address, so that it can be bookmarked and sent. `param`: what the
 * state is called there.
 */
export function useInbox<State extends string>(
  names: Record<State, string>,
  first: State,
  param: 'status' | 'state' = 'status',
): Inbox<State> {
  const [search, setSearch] = useSearchParams()
  const states = Object.keys(names) as State[]
  const filter = {
    state: states.find((name) => name === search.get(param)) ?? first,
    q: search.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
  const show = (changed: Partial<InboxFilter<State>>) => {
    const { state, q, page } = { ...filter, page: 1, ...changed }
    setSearch({ [param]: state, ...(q && { q }), ...(page > 1 && { page: String(page) }) })
  }
  return { names, filter, show }
}
