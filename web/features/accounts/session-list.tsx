import { useQuery } from '@tanstack/react-query'
import type { Session } from '#contract/accounts.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useRowMutation } from '../../forms/use-row-mutation.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { DeviceRow } from '../../ui/lists/device-row.tsx'
import { sessionsQuery, useRevokeSession } from './queries.ts'

/** The devices with an active session. Each can be logged out here. */
export function SessionList() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const { mutateAsync } = useRevokeSession()
  const ending = useRowMutation({
    send: ({ id }: Session) => mutateAsync(id),
    idOf: ({ id }) => id,
    onDone: (_, { device }) => {
      showToast.success(`${device || 'That device'} has been logged out.`)
      // The focused button disappears with its list item.
      document.getElementById('devices')?.focus()
    },
  })
  if (error && !sessions) return <LoadFailure title="We could not load your devices" error={error} onRetry={refetch} />
  if (!sessions) return <Skeleton className="h-24 rounded-md" />
  return (
    <ul className="grid gap-3">
      {sessions.map((session) => (
        <DeviceRow
          key={session.id}
          device={session}
          isEnding={ending.isBusy(session)}
          onEnd={() => ending.start(session)}
        />
      ))}
    </ul>
  )
}
