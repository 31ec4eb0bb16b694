import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pageSize } from '#contract/paging.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { moment } from '../../ui/moment.ts'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { auditQuery } from './queries.ts'

const columns = ['When', 'Who', 'What', 'To what', 'From'] as const

/** Who did what, the newest first. Read-only. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const { data, error, refetch } = useQuery(auditQuery(page))
  return (
    <Page lead="Who did what, newest first. Nobody can change it.">
      {error && !data && (
        <LoadFailure title="We could not load the log" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section aria-label="Entries" tabIndex={0} className="mt-8 overflow-x-auto rounded-lg bg-surface shadow-rest">
          <table className="w-full min-w-[46rem] text-left text-sm">
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className="border-line border-b p-3">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((entry) => (
                <tr key={entry.id} className="align-top even:bg-ground">
                  <td className="whitespace-nowrap p-3">
                    <time dateTime={entry.time}>{moment(entry.time)}</time>
                  </td>
                  <td className="break-words p-3">
                    {entry.actor || (entry.address === '' ? 'the portal' : 'a visitor')}
                  </td>
                  <td className="p-3 font-bold">{entry.action}</td>
                  <td className="break-all p-3">{entry.object}</td>
                  <td className="p-3">{entry.address}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.length === 0 && <p className="p-6">Nothing on this page.</p>}
        </section>
      )}
      {data && (
        <Pager
          page={page}
          pages={{ hasMore: data.length === pageSize }}
          onTurn={(turned) => setSearch({ page: String(turned) })}
        />
      )}
    </Page>
  )
}
