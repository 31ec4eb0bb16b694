import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { FilterTabs } from '../../ui/filter-tabs.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { queueQuery } from './queries.ts'
import { QueueList } from './queue-list.tsx'
import { stateNames, states } from './wording.ts'

/** The schools that wait for a decision, and those that have one. State, search and page stand in the address. */
export function SchoolQueuePage() {
  const [search, setSearch] = useSearchParams()
  const state = states.find((name) => name === search.get('state')) ?? 'pending'
  const filter = { state, q: search.get('q') ?? '', page: Number(search.get('page')) || 1 }
  const { data, error, refetch } = useQuery(queueQuery(filter))
  const show = (changed: Partial<typeof filter>) => {
    const { q, ...rest } = { ...filter, page: 1, ...changed }
    setSearch({ state: rest.state, ...(q && { q }), ...(rest.page > 1 && { page: String(rest.page) }) })
  }
  return (
    <Page title="Schools" lead="Who wants to join, what the register says about them, and what was decided.">
      <FilterTabs
        chosen={state}
        tabs={states.map((name) => ({ name, label: stateNames[name], count: data?.counts[name] }))}
        onChoose={(chosen) => show({ state: chosen })}
      />
      <SearchForm
        key={filter.q}
        label="Find a school"
        hint="Name, postcode or e-mail address"
        q={filter.q}
        onSearch={(q) => show({ q })}
      />
      {error && !data && (
        <LoadFailure
          title="We could not load the schools"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && <Skeleton className="mt-6 h-64 rounded-lg" />}
      {data?.schools.length === 0 && (
        <Notice
          title={filter.q ? 'No school fits this search' : `No schools are ${stateNames[state].toLowerCase()}`}
          className="mt-6"
        >
          <p>
            {filter.q ? 'Try fewer letters, or a postcode.' : 'When there are any, they stand here, the oldest first.'}
          </p>
        </Notice>
      )}
      {data && data.schools.length > 0 && <QueueList schools={data.schools} />}
      {data && <Pager page={filter.page} total={data.total} onTurn={(page) => show({ page })} />}
    </Page>
  )
}
