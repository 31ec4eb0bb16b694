import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { logOut } from '../../session/log-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLogoutEverywhere } from './queries.ts'

export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const ending = useLogoutEverywhere()
  const endAll = () => ending.mutate(undefined, { onSuccess: () => void logOut(client, navigate, { revoke: false }) })
  return (
    <div className="mt-8">
      <Button tone="danger" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <Dialog isOpen={isAsking} title="Log out everywhere?" onClose={() => setAsking(false)}>
        <p>Every device is logged out at once, this one too. You then log in again with your password.</p>
        {ending.error && (
          <Notice tone="danger" title="You are still logged in" isUrgent className="mt-4">
            <p>{sentenceOf(ending.error)}</p>
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button tone="danger" isBusy={ending.isPending} busyLabel="Logging out…" onClick={endAll}>
            Log out everywhere
          </Button>
          <Button tone="quiet" onClick={() => setAsking(false)}>
            Stay logged in
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
