import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '../../api/overview-query.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { casesQuery } from '../../inbox/cases-query.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { NothingWaits } from './nothing-waits.tsx'
import { SetUpWarnings } from './set-up-warnings.tsx'
import { SideLines } from './side-lines.tsx'
import { Trends } from './trends.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { Undelivered } from './undelivered.tsx'
import { WaitingCases } from './waiting-cases.tsx'
import './today.css'

/** Red is for what is broken now; an old register breaks nothing today. */
const isBroken = (name: string) => name !== 'register'

/** What an operator does next, case by case, with the figures of the last weeks beside it. */
export function OverviewPage() {
  const overview = useQuery(overviewQuery)
  const cases = useQuery({ ...casesQuery({ state: 'waiting', q: '', page: 1 }), refetchInterval: 60_000 })
  const error = cases.error ?? overview.error
  // Of mails that cannot be sent every page of the console tells.
  const troubles = overview.data?.troubles.filter(({ name }) => name !== 'mail') ?? []
  const broken = troubles.filter(({ name }) => isBroken(name))
  const old = troubles.filter(({ name }) => !isBroken(name))
  const undelivered = overview.data?.waiting.find(({ queue }) => queue === 'mails')?.count ?? 0
  const retry = () => void Promise.all([overview.refetch(), cases.refetch()])
  return (
    <Page>
      {broken.length > 0 && <TroubleNotice troubles={broken} />}
      {overview.data && overview.data.warnings.length > 0 && <SetUpWarnings warnings={overview.data.warnings} />}
      {undelivered > 0 && <Undelivered mails={undelivered} />}
      <div className="today">
        <div className="today-list">
          {error && !cases.data && <LoadFailure title="We could not load what waits" error={error} onRetry={retry} />}
          {!(cases.data || error) && <Skeleton className="h-96 rounded-md" />}
          {cases.data?.total === 0 && <NothingWaits />}
          {cases.data && cases.data.total > 0 && <WaitingCases cases={cases.data.cases} total={cases.data.total} />}
        </div>
        <SideLines unconfirmed={cases.data?.unconfirmed ?? 0} notices={old} />
        <aside aria-label="Figures" className="today-figures">
          <Trends />
        </aside>
      </div>
    </Page>
  )
}
