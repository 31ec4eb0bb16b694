import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { StaffOnly, useStaff } from '../../session/staff-only.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import { keepFocus, Page } from '../../ui/page/page.tsx'
import { schoolReadingQuery } from './queries.ts'
import { SchoolRecord } from './school-record.tsx'
import './reading.css'

/** For staff of an approved school: what the school has done with the portal, to be kept or printed as evidence. */
export function YourSchoolPage() {
  return (
    <Page
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Your school' }]}
      lead={useStaff()?.school?.title}
      className="school-record"
    >
      <StaffOnly others="It shows a school what its staff have opened and how many parents have joined.">
        <ul className="mt-4 grid gap-1 max-phone:mt-1 print:hidden">
          <li>
            <Link to="/your-school/staff" className="link inline-flex min-h-11 items-center">
              Staff and access
            </Link>
            <span className="max-phone:hidden">: your colleagues, and who has joined.</span>
          </li>
          <li>
            <Link to="/your-school/year" className="link inline-flex min-h-11 items-center">
              The school year on two pages
            </Link>
            <span className="max-phone:hidden">: for governors, inspectors and subject leads.</span>
          </li>
          <li>
            <Link to="/your-school/taught" className="link inline-flex min-h-11 items-center">
              What parents can see
            </Link>
            <span className="max-phone:hidden">: the lessons that you show them, and the link to send.</span>
          </li>
          <li>
            <Link to="/your-school/term-dates" className="link inline-flex min-h-11 items-center">
              Term dates
            </Link>
            <span className="max-phone:hidden">: when your school has lessons, for class codes and sessions.</span>
          </li>
        </ul>
        <Record />
      </StaffOnly>
    </Page>
  )
}

function Record() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('period') ?? undefined
  const { data, error, refetch } = useQuery(schoolReadingQuery(wanted))
  if (error instanceof ApiError && error.code === 'not-found') {
    return (
      <Notice title="We no longer keep figures for this period" className="mt-8 max-w-[70ch]">
        <p>
          <button type="button" className="link min-h-11 cursor-pointer" onClick={() => setSearch({})}>
            Show the last 12 months
          </button>
        </p>
      </Notice>
    )
  }
  if (error && !data) {
    return <LoadFailure title="We could not load your school’s figures" error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton className="mt-8 h-96 rounded-lg" />
  return (
    <>
      <div className="print:hidden">
        <FilterTabs
          isOneLine
          tabs={data.periods.map(({ id, name }) => ({ name: id, label: name }))}
          chosen={wanted ?? data.period}
          onChoose={(period) =>
            setSearch(period === data.periods[0]?.id ? {} : { period }, { state: keepFocus, preventScrollReset: true })
          }
        />
      </div>
      <SchoolRecord reading={data} />
    </>
  )
}
