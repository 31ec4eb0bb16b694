import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listAddedLately, listSessions, logoutEverywhere, revokeSession } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

/** What was added lately to the account whose password this link resets; asked once, because the link goes with the answer. */
export const addedLatelyQuery = (token: string) =>
  queryOptions({
    queryKey: ['added-lately', token],
    queryFn: ({ signal }) => call(listAddedLately, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useRevokeSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => call(logoutEverywhere, {}) })
}
