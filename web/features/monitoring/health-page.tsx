import { useQuery } from '@tanstack/react-query'
import type { Check, CheckName } from '#contract/monitoring.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { moment } from '../../ui/text/moment.ts'
import { CheckList } from './check-list.tsx'
import { PastTroubles } from './past-troubles.tsx'
import { healthQuery } from './queries.ts'
import { SlowLastHour } from './slow-last-hour.tsx'

/** Milliseconds after which looks have been missed: there is one every five minutes. */
const overdue = 15 * 60_000

/** What the portal checks about itself, and what to do about it. */
export function HealthPage() {
  const { data, error, refetch } = useQuery(healthQuery)
  return (
    <Page lead="The portal checks itself every five minutes. When something goes wrong, operators get one e-mail, and another when it is over. If e-mail itself does not work, only those with notifications switched on are told, on their devices.">
      {error && !data && <LoadFailure title="We could not load the checks" error={error} onRetry={refetch} />}
      {!(data || error) && (
        <div className="mt-8 grid max-w-3xl gap-4">
          <Skeleton className="h-24 rounded-md" />
          <Skeleton className="h-96 rounded-md" />
        </div>
      )}
      {data && (
        <div className="mt-8 grid max-w-3xl gap-8">
          <Summary checks={data.checks} lookedTime={data.looked_time} />
          {data.checks.length > 0 && <CheckList checks={data.checks} />}
          <SlowLastHour calls={data.slow_calls} locks={data.lock_waits} />
          {data.past.length > 0 && <PastTroubles past={data.past} />}
        </div>
      )}
    </Page>
  )
}

function Summary({ checks, lookedTime }: { checks: Check[]; lookedTime: string }) {
  if (lookedTime === '') {
    return (
      <Notice title="The portal has not checked itself yet">
        <p>It will do so within a minute of starting. The result will appear here.</p>
      </Notice>
    )
  }
  if (Date.now() - Date.parse(lookedTime) > overdue) {
    return (
      <Notice tone="danger" title="The checks have stopped">
        <p>
          The portal last checked itself on <Time time={lookedTime} />. The results below may be out of date. Restart
          the portal. If that does not help, search the log for “look-at-health”.
        </p>
      </Notice>
    )
  }
  const count = (wanted: Check['state']) => checks.filter(({ state }) => state === wanted).length
  const troubles = count('trouble')
  const open = count('open')
  const unseen = count('unknown')
  const missing = checks.flatMap(({ name, state }) => (state === 'open' && needed[name]) || [])
  const isWell = unseen === 0 && missing.length === 0
  return (
    <Notice
      tone={troubles > 0 ? 'danger' : isWell ? 'success' : 'info'}
      title={titleFor(troubles, unseen) + (troubles === 0 ? butMissing(missing) : '')}
    >
      <p>
        Last checked on <Time time={lookedTime} />.{notSetUp(open, troubles > 0)}
        {notSeen(unseen)}
      </p>
    </Notice>
  )
}

/** Without these no portal is well, even if nothing is wrong with it. */
const needed: Partial<Record<CheckName, string>> = { mail: 'e-mails', backups: 'backups' }

const list = new Intl.ListFormat('en-GB')

const butMissing = (names: string[]) => (names.length === 0 ? '' : `, but ${list.format(names)} are not set up`)

function titleFor(troubles: number, unseen: number): string {
  if (troubles === 0) return unseen > 0 ? 'Nothing is known to be wrong' : 'Nothing is wrong'
  return troubles === 1 ? 'One thing is wrong' : `${troubles} things are wrong`
}

function notSeen(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' One thing could not be checked.' : ` ${count} things could not be checked.`
}

function notSetUp(count: number, isMore: boolean): string {
  if (count === 0) return ''
  if (count === 1) return isMore ? ' One more is not set up.' : ' One thing is not set up.'
  return isMore ? ` ${count} more are not set up.` : ` ${count} things are not set up.`
}

const Time = ({ time }: { time: string }) => <time dateTime={time}>{moment(time)}</time>
