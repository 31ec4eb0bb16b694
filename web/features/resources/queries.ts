import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listResources, searchResources } from '#contract/resources.ts'
import { viewShelfCoverage } from '#contract/school-year.ts'
import { call } from '../../api/call.ts'
import { patiently, untilReached } from '../../api/patience.ts'

export const resourcesQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: ({ signal }) => patiently((ending) => call(listResources, {}, { signal: ending }), signal),
  ...untilReached,
})

/** The nation of the reader's school, and what the storybooks cover of its curriculum. */
export const coverageQuery = queryOptions({
  queryKey: ['resources', 'coverage'],
  queryFn: ({ signal }) => call(viewShelfCoverage, {}, { signal }),
})

/** What a search finds; while the next words are searched for, what the last ones found stays. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['resources', 'search', q],
    queryFn: ({ signal }) => call(searchResources, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
  })
