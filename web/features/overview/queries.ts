import { queryOptions } from '@tanstack/react-query'
import { viewTrends } from '#contract/overview.ts'
import { call } from '../../api/call.ts'

export const trendsQuery = queryOptions({
  queryKey: ['trends'],
  queryFn: ({ signal }) => call(viewTrends, {}, { signal }),
  staleTime: 5 * 60_000,
})
