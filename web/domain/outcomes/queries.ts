import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listOutcomeQuestions } from '#contract/evidence.ts'
import { call } from '../../api/call.ts'

const questions = 'outcome-questions'

export const outcomeQuestionsQuery = queryOptions({
  queryKey: [questions],
  queryFn: ({ signal }) => call(listOutcomeQuestions, {}, { signal }),
  staleTime: 0,
})

/** Numbers of a class have been entered, changed, deleted or skipped. */
export function forgetOutcomes(client: QueryClient): void {
  for (const key of [questions, 'school-reading', 'school-year']) void client.invalidateQueries({ queryKey: [key] })
}
