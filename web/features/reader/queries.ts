import { queryOptions } from '@tanstack/react-query'
import { viewBookDetails } from '#contract/books.ts'
import { listEditions } from '#contract/editions.ts'
import { listResources, viewBook, viewResource } from '#contract/resources.ts'
import { call } from '../../api/call.ts'
import { patiently, untilReached } from '../../api/patience.ts'

/** Tried once without a connection too: the service worker answers with a book that is kept on this device. */
const offlineFirst = 'offlineFirst'

export const resourceQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'view', id],
    queryFn: ({ signal }) =>
      patiently((ending) => call(viewResource, { params: { id: String(id) } }, { signal: ending }), signal),
    ...untilReached,
    networkMode: offlineFirst,
  })

/** Pages of a book change only when its PDF does; a tab left open overnight keeps the book it has. */
export const bookQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'book', id],
    queryFn: ({ signal }) =>
      patiently((ending) => call(viewBook, { params: { id: String(id) } }, { signal: ending }), signal),
    ...untilReached,
    networkMode: offlineFirst,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What somebody chooses a storybook by. */
export const bookDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'details', id],
    queryFn: ({ signal }) => call(viewBookDetails, { params: { id: String(id) } }, { signal }),
  })

/** Other ways to read a book. */
export const editionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'editions', id],
    queryFn: ({ signal }) => call(listEditions, { params: { id: String(id) } }, { signal }),
  })

/** The guides, plans and notes that belong to a storybook, from the list that the shelf has usually loaded already. */
export const companionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources'],
    queryFn: ({ signal }) => call(listResources, {}, { signal }),
    select: (resources) => resources.filter((resource) => resource.belongs_to === id),
  })

/** The storybook that follows on the shelf, after the last the first; undefined where there is no other. */
export const nextBookQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources'],
    queryFn: ({ signal }) => call(listResources, {}, { signal }),
    select: (resources) => {
      const books = resources.filter((one) => one.id === id || (one.is_book && !one.is_locked && !one.is_draft))
      const at = books.findIndex((one) => one.id === id)
      return books.length > 1 ? books[(at + 1) % books.length] : undefined
    },
  })
