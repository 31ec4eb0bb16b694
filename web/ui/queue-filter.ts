import { useSearchParams } from 'react-router'

export interface QueueFilter<State extends string> {
  status: State
  q: string
  page: number
}

/** Which part of a queue is shown. It stands in the address, so that it can be kept and sent; a change begins at page 1. */
export function useQueueFilter<State extends string>(states: readonly State[], first: State) {
  const [search, setSearch] = useSearchParams()
  const filter: QueueFilter<State> = {
    status: states.find((name) => name === search.get('status')) ?? first,
    q: search.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
  const show = (changed: Partial<QueueFilter<State>>) => {
    const { status, q, page } = { ...filter, page: 1, ...changed }
    setSearch({ status, ...(q && { q }), ...(page > 1 && { page: String(page) }) })
  }
  return [filter, show] as const
}
