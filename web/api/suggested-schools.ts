import { queryOptions } from '@tanstack/react-query'
import { suggestSchools } from '#contract/register.ts'
import { call } from './call.ts'

/** From so many letters of a name or a postcode on, the register is asked. */
const fewestLetters = 3
/** Between two keys of somebody who types, in milliseconds: an address nobody waits for any more is not asked. */
const typingPause = 150

/** The register's schools for what has been typed. Without an answer there is nothing to choose, and nothing is said. */
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
    // The list stays while the next one comes.
    placeholderData: (previous) => (q.length >= fewestLetters ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
