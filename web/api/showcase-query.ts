import { queryOptions } from '@tanstack/react-query'
import { viewShowcase } from '#contract/showcase.ts'
import { call } from './call.ts'

/** What everybody may see of the library: covers, and the first pages of one book. */
export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: ({ signal }) => call(viewShowcase, {}, { signal }),
  staleTime: 10 * 60_000,
})
