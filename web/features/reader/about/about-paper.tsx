import '../../../ui/page/link-card.css'
import './about-book.css'
import { useId } from 'react'
import type { Resource } from '#contract/resources.ts'
import { minutesText } from '../../../domain/ages-and-minutes.ts'
import { EditionList, useHasEditions } from './edition-list.tsx'
import { Permission } from './permission.tsx'

/** What there is to know of a document, and the other forms in which it can be saved. */
export function AboutPaper({ resource }: { resource: Resource }) {
  const id = useId()
  const hasEditions = useHasEditions(resource.id)
  const { description, minutes, page_count } = resource
  const facts = [minutesText(minutes), `${page_count} ${page_count === 1 ? 'page' : 'pages'}`].filter(Boolean)
  return (
    <div className="about-paper">
      {description && <p>{description}</p>}
      <p className="text-ink-soft">{facts.join(' · ')}</p>
      <Permission of={resource} />
      {hasEditions && (
        <section aria-labelledby={id}>
          <h3 id={id} className="mt-2 text-lg">
            More ways to read
          </h3>
          <EditionList resource={resource} />
        </section>
      )}
    </div>
  )
}
