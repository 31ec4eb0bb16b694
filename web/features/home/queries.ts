import { queryOptions } from '@tanstack/react-query'
import { viewProgress } from '#contract/home.ts'
import { call } from '../../api/call.ts'

/** Refetched on every visit: the home page shows what is left to do. */
export const progressQuery = queryOptions({
  queryKey: ['progress'],
  queryFn: ({ signal }) => call(viewProgress, {}, { signal }),
  staleTime: 0,
})
