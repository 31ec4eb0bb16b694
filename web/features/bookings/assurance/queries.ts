import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Assurance, type Checks, confirmAssurance, viewAssurance } from '#contract/assurance.ts'
import { isChangedMeanwhile } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { bookingQuery } from '../queries.ts'

/** What is known about the visitor of a booking. A booking's changes refetch it. */
export const assuranceQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['assurance', id, version],
    queryFn: ({ signal }) => call(viewAssurance, { params: { id } }, { signal }),
    staleTime: 0,
  })

export type Wanted = Checks & Pick<Assurance, 'visitor' | 'confirm_time'>
export type Confirming = ReturnType<typeof useConfirmAssurance>

/** If somebody else has changed the checks, it fails once they have been loaded as they are now. */
export function useConfirmAssurance({ id, version }: { id: string; version: number }) {
  const client = useQueryClient()
  const { queryKey } = assuranceQuery(id, version)
  return useMutation({
    mutationFn: (body: Wanted) => call(confirmAssurance, { params: { id }, body }),
    onSuccess: (confirmed) => client.setQueryData(queryKey, confirmed),
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey })
    },
    // The history may have an e-mail more, or the visitor may have changed in the meantime.
    onSettled: () => void client.invalidateQueries({ queryKey: bookingQuery(id).queryKey }),
  })
}
