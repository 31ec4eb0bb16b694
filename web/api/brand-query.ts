import { queryOptions } from '@tanstack/react-query'
import { viewBrand } from '#contract/brand.ts'
import { call } from './call.ts'

/** The sponsor and the portal's own words. They change a few times a year. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => call(viewBrand, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // Without a connection the service worker has a cached copy.
  networkMode: 'always',
})
