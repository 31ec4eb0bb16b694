import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OwnQuoteCard } from './own-quote-card.tsx'
import { ownQuotesQuery } from './queries.ts'

const sectionId = 'own-quotes'

/** Leads down to one's quotes; renders nothing while there are none. */
export function OwnQuotesLink() {
  const { data = [] } = useQuery(ownQuotesQuery)
  if (data.length === 0) return null
  return (
    <a href={`#${sectionId}`} className="link inline-block py-2">
      Your quotes ({data.length})
    </a>
  )
}

/** The quotes of one's own and of one's school: the open ones, and on demand those that are closed. */
export function OwnQuotes({ areOffered }: { areOffered: boolean }) {
  const { data, error, refetch } = useQuery(ownQuotesQuery)
  const [areAllShown, setAllShown] = useState(false)
  // Where one pays at once, quotes are of the past.
  if (!(areOffered || data?.length)) return null
  const closed = data?.filter(({ status }) => status === 'closed') ?? []
  const shown = data?.filter(({ status }) => areAllShown || status !== 'closed') ?? []
  return (
    <section
      aria-labelledby={`${sectionId}-title`}
      id={sectionId}
      tabIndex={-1}
      className="mt-12 scroll-mt-24 outline-none"
    >
      <h2 id={`${sectionId}-title`} className="text-xl">
        Your quotes
      </h2>
      {error && !data && <LoadFailure title="We could not load your quotes" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-4 h-32 rounded-lg" />}
      {data && shown.length === 0 && (
        <p className="mt-4 text-ink-soft">
          {data.length === 0
            ? 'You have not asked for a quote yet. When you do, you will find it here.'
            : 'You have no open quotes.'}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {shown.map((quote) => (
            <OwnQuoteCard key={quote.id} quote={quote} />
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <button
          type="button"
          aria-expanded={areAllShown}
          className="link mt-4 min-h-11 cursor-pointer"
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown
            ? 'Hide quotes that are closed'
            : `Show ${closed.length} that ${closed.length === 1 ? 'is' : 'are'} closed`}
        </button>
      )}
    </section>
  )
}
