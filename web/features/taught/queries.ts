import { queryOptions } from '@tanstack/react-query'
import { readTaught, viewParentsPage, viewTaught } from '#contract/taught.ts'
import { call } from '../../api/call.ts'

export const parentsPage = 'parents-page'

export const parentsPageQuery = queryOptions({
  queryKey: [parentsPage],
  queryFn: ({ signal }) => call(viewParentsPage, {}, { signal }),
})

export const taughtQuery = (token: string) =>
  queryOptions({
    queryKey: ['taught', token],
    queryFn: ({ signal }) => call(viewTaught, { query: { token } }, { signal }),
  })

export const taughtContentQuery = (token: string, id: string) =>
  queryOptions({
    queryKey: ['taught', token, id],
    queryFn: ({ signal }) => call(readTaught, { params: { id }, query: { token } }, { signal }),
  })
