import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-error.ts'
import { overviewQuery } from '../../api/overview-query.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { NothingWaits } from './nothing-waits.tsx'
import { SetUpWarnings } from './set-up-warnings.tsx'
import { Trends } from './trends.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { WaitingTrays } from './waiting-trays.tsx'

/** The cases waiting for an operator, and the portal's trends. */
export function OverviewPage() {
  const { data, error, refetch } = useQuery(overviewQuery)
  const waiting = data?.waiting.filter(({ count }) => count > 0) ?? []
  // Of mails that cannot be sent every page of the console tells.
  const troubles = data?.troubles.filter(({ name }) => name !== 'mail') ?? []
  return (
    <Page lead="What you need to deal with. Anything due by a certain day comes first, then the oldest.">
      {error && !data && (
        <LoadFailure
          title="We could not load your overview"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && (
        <div className="mt-8 grid gap-4 tablet:grid-cols-2">
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-36 rounded-lg" />
        </div>
      )}
      {troubles.length > 0 && <TroubleNotice troubles={troubles} />}
      {data && data.warnings.length > 0 && <SetUpWarnings warnings={data.warnings} />}
      {data && waiting.length === 0 && <NothingWaits />}
      {waiting.length > 0 && <WaitingTrays waiting={waiting} />}
      {data && <Trends />}
    </Page>
  )
}
