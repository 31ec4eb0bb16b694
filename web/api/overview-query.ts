import { queryOptions } from '@tanstack/react-query'
import { viewOverview } from '#contract/overview.ts'
import { call } from './call.ts'

/** What waits for an operator: shared by the console's navigation and its first page, and asked again every minute. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(viewOverview, {}, { signal }),
  staleTime: 0,
  refetchInterval: 60_000,
})
