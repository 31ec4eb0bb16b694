import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#contract/resources.ts'

/** Somebody rests on an open resource: fetch what opening it will need, so that it opens at once. Cheap to repeat. */
export function usePeek(): (resource: Resource) => void {
  const client = useQueryClient()
  const fetchAhead = async (resource: Resource) => {
    const [{ bookQuery, resourceQuery }] = await Promise.all([
      import('./features/reader/queries.ts'),
      import('./features/reader/reader-page.tsx'),
    ])
    client.setQueryData(resourceQuery(resource.id).queryKey, resource)
    if (resource.is_book) await client.prefetchQuery(bookQuery(resource.id))
  }
  // It is tried again, and complained about, when the resource is really opened.
  return (resource) => void fetchAhead(resource).catch(() => undefined)
}
