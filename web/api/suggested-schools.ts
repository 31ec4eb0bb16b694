import { queryOptions } from '@tanstack/react-query'
import { suggestSchools } from '#contract/register.ts'
import { call } from './call.ts'

/** The shortest search, in characters of a name or a postcode. */
const fewestLetters = 3
/** Debounce while typing, in milliseconds. */
const typingPause = 150

/** The register's schools for what has been typed. When the request fails the list is empty, without an error. */
export function suggestedSchoolsQuery(typed: string) {
  const q = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 100)
  return queryOptions({
    queryKey: ['register-schools', q.toLowerCase()],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPause))
      signal.throwIfAborted()
      return call(suggestSchools, { query: { q } }, { signal })
    },
    enabled: q.length >= fewestLetters,
    // The previous list stays until the next one has arrived.
    placeholderData: (previous) => (q.length >= fewestLetters ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
