import { ReportPage } from './features/reports/report-page.tsx'
import { ReportMap } from './report-map.tsx'

/** The report for sponsors, with the map of the statistics. */
export function ReportScreen() {
  return <ReportPage map={(report) => <ReportMap report={report} />} />
}
