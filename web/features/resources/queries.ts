import { queryOptions } from '@tanstack/react-query'
import { listResources } from '#contract/resources.ts'
import { call } from '../../api/call.ts'

export const resourcesQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: ({ signal }) => call(listResources, {}, { signal }),
})
