import { queryOptions } from '@tanstack/react-query'
import { type GeneralPageName, viewPage } from '#contract/general-pages.ts'
import { call } from './call.ts'

/** A general page: a title, and details that `RichText` shows. They change a few times a year. */
export const pageQuery = (name: GeneralPageName) =>
  queryOptions({
    queryKey: ['page', name],
    queryFn: ({ signal }) => call(viewPage, { params: { name } }, { signal }),
    staleTime: 10 * 60_000,
  })
