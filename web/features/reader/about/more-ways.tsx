import { useId } from 'react'
import type { Resource } from '#contract/resources.ts'
import { EditionList, useHasEditions } from './edition-list.tsx'

/** The editions of a book: a booklet, its words alone, and so on. */
export function MoreWays({ book }: { book: Resource }) {
  const id = useId()
  if (!useHasEditions(book.id)) return null
  return (
    <section aria-labelledby={id} className="mt-12 tablet:mt-16">
      <h2 id={id} className="text-xl tablet:text-2xl">
        More ways to read
      </h2>
      <EditionList resource={book} />
    </section>
  )
}
