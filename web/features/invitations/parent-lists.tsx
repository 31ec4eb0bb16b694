import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ParentListRow } from './parent-list-row.tsx'
import { listsOnPage, parentListsQuery } from './queries.ts'
import { type Undone, UndoneNotice } from './undone-notice.tsx'

const headingId = 'parent-lists'

/** The lists that the school has uploaded: how far their e-mails have got, what became of them, and the way back. */
export function ParentLists() {
  const [page, setPage] = useState(1)
  const [undone, setUndone] = useState<Undone | null>(null)
  const { data, error, refetch } = useQuery(parentListsQuery(page))
  const total = data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / listsOnPage))
  const focusHeading = () => document.getElementById(headingId)?.focus()
  const turnTo = (next: number) => {
    setPage(next)
    focusHeading()
  }
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="mb-4 text-xl outline-none">
        Lists you have uploaded
      </h2>
      <div role="status">{undone && <UndoneNotice undone={undone} />}</div>
      {error && !data && (
        <LoadFailure title="We could not load your lists" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!(data || error) && (
        <div aria-busy className="grid gap-3">
          <Skeleton className="h-24 rounded-md" />
        </div>
      )}
      {data && total === 0 && (
        <p className="rounded-md bg-surface p-6 text-ink-soft">
          No list has been uploaded yet. Each is shown here with how many of its e-mails have been sent, and can be
          undone.
        </p>
      )}
      {data && total > 0 && (
        <ul className="grid gap-3">
          {data.lists.map((list) => (
            <ParentListRow
              key={list.id}
              list={list}
              onUndone={(result) => {
                setUndone(result)
                // The button that had the focus has gone.
                focusHeading()
              }}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of lists" className="mt-6 flex flex-wrap items-center gap-4">
          {page > 1 && (
            <Button tone="quiet" onClick={() => turnTo(page - 1)}>
              Newer
            </Button>
          )}
          <p>
            Page {page} of {pages}
          </p>
          {page < pages && (
            <Button tone="quiet" onClick={() => turnTo(page + 1)}>
              Older
            </Button>
          )}
        </nav>
      )}
    </section>
  )
}
