import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { isFirstTry } from '../../api/first-try.ts'
import { logOut } from '../../session/log-out.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { sessionsQuery, useLogoutEverywhere } from './queries.ts'

/** Below the list of devices: it comes with the list, which would move the button away from under the pointer. */
export function LogOutEverywhere() {
  const sessions = useQuery(sessionsQuery)
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const ending = useLogoutEverywhere()
  const endAll = () => ending.mutate(undefined, { onSuccess: () => void logOut(client, navigate, { revoke: false }) })
  if (isFirstTry(sessions)) return null
  return (
    <div className="mt-8">
      <Button tone="quiet" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Log out everywhere?"
        confirm={{ label: 'Log out everywhere', busyLabel: 'Logging out…', tone: 'danger' }}
        keep="Stay logged in"
        isBusy={ending.isPending}
        failure={ending.error ? { title: 'You are still logged in', sentence: sentenceOf(ending.error) } : undefined}
        onConfirm={endAll}
        onClose={() => setAsking(false)}
      >
        <p>We will log you out on every device, including this one. You can then log in again.</p>
      </ConfirmDialog>
    </div>
  )
}
