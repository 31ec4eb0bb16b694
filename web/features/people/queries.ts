import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  confirmPeople,
  endAccess,
  handOverLead,
  leaveSchool,
  listPeople,
  type PeopleFilter,
  type Person,
  restoreAccess,
} from '#contract/people.ts'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../session/session-query.ts'
import type { Deed } from './ask-dialog.tsx'

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

/** After a failure too: somebody else may have done it. People who leave have another profile then. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listKey }),
      client.invalidateQueries({ queryKey: profileQuery.queryKey }),
    ])
}

/** Ends an access, hands the lead over, or leaves. */
export function useDeed() {
  return useMutation({
    mutationFn: ({ deed, person: { id } }: { deed: Deed; person: Person }) => {
      if (deed === 'leave') return call(leaveSchool, {})
      return call(deed === 'end' ? endAccess : handOverLead, { params: { id } })
    },
    onSettled: useRefresh(),
  })
}

/** Gives somebody back the access that was ended. */
export function useRestore() {
  return useMutation({
    mutationFn: ({ id }: Person) => call(restoreAccess, { params: { id } }),
    onSettled: useRefresh(),
  })
}

/** Says that people are still at the school. */
export function useConfirm() {
  return useMutation({
    mutationFn: (people: readonly Person[]) => call(confirmPeople, { body: { ids: people.map(({ id }) => id) } }),
    onSettled: useRefresh(),
  })
}
