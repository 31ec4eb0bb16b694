import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone, Tablet } from 'lucide-react'
import type { Session } from '#contract/accounts.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { dateFormat } from '../../ui/moment.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { sessionsQuery, useRevokeSession } from './queries.ts'

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

function iconOf(device: string) {
  if (/iPad|tablet/i.test(device)) return Tablet
  return /iPhone|Android|phone/i.test(device) ? Smartphone : Laptop
}

function SessionRow({ session, onEnd, isEnding }: { session: Session; onEnd: () => void; isEnding: boolean }) {
  const device = session.device || 'A device we could not name'
  const Icon = iconOf(session.device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface p-4 shadow-rest">
      <Icon aria-hidden className="size-8 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow basis-52">
        <p className="font-bold">{device}</p>
        <p className="text-ink-soft text-sm">
          Last used <time dateTime={session.last_used_time}>{moment(session.last_used_time)}</time>
          <br />
          Logged in <time dateTime={session.create_time}>{moment(session.create_time)}</time>
        </p>
      </div>
      {session.is_current ? (
        <p className="rounded-full bg-accent-soft px-4 py-1 font-bold text-on-accent-soft text-sm">This device</p>
      ) : (
        <Button
          tone="quiet"
          isBusy={isEnding}
          busyLabel="Logging out…"
          aria-label={`${isEnding ? 'Logging out' : 'Log out'} ${device}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  )
}

/** The devices with a living key, each of which can be logged out from here. */
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
        // The button that had the focus goes with its row.
        document.getElementById('devices')?.focus()
      },
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  return (
    <ul className="grid gap-3">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={ending.isPending && ending.variables === session.id}
          onEnd={() => end(session)}
        />
      ))}
    </ul>
  )
}
