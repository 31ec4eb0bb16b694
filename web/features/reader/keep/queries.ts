import { queryOptions } from '@tanstack/react-query'
import { listKeptBooks } from '../../../api/kept-books.ts'

/** The books on this device; no server is asked. */
export const keptBooksQuery = queryOptions({
  queryKey: ['kept-books'],
  queryFn: listKeptBooks,
  enabled: !import.meta.env.SSR,
  networkMode: 'always',
  staleTime: 0,
})
