import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AuditKind } from '#contract/audit-actions.ts'
import { AuditList } from '../../domain/audit/audit-list.tsx'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditQuery, type WantedEntries } from './queries.ts'

function wantedBy(search: URLSearchParams): WantedEntries {
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(search.get(name) ?? '')?.[0] ?? ''
  return {
    kind: AuditKind.options.find((kind) => kind === search.get('kind')),
    person: (search.get('person') ?? '').slice(0, 100),
    from: day('from'),
    to: day('to'),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
}

/** The query of a URL that shows these entries. */
const paramsOf = ({ kind, person, from, to, page }: WantedEntries): Record<string, string> => ({
  ...(kind && { kind }),
  ...(person && { person }),
  ...(from && { from }),
  ...(to && { to }),
  ...(page > 1 && { page: String(page) }),
})

/** Who did what, the newest first, in sentences. Read-only. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams()
  const wanted = wantedBy(search)
  const { data, error, refetch } = useQuery(auditQuery(wanted))
  return (
    <Page lead="Who did what, newest first. Nobody can change it.">
      <AuditFilters
        key={JSON.stringify(wanted)}
        wanted={wanted}
        onFilter={(chosen) => setSearch(paramsOf({ ...chosen, page: 1 }))}
        onClear={() => setSearch({})}
      />
      {error && !data && <LoadFailure title="We could not load the log" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data?.entries.length === 0 && (
        <Notice title={wanted.page > 1 ? 'There are no entries on this page' : 'No entries match'} className="mt-8">
          <p>
            {wanted.page > 1 ? 'Go back to an earlier page.' : 'Try other days, or a shorter part of the name.'} Entries
            are deleted after two years.
          </p>
        </Notice>
      )}
      {data && data.entries.length > 0 && (
        <div className="mt-8">
          <AuditList label="Entries" entries={data.entries} />
        </div>
      )}
      {data && (
        <Pager
          page={wanted.page}
          pages={{ hasMore: data.has_more }}
          label="Pages of entries"
          onTurn={(page) => setSearch(paramsOf({ ...wanted, page }))}
        />
      )}
    </Page>
  )
}
