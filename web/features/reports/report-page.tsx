import { useQuery } from '@tanstack/react-query'
import { Link2, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { urlFor } from '#contract/endpoint.ts'
import { exportReport, type Report } from '#contract/reports.ts'
import { ApiError } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useRights } from '../../session/use-rights.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import { keepFocus, Page } from '../../ui/page/page.tsx'
import { reportQuery, reportSponsorsQuery } from './queries.ts'
import { ReportSheet } from './report-sheet.tsx'
import { ReportLinks, ShareReport } from './share-report.tsx'

/** The report for those who pay: to read, print, download and share. `map`: draws the schools of a report. */
export function ReportPage({ map }: { map: (report: Report) => ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const [isSharing, setSharing] = useState(false)
  const may = useRights()
  const about = { sponsor: search.get('sponsor') ?? undefined, period: search.get('period') ?? undefined }
  const { data: sponsors = [] } = useQuery(reportSponsorsQuery)
  const { data, error, refetch } = useQuery(reportQuery(about))
  const choose = (sponsor: string | undefined, period?: string) =>
    setSearch(
      { ...(sponsor && { sponsor }), ...(period && period !== 'all' && { period }) },
      { state: keepFocus, preventScrollReset: true },
    )
  const isGone = error instanceof ApiError && error.code === 'not-found'
  return (
    <Page
      className="report-page"
      lead="What came of the portal, for those who pay for it: to print, or to share with a link that ends."
    >
      <div className="print:hidden">
        <div className="mt-6 max-w-md">
          <SelectField
            label="Whose months"
            value={about.sponsor ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            options={[
              { value: '', label: 'All, since the portal began' },
              ...sponsors.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        {data && !isGone && (
          <FilterTabs
            isOneLine
            tabs={data.periods.map(({ id, name }) => ({ name: id, label: name }))}
            chosen={data.report.period.id}
            onChoose={(period) => choose(about.sponsor, period)}
            label="Period"
          />
        )}
      </div>
      {isGone && (
        <p className="mt-8">
          There is no such report.{' '}
          <button type="button" className="link min-h-11 cursor-pointer" onClick={() => choose(undefined)}>
            Show the one about all months
          </button>
        </p>
      )}
      {error && !isGone && !data && (
        <LoadFailure title="We could not load the report" error={error} onRetry={refetch} />
      )}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && !isGone && (
        <>
          <div className="mt-6 mb-4 flex flex-wrap gap-3 print:hidden">
            <Button tone="quiet" onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              Print the report
            </Button>
            <a href={urlFor(exportReport, { query: about })} download className={buttonClass('quiet')}>
              Download the figures (CSV)
            </a>
            {may('moderator') && (
              <Button onClick={() => setSharing(true)}>
                <Link2 aria-hidden className="size-5" />
                Make a link
              </Button>
            )}
          </div>
          <ReportSheet
            report={data.report}
            map={map(data.report)}
            heading={(title) => <h2 className="report-title">{title}</h2>}
          />
          <ShareReport
            sponsor={about.sponsor === undefined ? null : Number(about.sponsor)}
            period={data.report.period}
            isOpen={isSharing}
            onClose={() => setSharing(false)}
          />
        </>
      )}
      <ReportLinks />
    </Page>
  )
}
