import { queryOptions } from '@tanstack/react-query'
import { listCategories, listResources } from '#contract/resources.ts'
import { call } from '../../api/call.ts'

export const resourcesQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: ({ signal }) => call(listResources, {}, { signal }),
})

/** Their titles only; the shelf stands without them. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: 10 * 60_000,
})
