import { useQueryClient } from '@tanstack/react-query'
import { useOnline } from '../api/use-online.ts'
import { Button } from '../ui/button.tsx'
import { useServerReach } from './use-server-reach.ts'

/** Says that the device is offline or the portal is not responding, for as long as this lasts. */
export function ConnectionNotice() {
  const client = useQueryClient()
  const isOnline = useOnline()
  const isReached = useServerReach()
  if (isOnline && isReached) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 bg-danger-soft px-4 py-2 text-center text-ink"
    >
      <p>
        {isOnline
          ? 'The portal is not responding. What you have open stays here, and this page will keep trying.'
          : 'You are offline. What you have open stays here, and the rest will come back when you are connected again.'}
      </p>
      {isOnline && (
        <Button tone="quiet" onClick={() => void client.refetchQueries({ type: 'active' })}>
          Try again now
        </Button>
      )}
    </div>
  )
}
