import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#contract/resources.ts'
import { resourcesQuery } from './queries.ts'
import { ShelfSection } from './shelf-section.tsx'

/** The free books alone, for who may not open the others yet. */
export function FreeShelf({ onPeek }: { onPeek?: (resource: Resource) => void }) {
  const { data: resources = [] } = useQuery(resourcesQuery)
  const free = resources.filter((resource) => resource.is_free && !resource.is_locked)
  return <ShelfSection resources={free} {...(onPeek && { onPeek })} />
}
