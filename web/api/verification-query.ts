import { queryOptions } from '@tanstack/react-query'
import { viewVerification } from '#contract/schools.ts'
import { call } from './call.ts'

/** The user's own school: what was sent, how it compares with the register, and its state. */
export const verificationQuery = queryOptions({
  queryKey: ['verification'],
  queryFn: ({ signal }) => call(viewVerification, {}, { signal }),
  staleTime: 0,
})
