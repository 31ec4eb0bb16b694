import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { LoadFailure } from '../domain/load-failure.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import type { Crumb } from '../ui/page/breadcrumb.tsx'
import { Page } from '../ui/page/page.tsx'
import { filterIn, searchOfCase } from './cases-query.ts'

interface CasePageProps<Case> {
  /** The list that it belongs to; the inbox, with its filter, when left out. */
  list?: Required<Crumb>
  query: UseQueryResult<Case>
  title: (one: Case) => string
  lead: (one: Case) => ReactNode
  /** The details of the case. */
  facts: (one: Case) => ReactNode
  /** A `NextCase`. */
  next?: (one: Case) => ReactNode
  /** The history and the actions. */
  children: (one: Case) => ReactNode
}

/** One case: its details beside its history and the actions. */
export function CasePage<Case>({ list, query, title, lead, facts, next, children }: CasePageProps<Case>) {
  const { data, error, refetch } = query
  const [search] = useSearchParams()
  const inbox = list ?? { label: 'Inbox', to: `/admin/inbox${searchOfCase(filterIn(search))}` }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page title="Page not found" lead="The page you are looking for does not exist.">
        <ButtonLink to={inbox.to} className="mt-6">
          Back to {list ? list.label.toLowerCase() : 'the inbox'}
        </ButtonLink>
      </Page>
    )
  }
  if (data === undefined) {
    return (
      <Page title={inbox.label} breadcrumb={[inbox]}>
        {error ? (
          <LoadFailure title="We could not load this" error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="mt-8 h-96 rounded-lg" />
        )}
      </Page>
    )
  }
  return (
    <Page title={title(data)} breadcrumb={[inbox, { label: title(data) }]} lead={lead(data)}>
      {next?.(data)}
      <div className="mt-8 grid items-start gap-10 desktop:grid-cols-[minmax(0,1fr)_18rem]">
        <aside aria-label="Details" className="rounded-lg bg-surface p-6 shadow-rest desktop:order-last">
          {facts(data)}
        </aside>
        <div className="grid min-w-0 gap-10">{children(data)}</div>
      </div>
    </Page>
  )
}
