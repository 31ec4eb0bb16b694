import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { schoolYearName } from '#contract/school-years.ts'
import { termDatesQuery } from '../../api/term-dates-query.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { StaffOnly } from '../../session/staff-only.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import { keepFocus, Page } from '../../ui/page/page.tsx'
import { TermDatesForm } from './term-dates-form.tsx'

/** For staff of an approved school: when it has lessons, in this school year and the next. */
export function TermDatesPage() {
  return (
    <Page
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Your school', to: '/your-school' }, { label: 'Term dates' }]}
      lead="Enter when your school has lessons. Class codes, reminders and sessions go by it, instead of by the usual holidays."
    >
      <StaffOnly others="Schools enter here when they have lessons.">
        <Years />
      </StaffOnly>
    </Page>
  )
}

function Years() {
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery(termDatesQuery)
  if (error && !data) return <LoadFailure title="We could not load your term dates" error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="mt-8 h-96 rounded-lg" />
  const [first = 0] = data.can_enter
  const year = data.can_enter.find((one) => String(one) === search.get('year')) ?? first
  return (
    <>
      <FilterTabs
        label="School year"
        tabs={data.can_enter.map((one) => ({ name: String(one), label: schoolYearName(one) }))}
        chosen={String(year)}
        onChoose={(chosen) =>
          setSearch(chosen === String(first) ? {} : { year: chosen }, { state: keepFocus, preventScrollReset: true })
        }
      />
      <TermDatesForm key={year} calendar={data} year={year} />
    </>
  )
}
