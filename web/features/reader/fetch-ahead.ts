import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '#contract/resources.ts'
import { warmPdfWorker } from './pdf/pdf-worker.ts'
import { bookQuery, resourceQuery } from './queries.ts'

export { askAhead } from './pdf/ask-ahead.ts'

/**
 * Fetches what opening a resource will need: a book's pages as data and the picture of its first one, or what draws
 * PDFs. For somebody who rests on it on the shelf; cheap to repeat.
 *
 * @throws what went wrong on the way; opening it tries again, and complains there
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
  // The reader begins with the small one too, on whatever screen.
  new Image().src = first.image
}
