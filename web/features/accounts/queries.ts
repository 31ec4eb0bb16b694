import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listSessions, logoutEverywhere, revokeSession } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
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
