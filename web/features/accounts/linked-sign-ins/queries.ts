import { queryOptions } from '@tanstack/react-query'
import { viewPendingSignIn } from '#contract/identity-providers.ts'
import { listLinkedSignIns } from '#contract/linked-sign-ins.ts'
import { call } from '../../../api/call.ts'

export const linkedSignInsQuery = queryOptions({
  queryKey: ['linked-sign-ins'],
  queryFn: ({ signal }) => call(listLinkedSignIns, {}, { signal }),
})

/** Asked anew each time: a cookie decides it. */
export const pendingSignInQuery = queryOptions({
  queryKey: ['pending-sign-in'],
  queryFn: ({ signal }) => call(viewPendingSignIn, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})
