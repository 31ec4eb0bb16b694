import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { declineInvitation } from '#contract/invitations.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says no, after asking: the address is then never invited again. */
export function DeclineInvitation({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(declineInvitation, { body: { token } }),
    onSuccess: onDeclined,
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        No, thank you
      </Button>
      <Dialog isOpen={isAsking} title="Decline for good?" onClose={() => setAsking(false)}>
        <p>This address is then never invited again, by no school and by nobody. You can still register by yourself.</p>
        {error && (
          <Notice tone="danger" title="That did not work" isUrgent className="mt-4">
            <p>{sentenceOf(error)}</p>
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={isPending} busyLabel="Declining…" onClick={() => mutate()}>
            Never invite me again
          </Button>
          <Button tone="quiet" onClick={() => setAsking(false)}>
            Go back
          </Button>
        </div>
      </Dialog>
    </>
  )
}
