import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { listCases } from '#contract/cases.ts'
import { CaseKind, CaseState } from '#contract/cases.ts'
import type { Answer } from '#contract/endpoint.ts'
import { pagesOf } from '#contract/paging.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { CaseRow } from '../../inbox/case-row.tsx'
import { furtherStatuses, kindNames, stateNames, statusNames } from '../../inbox/case-words.ts'
import { type CasesFilter, casesQuery, filterIn, searchOf, searchOfCase } from '../../inbox/cases-query.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SearchForm } from '../../ui/fields/search-form.tsx'
import { FilterLinks } from '../../ui/lists/filter-links.tsx'
import { ListRows } from '../../ui/lists/list-row.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { keepFocus, Page } from '../../ui/page/page.tsx'
import { AlongsideLinks } from './alongside-links.tsx'

type Cases = Answer<typeof listCases>

/** Every case in one list: schools to verify, data requests, messages, sessions and quotes, filtered by the address. */
export function CasesPage() {
  const [search] = useSearchParams()
  const filter = filterIn(search)
  const { data, error, refetch } = useQuery(casesQuery(filter))
  const navigate = useNavigate()
  const { kind, state, q, page } = filter
  const show = (changed: Partial<CasesFilter>) => ({
    pathname: '/admin/inbox',
    search: searchOf({ ...filter, page: 1, ...changed }),
  })
  const go = (changed: Partial<CasesFilter>) =>
    void navigate(show(changed), { state: keepFocus, preventScrollReset: !changed.page })
  return (
    <Page
      lead={`Everything that people are waiting for, and what was decided. ${state === 'waiting' ? 'What is due first comes first.' : 'The newest comes first.'}`}
    >
      <Filters filter={filter} data={data} />
      <SearchForm
        key={q}
        label="Find a case"
        hint="School, postcode, reference, name, e-mail address or words of a message"
        q={q}
        onSearch={(wanted) => go({ q: wanted, state: wanted === '' ? 'waiting' : undefined, status: undefined })}
      />
      {error && !data && <LoadFailure title="We could not load the inbox" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-6 h-96 rounded-md" />}
      {data?.cases.length === 0 && <NoCases filter={filter} />}
      {data && data.cases.length > 0 && (
        <ListRows isWordy label="Cases" isOrdered className="mt-6">
          {data.cases.map((one) => (
            <CaseRow
              key={`${one.kind} ${one.id}`}
              one={one}
              isOfOneKind={kind !== undefined}
              search={searchOfCase({ kind })}
            />
          ))}
        </ListRows>
      )}
      {data && <Pager page={page} pages={pagesOf(data.total)} onTurn={(turned) => go({ page: turned })} />}
      {data && (
        <AlongsideLinks filter={filter} unconfirmed={data.unconfirmed} hasCases={data.cases.length > 0} state={state} />
      )}
    </Page>
  )
}

/** By kind, then by state, then by what was decided. Each link keeps what is searched for. */
function Filters({ filter, data }: { filter: CasesFilter; data: Cases | undefined }) {
  const { kind, state, status, q } = filter
  const countOf = (one: CaseKind | undefined, wanted: CaseState | undefined) =>
    data &&
    (one ? [one] : CaseKind.options)
      .flatMap((each) => (wanted ? [data.counts[each][wanted]] : Object.values(data.counts[each])))
      .reduce((sum, count) => sum + count, 0)
  const to = (changed: Partial<CasesFilter>) => `/admin/inbox${searchOf({ kind, state, q, ...changed })}`
  const further = furtherStatuses(kind, state)
  return (
    <>
      <FilterLinks
        label="Kind"
        filters={[undefined, ...CaseKind.options].map((one) => ({
          label: one ? kindNames[one] : 'All',
          to: to({ kind: one }),
          isShown: one === kind,
          count: countOf(one, state),
        }))}
      />
      <FilterLinks
        label="State"
        isFurther
        filters={[...CaseState.options, undefined].map((one) => ({
          label: one ? stateNames[one] : 'In any state',
          to: to({ state: one }),
          isShown: one === state,
          count: countOf(kind, one),
        }))}
      />
      {further.length > 0 && (
        <FilterLinks
          label="Outcome"
          isFurther
          filters={[undefined, ...further].map((one) => ({
            label: one ? statusNames[one] : 'All of these',
            to: to({ status: one }),
            isShown: one === status,
          }))}
        />
      )}
    </>
  )
}

function NoCases({ filter: { kind, state, q } }: { filter: CasesFilter }) {
  if (q !== '')
    return (
      <Notice title="No case matches this search" className="mt-6 max-w-[70ch]">
        <p>Try fewer letters, or choose “All” and “In any state” above.</p>
      </Notice>
    )
  const what = kind ? `under “${kindNames[kind]}”` : 'here'
  return (
    <Notice
      title={state === 'waiting' ? 'Nothing needs you right now' : `There is nothing ${what}`}
      className="mt-6 max-w-[70ch]"
    >
      <p>{state === 'waiting' ? `What comes in next appears ${what}.` : 'If there is anything, it appears here.'}</p>
    </Notice>
  )
}
