import type { LockWait, SlowCall } from '#contract/monitoring.ts'
import { Section } from '../../ui/page/section.tsx'
import { moment } from '../../ui/text/moment.ts'

/** What made the portal slow in the last hour: the slowest calls with what they waited for, and locks of the database. */
export function SlowLastHour({ calls, locks }: { calls: SlowCall[]; locks: LockWait[] }) {
  return (
    <Section id="slow-last-hour" title="Slow in the last hour">
      {calls.length === 0 && locks.length === 0 ? (
        <p className="mt-2">Every call was answered within a second.</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {locks.map((lock) => (
            <li key={`${lock.what} ${lock.holder}`} className="grid gap-1 border-line border-l-4 pl-4">
              <p className="wrap-anywhere font-bold">Waiting for a lock of the database: {lock.what}</p>
              <p className="wrap-anywhere">
                {lock.waiting === 1 ? 'One statement' : `${lock.waiting} statements`} waited for up to{' '}
                {inSeconds(lock.ms)}. The lock was held by {lock.holder}
                {lock.held_ms > 0 && ` for ${inSeconds(lock.held_ms)}`}.
              </p>
              <Last time={lock.last_time} />
            </li>
          ))}
          {calls.map((call) => (
            <li key={`${call.method} ${call.path}`} className="grid gap-1 border-line border-l-4 pl-4">
              <p className="wrap-anywhere font-bold">
                {call.method} {call.path}
              </p>
              <p>
                {call.count === 1 ? 'One call' : `${call.count} calls`}, the slowest {inSeconds(call.ms)}.{' '}
                {waitsOf(call)}
              </p>
              <Last time={call.last_time} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Last = ({ time }: { time: string }) => (
  <p className="text-ink-soft text-sm">
    Last on <time dateTime={time}>{moment(time)}</time>
  </p>
)

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

function waitsOf({ database_ms, bucket_ms, hash_ms }: SlowCall): string {
  const waits = [
    [database_ms, 'for the database'],
    [bucket_ms, 'for the bucket'],
    [hash_ms, 'for passwords to be hashed'],
  ] as const
  const words = waits.flatMap(([ms, what]) => (ms >= 50 ? [`${inSeconds(ms)} ${what}`] : []))
  if (words.length === 0) return 'It waited neither for the database, the bucket nor passwords.'
  return `Waiting meanwhile: ${words.join(', ')}.`
}
