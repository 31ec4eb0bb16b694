import type { StatisticsDetails } from '#contract/statistics.ts'
import { Bars } from '../../ui/figures/bars.tsx'
import { AsTable, Figure } from '../../ui/figures/figure.tsx'
import { Section } from '../../ui/page/section.tsx'
import { longDay } from '../../ui/text/moment.ts'
import { GrowthChart } from './growth-chart.tsx'
import { Nations } from './nations.tsx'
import { regionsOf } from './regions.ts'
import { SchoolMap } from './school-map.tsx'
import { AuthorityTable, GrowthTable, RegionTable } from './tables.tsx'
import { countSchools } from './wording.ts'

/** The curve and the map, each with its data as a table. */
export function Pictures({ details }: { details: StatisticsDetails }) {
  const { growth, areas, squares, nations, launched_on, register_time } = details
  const regions = regionsOf(areas)
  const list = new Intl.ListFormat('en-GB').format(
    regions.map(({ name, schools }) => `${name}, ${countSchools(schools)}`),
  )
  return (
    <>
      <GrowthFigure growth={growth} launchedOn={launched_on} />
      <Section id="map" title="Across the country" className="mt-16">
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-10 tablet:grid-cols-[repeat(2,minmax(0,1fr))] desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <SchoolMap squares={squares} description={`Approved schools by region: ${list}.`} />
            <AsTable of="Across the country">
              <AuthorityTable regions={regions} />
            </AsTable>
          </div>
          <Figure level={3} title="By region" table={<RegionTable regions={regions} />}>
            <Bars
              bars={regions.map(({ name, schools }) => ({
                key: name,
                title: name,
                values: [{ value: schools, words: countSchools(schools) }],
              }))}
            />
          </Figure>
        </div>
        <Nations nations={nations} />
        <p className="mt-6 text-ink-soft text-sm">
          Places, regions and local authorities: the registers of schools of the four nations
          {register_time && `, imported on ${longDay(register_time)}`}, Open Government Licence v3.0. Coasts: simplified
          by us from Natural Earth, public domain.
        </p>
      </Section>
    </>
  )
}

/** The number of approved schools over time, with its table. */
export function GrowthFigure({ growth, launchedOn }: { growth: StatisticsDetails['growth']; launchedOn: string }) {
  return (
    <Figure
      className="mt-16"
      title="School by school"
      note={`Approved schools since ${longDay(growth[0]?.date ?? launchedOn)}, by the day on which each was approved.`}
      table={<GrowthTable growth={growth} />}
    >
      <GrowthChart growth={growth} />
    </Figure>
  )
}
