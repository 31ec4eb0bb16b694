import type { UseQueryResult } from '@tanstack/react-query'
import { Children, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { pagesOf } from '#contract/paging.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Pager } from '../ui/lists/pager.tsx'
import { unbroken } from '../ui/text/unbroken.tsx'
import { LoadFailure } from './load-failure.tsx'

interface PagedSectionProps<Data extends { total: number }> {
  /** The id of the heading, which gets the focus when the page changes. */
  id: string
  heading: ReactNode
  /** What the list contains, in the plural: "invitations". */
  noun: string
  query: UseQueryResult<Data>
  /** Shown when the list is empty. */
  empty: string
  page: number
  /** With `replace`, the page was past the end of the list, and is not one to come back to. */
  onTurn: (page: number, options?: { replace: boolean }) => void
  /** Shown above the list in every state. */
  notice?: ReactNode
  /** One panel with lines between the entries, for lists of many. */
  isCompact?: boolean
  /** How many entries of a page are shown before a press on “Show more”: a page of 50 is ten screens of a phone. */
  shownFirst?: number
  /** The entries, as list items. */
  children: (data: Data) => ReactNode
}

/** A paged list with a heading, in each state: loading, failed, empty or filled. */
export function PagedSection<Data extends { total: number }>(props: PagedSectionProps<Data>) {
  const { id, heading, noun, query, empty, page, onTurn, notice, isCompact = false, children } = props
  const [isUnfolded, setUnfolded] = useState(false)
  const { data, error, refetch, isPlaceholderData } = query
  const total = data && !isPlaceholderData ? data.total : 0
  const isPastEnd = total > 0 && page > pagesOf(total)
  const entries = data && total > 0 ? Children.toArray(children(data)) : []
  const shown = isUnfolded || props.shownFirst === undefined ? entries.length : props.shownFirst
  const turnBack = useEffectEvent(() => onTurn(pagesOf(total), { replace: true }))
  useEffect(() => {
    if (isPastEnd) turnBack()
  }, [isPastEnd])
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-4 text-xl outline-none">
        {heading}
      </h2>
      {notice}
      {error && !data && <LoadFailure title={`We could not load ${noun}`} error={error} onRetry={refetch} />}
      {!(data || error) && (
        <div aria-busy>
          <Skeleton className="h-24 rounded-md" />
        </div>
      )}
      {data?.total === 0 && <p className="rounded-md bg-surface p-6 text-ink-soft">{unbroken(empty)}</p>}
      {data && data.total > 0 && (
        <>
          <ul className={isCompact ? 'divide-y divide-line rounded-md bg-surface shadow-rest' : 'grid gap-3'}>
            {entries.slice(0, shown)}
          </ul>
          {entries.length > shown && (
            <Button tone="quiet" className="mt-4" onClick={() => setUnfolded(true)}>
              Show {entries.length - shown} more
            </Button>
          )}
          <Pager
            page={page}
            pages={pagesOf(data.total)}
            label={`Pages of ${noun}`}
            onTurn={(turned) => {
              onTurn(turned)
              focusHeading(id)
            }}
          />
        </>
      )}
    </section>
  )
}

/** Where the focus goes when the focused element has disappeared. */
export const focusHeading = (id: string) => document.getElementById(id)?.focus()
