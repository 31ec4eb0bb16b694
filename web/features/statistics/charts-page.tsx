import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useCrumbs } from '../../session/use-crumbs.ts'
import { Page } from '../../ui/page/page.tsx'
import { CountersLoading, PicturesLoading } from './charts-loading.tsx'
import { ChildrenReached, CounterCard } from './counter-card.tsx'
import { NoSchools } from './no-schools.tsx'
import { Pictures } from './pictures.tsx'
import { statisticsDetailsQuery, statisticsQuery } from './queries.ts'
import { childrenReached, furtherCounters } from './wording.ts'
import '../../ui/lists/figures.css'
import './statistics.css'

export const prefetch = () => [statisticsQuery, statisticsDetailsQuery]

/** The portal's public statistics: numbers, a curve and a map, each with its data. */
export function ChartsPage() {
  const { data: statistics, error, refetch } = useQuery(statisticsQuery)
  const { data: details, error: detailsError, refetch: refetchDetails } = useQuery(statisticsDetailsQuery)
  return (
    <Page
      breadcrumb={useCrumbs('Statistics')}
      heading="How far the books have travelled"
      lead="What schools, parents and children have done with the portal so far, counted as it happens."
    >
      {statistics && (
        <>
          <ChildrenReached words={childrenReached} statistics={statistics} details={details} />
          <ul className="mt-10 grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-6 tablet:gap-8 desktop:grid-cols-3">
            {furtherCounters.map((words) => (
              <CounterCard key={words.name} words={words} statistics={statistics} details={details} />
            ))}
          </ul>
        </>
      )}
      {!(statistics || error) && <CountersLoading />}
      {error && !statistics && <LoadFailure title="We could not load the numbers" error={error} onRetry={refetch} />}
      {details && (details.growth.length > 0 ? <Pictures details={details} /> : <NoSchools />)}
      {!(details || detailsError) && <PicturesLoading />}
      {detailsError && !details && !(error && !statistics) && (
        <LoadFailure title="We could not load the chart and the map" error={detailsError} onRetry={refetchDetails} />
      )}
    </Page>
  )
}
