import { queryOptions } from '@tanstack/react-query'
import { viewLesson, viewPrompts } from '#contract/teaching.ts'
import { call } from '../../../api/call.ts'

/** What the guide asks changes only with its PDF. */
export const promptsQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'prompts', id],
    queryFn: ({ signal }) => call(viewPrompts, { params: { id: String(id) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const lessonQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'lesson', id],
    queryFn: ({ signal }) => call(viewLesson, { params: { id: String(id) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
