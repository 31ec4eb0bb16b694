import { queryOptions } from '@tanstack/react-query'
import { viewGrants } from '#contract/grants.ts'
import { viewReading, viewSchoolReading } from '#contract/reading.ts'
import { viewSchoolYear } from '#contract/school-year.ts'
import { call } from '../../api/call.ts'

/** `period` is one of those in the response; the last 12 months when left out. */
export const schoolReadingQuery = (period?: string) =>
  queryOptions({
    queryKey: ['school-reading', period],
    queryFn: ({ signal }) => call(viewSchoolReading, { query: { period } }, { signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })

/** `year` is the id of one of those in the response; the latest when left out. */
export const schoolYearQuery = (year?: string) =>
  queryOptions({
    queryKey: ['school-year', year],
    queryFn: ({ signal }) => call(viewSchoolYear, { query: { year } }, { signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })

export const readingQuery = queryOptions({
  queryKey: ['reading'],
  queryFn: ({ signal }) => call(viewReading, {}, { signal }),
  staleTime: 5 * 60_000,
})

/** `year` is the id of one of those in the response; the latest when left out. */
export const grantsQuery = (year?: string) =>
  queryOptions({
    queryKey: ['grants', year],
    queryFn: ({ signal }) => call(viewGrants, { query: { year } }, { signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
