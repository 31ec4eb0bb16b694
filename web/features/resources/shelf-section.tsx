import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Resource } from '#contract/resources.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { categoryTitle } from '../../domain/category-title.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useSession } from '../../session/use-session.ts'
import { lockReason } from './audience.ts'
import { resourcesQuery } from './queries.ts'
import { forParents, forTeachers, type Peek, ShelfContext } from './shelf-context.ts'
import { ShelfGallery } from './shelf-gallery.tsx'
import { ShelfLoading } from './shelf-loading.tsx'

interface ShelfSectionProps {
  /** Which of the fetched resources are on it. */
  resources: readonly Resource[]
  /** What storybooks cover of the curriculum, by their ids. */
  coverage?: ReadonlyMap<number, string>
  /** What stands on it when it has none. */
  empty?: ReactNode
  onPeek?: Peek
}

const noCoverage = new Map<number, string>()
const nothing = () => undefined

/** The shelf in each of its states: being fetched, failed, empty, full. */
export function ShelfSection({ resources, coverage = noCoverage, empty, onPeek = nothing }: ShelfSectionProps) {
  const { user } = useSession()
  const { isError, error, data, refetch } = useQuery(resourcesQuery)
  const { data: categories } = useQuery(categoriesQuery)
  if (!data) {
    if (!isError) return <ShelfLoading />
    return <LoadFailure title="We could not load the books" error={error} onRetry={refetch} />
  }
  return (
    <ShelfContext
      value={{
        titleOf: (category) => categoryTitle(category, categories),
        lockedBecause: lockReason(user),
        ...(user?.role === 'parent' ? forParents : forTeachers),
        coverage,
        onPeek,
      }}
    >
      <ShelfGallery resources={resources} empty={empty} />
    </ShelfContext>
  )
}
