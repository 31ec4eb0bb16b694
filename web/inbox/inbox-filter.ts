import { useSearchParams } from 'react-router'

export interface InboxFilter<State extends string> {
  state: State
  q: string
  /** From 1. */
  page: number
}

export interface Inbox<State extends string> {
  /** The label of each state, in tab order. */
  names: Record<State, string>
  filter: InboxFilter<State>
  /** Changes the filter; returns to page 1 unless a page is named. */
  show: (changed: Partial<InboxFilter<State>>) => void
}

/**
 * The filter of an inbox, kept in the URL so that it can be bookmarked and shared. `param`: the name of the state's
 * search parameter.
 */
export function useInbox<State extends string>(
  names: Record<State, string>,
  first: State,
  param: 'status' | 'state' = 'status',
): Inbox<State> {
  const [search, setSearch] = useSearchParams()
  const own: string[] = [param, 'q', 'page']
  const states = Object.keys(names) as State[]
  const filter = {
    state: states.find((name) => name === search.get(param)) ?? first,
    q: search.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
  const show = (changed: Partial<InboxFilter<State>>) => {
    const { state, q, page } = { ...filter, page: 1, ...changed }
    // A further filter of the page stays as it is.
    const others = Object.fromEntries([...search].filter(([name]) => !own.includes(name)))
    setSearch({ ...others, [param]: state, ...(q && { q }), ...(page > 1 && { page: String(page) }) })
  }
  return { names, filter, show }
}
