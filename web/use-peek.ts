import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#contract/resources.ts'

/** Somebody rests on an open resource: fetch what opening it will need, so that it opens at once. Cheap to repeat. */
export function usePeek(): (resource: Resource) => void {
  const client = useQueryClient()
  const peek = async (resource: Resource) => {
    const [{ fetchAhead }] = await Promise.all([
      import('./features/reader/fetch-ahead.ts'),
      import('./features/reader/reader-page.tsx'),
    ])
    await fetchAhead(client, resource)
  }
  // It is tried again, and complained about, when the resource is really opened.
  return (resource) => void peek(resource).catch(() => undefined)
}
