import { useQuery } from '@tanstack/react-query'
import { resourcesQuery } from './queries.ts'
import type { Peek } from './shelf-context.ts'
import { ShelfSection } from './shelf-section.tsx'

/** The free books alone, for who may not open the others yet. */
export function FreeShelf({ onPeek }: { onPeek?: Peek }) {
  const { data: resources = [] } = useQuery(resourcesQuery)
  const free = resources.filter((resource) => resource.is_free && !resource.is_locked)
  return <ShelfSection resources={free} {...(onPeek && { onPeek })} />
}
