import { useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/accounts.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { DeviceRow } from '../../ui/lists/device-row.tsx'
import { sessionsQuery, useRevokeSession } from './queries.ts'

/** The devices with an active session. Each can be logged out here. */
export function SessionList() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const ending = useRevokeSession()
  if (error && !sessions)
    return (
      <LoadFailure title="We could not load your devices" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    )
  if (!sessions) return <Skeleton className="h-24 rounded-md" />
  const end = (session: Session) =>
    ending.mutate(session.id, {
      onSuccess: () => {
        showToast.success(`${session.device || 'That device'} has been logged out.`)
        // The focused button disappears with its list item.
        document.getElementById('devices')?.focus()
      },
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  return (
    <ul className="grid gap-3">
      {sessions.map((session) => (
        <DeviceRow
          key={session.id}
          device={session}
          isEnding={ending.isPending && ending.variables === session.id}
          onEnd={() => end(session)}
        />
      ))}
    </ul>
  )
}
