import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '#contract/resources.ts'
import { warmPdfWorker } from './pdf/pdf-worker.ts'
import { bookQuery, resourceQuery } from './queries.ts'

export { askAhead } from './pdf/ask-ahead.ts'

/**
 * Prefetches what opening a resource will need: a book's pages as data and its first picture, or the PDF renderer.
 * Called while the pointer rests on a resource on the shelf; cheap to repeat.
 *
 * @throws the error; opening the resource tries again and reports it
 */
export async function fetchAhead(client: QueryClient, resource: Resource): Promise<void> {
  client.setQueryData(resourceQuery(resource.id).queryKey, resource)
  if (!resource.is_book) {
    warmPdfWorker()
    await import('./pdf/pdf-engine.ts')
    return
  }
  const { pages } = await client.fetchQuery(bookQuery(resource.id))
  const first = pages[0]
  if (!first) return
  // The reader starts with the small picture too, on any screen.
  new Image().src = first.image
}
