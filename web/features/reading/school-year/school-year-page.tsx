import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { StaffOnly, useStaff } from '../../../session/staff-only.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FilterTabs } from '../../../ui/lists/filter-tabs.tsx'
import { keepFocus, Page } from '../../../ui/page/page.tsx'
import { schoolYearQuery } from '../queries.ts'
import { YearRecord } from './year-record.tsx'
import '../reading.css'
import './school-year.css'

/** For staff of an approved school: its school year on two pages, for governors, inspectors and subject leads. */
export function SchoolYearPage() {
  return (
    <Page
      breadcrumb={[
        { label: 'Home', to: '/' },
        { label: 'Your school', to: '/your-school' },
        { label: 'The school year' },
      ]}
      lead={useStaff()?.school?.title}
      className="school-record school-year"
    >
      <StaffOnly others="It shows a school what its classes read, were taught and learnt in a year.">
        <Year />
      </StaffOnly>
    </Page>
  )
}

function Year() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('year') ?? undefined
  const { data, error, refetch } = useQuery(schoolYearQuery(wanted))
  if (error instanceof ApiError && error.code === 'not-found')
    return (
      <Notice title="Your school was not here in that year" className="mt-8 max-w-[70ch]">
        <p>
          <button type="button" className="link min-h-11 cursor-pointer" onClick={() => setSearch({})}>
            Show this school year
          </button>
        </p>
      </Notice>
    )
  if (error && !data)
    return <LoadFailure title="We could not load your school’s year" error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="mt-8 h-96 rounded-lg" />
  return (
    <>
      {data.years.length > 1 && (
        <div className="print:hidden">
          <FilterTabs
            label="School year"
            tabs={data.years.map(({ id, name }) => ({ name: id, label: name }))}
            chosen={wanted ?? data.year.id}
            onChoose={(year) =>
              setSearch(year === data.years[0]?.id ? {} : { year }, { state: keepFocus, preventScrollReset: true })
            }
          />
        </div>
      )}
      <YearRecord record={data} />
    </>
  )
}
