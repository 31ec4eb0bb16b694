import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StatisticsDetails } from '#contract/statistics.ts'
import { GrowthChart } from './growth-chart.tsx'
import { regionsOf } from './regions.ts'
import { SchoolMap } from './school-map.tsx'
import { AuthorityTable, GrowthTable, RegionTable } from './tables.tsx'
import { countSchools, longDay } from './wording.ts'

/** The curve and the map, each with its data as a table. */
export function Pictures({ details }: { details: StatisticsDetails }) {
  const { growth, areas, squares, launched_on, register_time } = details
  const regions = regionsOf(areas)
  const list = new Intl.ListFormat('en-GB').format(
    regions.map(({ name, schools }) => `${name}, ${countSchools(schools)}`),
  )
  return (
    <>
      <section aria-labelledby="curve" className="mt-16">
        <h2 id="curve" className="text-2xl">
          School by school
        </h2>
        <p className="mt-2 max-w-[60ch] text-ink-soft">
          Approved schools since {longDay(growth[0]?.date ?? launched_on)}, by the day on which each was approved.
        </p>
        <div className="mt-6 rounded-lg bg-surface p-3 shadow-rest tablet:p-6">
          <GrowthChart growth={growth} />
        </div>
        <AsTable label="The chart as a table">
          <GrowthTable growth={growth} />
        </AsTable>
      </section>
      <section aria-labelledby="map" className="mt-16">
        <h2 id="map" className="text-2xl">
          Across the country
        </h2>
        <div className="mt-6 grid items-start gap-10 tablet:grid-cols-2 desktop:grid-cols-[3fr_2fr]">
          <SchoolMap squares={squares} description={`Approved schools by region: ${list}.`} />
          <div>
            <h3 className="text-lg">By region</h3>
            <div className="mt-2">
              <RegionTable regions={regions} />
            </div>
            <AsTable label="By local authority">
              <AuthorityTable regions={regions} />
            </AsTable>
            <p className="mt-6 text-ink-soft text-sm">
              Places, regions and local authorities: the national register of schools
              {register_time && `, imported on ${longDay(register_time)}`}, Open Government Licence v3.0. Coasts:
              simplified by us from Natural Earth, public domain.
            </p>
          </div>
        </div>
      </section>
    </>
  )
}

function AsTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-3 not-open:print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1">
        {label}
        <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
      </summary>
      <div className="mt-2 max-w-xl">{children}</div>
    </details>
  )
}
