import { queryOptions } from '@tanstack/react-query'
import { viewTermDates } from '#contract/term-dates.ts'
import { call } from './call.ts'

/** The term dates of the user's school. */
export const termDatesQuery = queryOptions({
  queryKey: ['term-dates'],
  queryFn: ({ signal }) => call(viewTermDates, {}, { signal }),
})
