import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { resendConfirmation } from '#contract/membership.ts'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailAddress } from '../../../ui/text/email-address.tsx'
import { CorrectAddressForm } from './correct-address-form.tsx'

/** Says where the link went; sends it again, and lets a mistyped address be corrected. */
export function ConfirmAddress({ user, title }: { user: User; title: string }) {
  const client = useQueryClient()
  const [isCorrecting, setCorrecting] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const resending = useMutation({
    mutationFn: () => call(resendConfirmation, {}),
    onSuccess: () => setSentTo(user.email),
    onError: (error) => {
      setSentTo('')
      // Confirmed in the meantime on another device: the profile says so and leads to the next page.
      if (error instanceof ApiError && error.code === 'account/confirmed-already')
        void client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
  return (
    <Notice title={title}>
      <p>
        We sent a link to{' '}
        <strong>
          <EmailAddress>{user.email}</EmailAddress>
        </strong>
        . Open it within 24 hours and confirm the address there. It may take a few minutes to arrive. Check your spam
        folder too.
      </p>
      <p role="status" className="font-bold empty:hidden">
        {sentTo && `We have sent a new link to ${sentTo}. Earlier links no longer work.`}
      </p>
      {resending.error && (
        <p role="alert" className="font-bold text-danger">
          {sentenceOf(resending.error)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button isBusy={resending.isPending} busyLabel="Sending…" onClick={() => resending.mutate()}>
          Send the link again
        </Button>
        <Button
          tone="quiet"
          className="bg-surface! text-ink!"
          aria-expanded={isCorrecting}
          onClick={() => setCorrecting(!isCorrecting)}
        >
          Correct the address
        </Button>
      </div>
      {isCorrecting && (
        <CorrectAddressForm
          onDone={(email) => {
            setCorrecting(false)
            resending.reset()
            setSentTo(email)
          }}
        />
      )}
    </Notice>
  )
}
