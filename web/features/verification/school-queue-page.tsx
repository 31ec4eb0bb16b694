import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { QueueState } from '#contract/verification.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { queueQuery } from './queries.ts'
import { QueueList } from './queue-list.tsx'
import { stateNames, states } from './wording.ts'

const pageSize = 50

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
      <StateTabs state={state} counts={data?.counts} onChoose={(chosen) => show({ state: chosen })} />
      <SearchForm key={filter.q} q={filter.q} onSearch={(q) => show({ q })} />
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
      {data && data.total > pageSize && (
        <nav aria-label="Pages" className="mt-6 flex items-center gap-4">
          {filter.page > 1 && (
            <Button tone="quiet" onClick={() => show({ page: filter.page - 1 })}>
              Previous page
            </Button>
          )}
          <span>
            Page {filter.page} of {Math.ceil(data.total / pageSize)}
          </span>
          {filter.page * pageSize < data.total && (
            <Button tone="quiet" onClick={() => show({ page: filter.page + 1 })}>
              Next page
            </Button>
          )}
        </nav>
      )}
    </Page>
  )
}

interface StateTabsProps {
  state: QueueState
  counts: Partial<Record<QueueState, number>> | undefined
  onChoose: (state: QueueState) => void
}

function StateTabs({ state, counts, onChoose }: StateTabsProps) {
  return (
    <ul aria-label="Show" className="mt-8 flex flex-wrap gap-2">
      {states.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === state}
            className={classNames(
              'min-h-11 cursor-pointer rounded-full px-5 font-bold shadow-rest',
              name === state ? 'bg-accent text-on-accent' : 'bg-raised text-ink hover:shadow-lift',
            )}
            onClick={() => onChoose(name)}
          >
            {stateNames[name]} {counts && <span className="font-normal">({counts[name] ?? 0})</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function SearchForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <div>
      <form className="mt-6 flex max-w-xl items-end gap-3" onSubmit={handleSubmit}>
        <div className="grow">
          <TextField
            label="Find a school"
            hint="Name, postcode or e-mail address"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" tone="quiet">
          <Search aria-hidden className="size-5" />
          Search
        </Button>
      </form>
    </div>
  )
}
