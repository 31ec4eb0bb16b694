import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type endAccess, listPeople, type PeopleFilter, type Person, type restoreAccess } from '#contract/people.ts'
import { call } from '../../api/call.ts'

const listKey = ['people'] as const

export interface WantedPeople {
  show: PeopleFilter
  q: string
  page: number
}

/** A page of the people of the user's school. */
export const peopleQuery = (wanted: WantedPeople) =>
  queryOptions({
    queryKey: [...listKey, wanted],
    queryFn: ({ signal }) => call(listPeople, { query: wanted }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Ends somebody's access, or gives it back. */
export function useAccess(endpoint: typeof endAccess | typeof restoreAccess) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Person) => call(endpoint, { params: { id } }),
    // Also after a failure: somebody else may have done it.
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}
