import { queryOptions } from '@tanstack/react-query'
import { listOfferedProviders } from '#contract/sign-in-providers.ts'
import { call } from './call.ts'

/** What people can log in with beside a password. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => call(listOfferedProviders, {}, { signal }),
})
