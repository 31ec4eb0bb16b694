import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FilterTabs } from '../../../ui/lists/filter-tabs.tsx'
import { keepFocus, Page } from '../../../ui/page/page.tsx'
import { longDay, moment } from '../../../ui/text/moment.ts'
import { ExampleSheet } from '../example-sheet.tsx'
import { grantsQuery } from '../queries.ts'
import { GrantLine, grantLine } from './grant-line.tsx'
import { RecordFiles } from './record-files.tsx'
import { RegionRows } from './region-rows.tsx'
import { SessionRows } from './session-rows.tsx'
import './grants.css'
import { Section } from '../../../ui/page/section.tsx'

/** For operators: a line for those who give money, the rows of its numbers, and files for the charity's own records. */
export function GrantsPage() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('year') ?? undefined
  const { data, error, refetch } = useQuery(grantsQuery(wanted))
  const isUnknown = error instanceof ApiError && error.code === 'not-found'
  const line = data && grantLine(data)
  return (
    <Page lead="What classes did in a school year: a line to copy, the rows of its numbers, and files for your own records.">
      {isUnknown && (
        <Notice title="There are no figures of this school year" className="mt-8">
          <p>
            <button type="button" className="link min-h-11 cursor-pointer" onClick={() => setSearch({})}>
              Show this school year
            </button>
          </p>
        </Notice>
      )}
      {error && !data && !isUnknown && (
        <LoadFailure title="We could not load the figures" error={error} onRetry={refetch} />
      )}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && !isUnknown && (
        <>
          {data.years.length > 1 && (
            <FilterTabs
              label="School year"
              tabs={data.years.map(({ id, name }) => ({ name: id, label: name }))}
              chosen={wanted ?? data.year.id}
              onChoose={(year) =>
                setSearch(year === data.years[0]?.id ? {} : { year }, { state: keepFocus, preventScrollReset: true })
              }
            />
          )}
          <p className="mt-6 text-ink-soft">
            {`School year ${data.year.name}: ${longDay(data.year.from)} to ${longDay(data.year.to)}. As of ${moment(data.as_of_time)}.`}
          </p>
          <div className="mt-6 grid grid-cols-1 gap-12">
            {line ? <GrantLine parts={line} /> : <NothingToSay />}
            {data.regions.length > 0 && <RegionRows regions={data.regions} total={data.total} year={data.year} />}
            <SessionRows sessions={data.sessions} sessions_held={data.sessions_held} year={data.year} />
            <RecordFiles />
          </div>
        </>
      )}
    </Page>
  )
}

/** While too little happened to say how much: what the line will look like. */
function NothingToSay() {
  return (
    <Section id="line" title="The line comes with five classes of three schools">
      <p className="mt-2">
        So far fewer have read or been taught in this school year, and no session was held. A figure about so few would
        be about somebody in particular.
      </p>
      <ExampleSheet>
        <p className="text-lg">
          In 2030/31, at least 340 classes in 45 schools read our books together, at least 210 lessons were taught with
          our plans in 40 schools and 23 enterprise sessions were held in 19 schools.
        </p>
      </ExampleSheet>
    </Section>
  )
}
