import type { Report } from '#contract/reports.ts'
import { SchoolMap } from './features/statistics/school-map.tsx'
import './features/statistics/statistics.css'

/** Where the member schools of a report are. */
export function ReportMap({ report: { squares, regions } }: { report: Report }) {
  const list = new Intl.ListFormat('en-GB').format(
    regions.map(({ name, schools }) => `${name || 'not in the register'}, ${schools}`),
  )
  return <SchoolMap squares={squares} description={`Member schools by region: ${list}.`} isCaptioned={false} />
}
