import { queryOptions } from '@tanstack/react-query'
import { viewHealth } from '#contract/monitoring.ts'
import { call } from '../../api/call.ts'

/** Polled, because somebody who has put something right waits for the next look. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call(viewHealth, {}, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
})
