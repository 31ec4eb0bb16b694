import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { resourcesQuery } from './queries.ts'
import { newestOf } from './shelf.ts'
import type { Peek } from './shelf-context.ts'
import { ShelfSection } from './shelf-section.tsx'

interface NewOnShelfProps {
  /** The id of a book that is on the page already. */
  besides: number | undefined
  onPeek?: Peek
}

/** 'New on the shelf': the storybook that came last and a few of its guides, on a board of their own. */
export function NewOnShelf({ besides, onPeek }: NewOnShelfProps) {
  const { data: resources = [] } = useQuery(resourcesQuery)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mt-16 tablet:mt-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={headingId} className="text-xl tablet:text-2xl">
          New on the shelf
        </h2>
        <Link to="/resources" className="link inline-flex min-h-11 items-center gap-2 font-bold">
          All books and resources
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      <ShelfSection resources={newestOf(resources, besides)} {...(onPeek && { onPeek })} />
    </section>
  )
}
