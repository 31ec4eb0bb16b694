import { queryOptions } from '@tanstack/react-query'
import { listCategories } from '#contract/resources.ts'
import { call } from './call.ts'

/** What people read for the slugs of categories, in the operator's order. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: 10 * 60_000,
})
