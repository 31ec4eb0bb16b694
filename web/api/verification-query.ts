import { queryOptions } from '@tanstack/react-query'
import { viewVerification } from '#contract/schools.ts'
import { call } from './call.ts'

/** How one's own school was sent, what was compared with the register, and how it stands. */
export const verificationQuery = queryOptions({
  queryKey: ['verification'],
  queryFn: ({ signal }) => call(viewVerification, {}, { signal }),
  staleTime: 0,
})
