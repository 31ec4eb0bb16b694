import { queryOptions } from '@tanstack/react-query'
import { listTexts } from '#contract/text-editing.ts'
import { call } from '../../../../api/call.ts'

/** The texts of a storybook beside its story. */
export const textsQuery = (id: number) =>
  queryOptions({
    queryKey: ['book-texts', id],
    queryFn: ({ signal }) => call(listTexts, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  })
