import { queryOptions } from '@tanstack/react-query'
import { viewFeedback, viewFeedbackForm } from '#contract/feedback.ts'
import { call } from '../../api/call.ts'

export const feedbackFormQuery = queryOptions({
  queryKey: ['feedback-form'],
  queryFn: ({ signal }) => call(viewFeedbackForm, {}, { signal }),
})

export const feedbackQuery = queryOptions({
  queryKey: ['feedback'],
  queryFn: ({ signal }) => call(viewFeedback, {}, { signal }),
  staleTime: 60_000,
})
