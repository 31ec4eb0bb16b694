import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { declineInvitation } from '#contract/invitations.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'

/** Declines, after confirmation: the address is then never invited again. */
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
      <ConfirmDialog
        isOpen={isAsking}
        title="Decline for good?"
        confirm={{ label: 'Never invite me again', busyLabel: 'Declining…' }}
        keep="Go back"
        isBusy={isPending}
        failure={error ? { title: 'The invitation has not been declined', sentence: sentenceOf(error) } : undefined}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        <p>Nobody will be able to invite this address again. You can still register yourself.</p>
      </ConfirmDialog>
    </>
  )
}
