import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { readingQuery } from '../queries.ts'
import { Journey } from './journey.tsx'
import { ReadTable } from './read-table.tsx'
import { WeekTable } from './week-table.tsx'

/** What schools and parents open, for operators. Nobody can be identified by it. */
export function ReadingPage() {
  const { data, error, refetch } = useQuery(readingQuery)
  return (
    <Page lead="What schools and parents have opened in the last 12 weeks. Figures are rounded down to multiples of five, and nothing is shown about fewer than five schools or parents.">
      {error && !data && (
        <LoadFailure
          title="We could not load the figures"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && (
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
          <Journey reading={data} />
          <WeekTable weeks={data.weeks} />
          <ReadTable resources={data.resources} />
        </div>
      )}
    </Page>
  )
}
