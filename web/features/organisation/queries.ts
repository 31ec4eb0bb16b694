import { queryOptions } from '@tanstack/react-query'
import { editOrganisation } from '#contract/organisation.ts'
import { call } from '../../api/call.ts'

export const organisationQuery = queryOptions({
  queryKey: ['admin-organisation'],
  queryFn: ({ signal }) => call(editOrganisation, {}, { signal }),
  staleTime: 0,
})
