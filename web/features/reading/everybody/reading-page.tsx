import { useQuery } from '@tanstack/react-query'
import type { Reading } from '#contract/reading.ts'
import type { ShownFigure } from '#contract/small-numbers.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { BigNumber, BigNumbers } from '../../../ui/figures/big-number.tsx'
import { tooFew } from '../../../ui/figures/figure.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { readingQuery } from '../queries.ts'
import { count } from '../wording.ts'
import { ActiveWeeks } from './active-weeks.tsx'
import { Journey } from './journey.tsx'
import { NotEnoughYet } from './not-enough-yet.tsx'
import { ReadResources } from './read-resources.tsx'

/** What schools and parents open, for operators. Nobody can be identified by it. */
export function ReadingPage() {
  const { data, error, refetch } = useQuery(readingQuery)
  return (
    <Page lead="What schools and parents have opened in the last 12 weeks. Figures are rounded down to multiples of five. Nothing is shown about fewer than five schools, parents or classes, nor about parents or classes of fewer than three schools.">
      {error && !data && <LoadFailure title="We could not load the figures" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && isTooEarly(data) && <NotEnoughYet />}
      {data && !isTooEarly(data) && (
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
          <BigNumbers>
            <BigNumber
              label="schools have read in these weeks"
              {...numberOf(data.active_schools)}
              definition="Schools of which staff opened at least one book or paper in the last 12 weeks, counted once each."
            />
            <BigNumber
              label="parents have read in these weeks"
              {...numberOf(data.active_parents)}
              definition="Parents who opened at least one book or paper in the last 12 weeks, counted once each."
            />
          </BigNumbers>
          <ActiveWeeks weeks={data.weeks} />
          <ReadResources resources={data.resources} />
          <Journey journey={data.journey} />
        </div>
      )}
    </Page>
  )
}

const numberOf = (figure: ShownFigure) =>
  figure === null ? { value: tooFew, isInWords: true } : { value: count(figure) }

/** Nothing of it may be shown. */
const isTooEarly = ({ active_schools, active_parents, journey, resources, weeks }: Reading) =>
  [
    active_schools,
    active_parents,
    journey.registered,
    ...resources.flatMap(({ schools, parents, classes }) => [schools, parents, classes]),
  ]
    .concat(weeks.flatMap((week) => [week.active_schools, week.active_parents]))
    .every((figure) => figure === null)
