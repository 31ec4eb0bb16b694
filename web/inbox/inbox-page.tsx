import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pagesOf } from '#contract/paging.ts'
import { sentenceOf } from '../api/api-error.ts'
import { WithRights } from '../session/with-rights.tsx'
import { buttonClass } from '../ui/button.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { SearchForm } from '../ui/fields/search-form.tsx'
import { FilterTabs } from '../ui/lists/filter-tabs.tsx'
import { Pager } from '../ui/lists/pager.tsx'
import { Page } from '../ui/page/page.tsx'
import type { Inbox } from './inbox-filter.ts'

interface InboxPageProps<State extends string, Case extends { id: string }> {
  title: string
  lead: ReactNode
  /** The noun for a case in the page's sentences. */
  noun: { one: string; many: string }
  /** What the search covers. */
  searchHint: string
  inbox: Inbox<State>
  query: UseQueryResult<{ total: number; counts: Partial<Record<State, number>> }>
  /** The cases of this page, once loaded. */
  cases: Case[] | undefined
  /** Another filter, below the states. */
  furtherFilter?: ReactNode
  /** The URL of a CSV export of everything that matches the filter. */
  exportHref?: string
  /** One case of the list: a `CaseLink`. */
  children: (one: Case) => ReactNode
}

/** A list of cases: one state at a time, with search and paging. */
export function InboxPage<State extends string, Case extends { id: string }>(props: InboxPageProps<State, Case>) {
  const { title, lead, noun, searchHint, inbox, query, cases, furtherFilter, exportHref, children } = props
  const { names, filter, show } = inbox
  const { state, q, page } = filter
  const { data, error, refetch } = query
  return (
    <Page title={title} lead={lead}>
      <FilterTabs
        chosen={state}
        tabs={(Object.keys(names) as State[]).map((name) => ({ name, label: names[name], count: data?.counts[name] }))}
        onChoose={(chosen) => show({ state: chosen })}
      />
      {furtherFilter}
      <SearchForm
        key={q}
        label={`Find a ${noun.one}`}
        hint={searchHint}
        q={q}
        onSearch={(wanted) => show({ q: wanted })}
      />
      {error && !data && (
        <LoadFailure
          title={`We could not load the ${noun.many}`}
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && <Skeleton className="mt-6 h-64 rounded-lg" />}
      {cases?.length === 0 && (
        <Notice
          title={q ? `No ${noun.one} matches this search` : `No ${noun.many} are ${names[state].toLowerCase()}`}
          className="mt-6"
        >
          <p>{q ? 'Try fewer letters, or choose another status above.' : 'If there are any, they will appear here.'}</p>
        </Notice>
      )}
      {cases && cases.length > 0 && (
        <ul className="mt-6 grid gap-3">
          {cases.map((one) => (
            <li key={one.id}>{children(one)}</li>
          ))}
        </ul>
      )}
      {data && <Pager page={page} pages={pagesOf(data.total)} onTurn={(turned) => show({ page: turned })} />}
      {exportHref && cases && cases.length > 0 && (
        <WithRights rights="moderator">
          <p className="mt-8">
            <a href={exportHref} download className={buttonClass('quiet')}>
              Download this list (CSV)
            </a>
          </p>
        </WithRights>
      )}
    </Page>
  )
}
