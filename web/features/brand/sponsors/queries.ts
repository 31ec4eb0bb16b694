import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSponsor, listSponsors, orderSponsors, type Sponsor } from '#contract/sponsors.ts'
import { brandQuery } from '../../../api/brand-query.ts'
import { call } from '../../../api/call.ts'
import { editedBrandQuery } from '../queries.ts'

export const sponsorsQuery = queryOptions({
  queryKey: ['admin-sponsors'],
  queryFn: ({ signal }) => call(listSponsors, {}, { signal }),
  staleTime: 0,
})

/** Shows a changed list, and whom the pages thank now. */
export function useSponsorsChanged() {
  const client = useQueryClient()
  return (sponsors: Sponsor[]) => {
    client.setQueryData(sponsorsQuery.queryKey, sponsors)
    void client.invalidateQueries({ queryKey: brandQuery.queryKey })
    void client.invalidateQueries({ queryKey: editedBrandQuery.queryKey })
  }
}

type Change = { kind: 'delete'; id: number } | { kind: 'order'; ids: number[] }

export function useSponsorChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) =>
      change.kind === 'delete'
        ? call(deleteSponsor, { params: { id: String(change.id) } })
        : call(orderSponsors, { body: { ids: change.ids } }),
    onSuccess: useSponsorsChanged(),
    // Somebody else may have changed them in the meantime.
    onError: () => void client.invalidateQueries({ queryKey: sponsorsQuery.queryKey }),
  })
}
