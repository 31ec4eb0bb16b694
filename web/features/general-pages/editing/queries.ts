import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { editPage, listPages, previewPage, viewPageVersion } from '#contract/general-pages.ts'
import { call } from '../../../api/call.ts'

export const pageListQuery = queryOptions({
  queryKey: ['admin-pages'],
  queryFn: ({ signal }) => call(listPages, {}, { signal }),
  staleTime: 0,
})

export const editedPageQuery = (name: string) =>
  queryOptions({
    queryKey: ['admin-page', name],
    queryFn: ({ signal }) => call(editPage, { params: { name } }, { signal }),
    staleTime: 0,
  })

export const pageVersionQuery = (name: string, version: number) =>
  queryOptions({
    queryKey: ['admin-page-version', name, version],
    queryFn: ({ signal }) => call(viewPageVersion, { params: { name, version: String(version) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The server's rendering of a text, as visitors would read it. The previous one stays until the next has arrived. */
export const previewQuery = (source: string) =>
  queryOptions({
    queryKey: ['page-preview', source],
    queryFn: ({ signal }) => call(previewPage, { body: { source } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
