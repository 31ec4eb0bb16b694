import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteIdentityProvider, listIdentityProviders } from '#contract/identity-providers.ts'
import { call } from '../../api/call.ts'
import { providersQuery } from '../../api/providers-query.ts'

export const identityProvidersQuery = queryOptions({
  queryKey: ['admin-identity-providers'],
  queryFn: ({ signal }) => call(listIdentityProviders, {}, { signal }),
  staleTime: 0,
})

export function useProvidersChanged() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: providersQuery.queryKey })
    return client.invalidateQueries({ queryKey: identityProvidersQuery.queryKey })
  }
}

export function useRemoveProvider() {
  const changed = useProvidersChanged()
  return useMutation({
    mutationFn: (id: string) => call(deleteIdentityProvider, { params: { id } }),
    onSettled: changed,
  })
}
