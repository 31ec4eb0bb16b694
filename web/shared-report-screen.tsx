import { SharedReportPage } from './features/reports/shared-report-page.tsx'
import { ReportMap } from './report-map.tsx'

/** A report that somebody was sent a link to, with the map of the statistics. */
export function SharedReportScreen() {
  return <SharedReportPage map={(report) => <ReportMap report={report} />} />
}
