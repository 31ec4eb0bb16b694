import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from './api/categories-query.ts'
import { WhenOffline } from './features/reader/keep/when-offline.tsx'
import { coverageQuery, resourcesQuery } from './features/resources/queries.ts'
import { ShelfPage } from './features/resources/shelf-page.tsx'
import { usePeek } from './use-peek.ts'

export const prefetch = () => [resourcesQuery, categoriesQuery, coverageQuery]

/** The shelf, from which books open fast because the reader is prefetched. Offline, the books on this device. */
export function ShelfScreen() {
  const peek = usePeek()
  const { data, fetchStatus } = useQuery(resourcesQuery)
  if (!data && fetchStatus === 'paused') {
    return (
      <WhenOffline
        title="You cannot see the shelf offline"
        sentence="It will come back when you are connected again. You can still open the books that you keep on this device."
        isShelf
      />
    )
  }
  return <ShelfPage onPeek={peek} />
}
