import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Report } from '#contract/reports.ts'
import { ApiError } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useTokenFromAddress } from '../../session/use-token-from-address.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DocumentTitle, Page, PageHeading } from '../../ui/page/page.tsx'
import { longDay } from '../../ui/text/moment.ts'
import { sharedReportQuery } from './queries.ts'
import { ReportSheet } from './report-sheet.tsx'

/** The report of a link, for somebody without an account. `map`: draws the schools of a report. */
export function SharedReportPage({ map }: { map: (report: Report) => ReactNode }) {
  const token = useTokenFromAddress()
  const { data, error, refetch } = useQuery(sharedReportQuery(token))
  if (!token || (error instanceof ApiError && error.code === 'report/link-ended'))
    return (
      <Page heading="This link has ended">
        <p role="alert" className="mt-4">
          Ask the person who sent it to you for another one.
        </p>
      </Page>
    )
  if (!data)
    return (
      <Page isHeadingHidden={!error}>
        {error ? (
          <LoadFailure title="We could not load the report" error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="mt-8 h-96 rounded-lg" />
        )}
      </Page>
    )
  return (
    <div className="page-width py-8 tablet:py-12 print:py-0">
      <div className="mx-auto mb-4 flex max-w-[60rem] flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="text-ink-soft text-sm">This link works until {longDay(data.end_time)}.</p>
        <Button tone="quiet" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print the report
        </Button>
      </div>
      <ReportSheet
        report={data.report}
        map={map(data.report)}
        heading={(title) => (
          <>
            <DocumentTitle>{title}</DocumentTitle>
            <PageHeading>{title}</PageHeading>
          </>
        )}
      />
    </div>
  )
}
