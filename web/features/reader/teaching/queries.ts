import { queryOptions } from '@tanstack/react-query'
import { viewPrompts } from '#contract/teaching.ts'
import { call } from '../../../api/call.ts'

/** What the guide asks changes only with its PDF. */
export const promptsQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'prompts', id],
    queryFn: ({ signal }) => call(viewPrompts, { params: { id: String(id) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
