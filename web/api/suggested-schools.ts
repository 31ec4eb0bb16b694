import { queryOptions } from '@tanstack/react-query'
import { hasSuggestions, suggestSchools } from '#contract/register.ts'
import { call } from './call.ts'

/** The shortest search, in characters of a name or a postcode. */
const minLetters = 3
/** Debounce while typing, in milliseconds. */
const typingPause = 150

/** Whether there are schools to suggest. */
export const hasSuggestionsQuery = queryOptions({
  queryKey: ['register-suggestions'],
  queryFn: ({ signal }) => call(hasSuggestions, {}, { signal }),
  // What the server rendered may be older than an import.
  staleTime: 0,
})

/** Whether this much of a name is searched. */
export const isSearched = (typed: string) => typed.trim().length >= minLetters

/** The register's schools for what has been typed, if it has any. */
export function suggestedSchoolsQuery(typed: string, hasSchools: boolean) {
  const q = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 100)
  return queryOptions({
    queryKey: ['register-schools', q.toLowerCase()],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPause))
      signal.throwIfAborted()
      return call(suggestSchools, { query: { q } }, { signal })
    },
    enabled: hasSchools && q.length >= minLetters,
    // The previous list stays until the next one has arrived.
    placeholderData: (previous) => (q.length >= minLetters ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
