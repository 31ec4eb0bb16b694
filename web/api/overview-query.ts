import { queryOptions } from '@tanstack/react-query'
import { viewOverview } from '#contract/overview.ts'
import { call } from './call.ts'

/** The open cases: shared by the console's navigation and its first page, and polled every minute. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(viewOverview, {}, { signal }),
  staleTime: 0,
  refetchInterval: 60_000,
})
