import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmEmail } from '#contract/membership.ts'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { useTokenFromAddress } from '../../../session/use-token-from-address.ts'
import { Button } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AddressConfirmed } from './address-confirmed.tsx'
import { ExpiredLink } from './expired-link.tsx'

/** Opened by the link of an e-mail. Opening it changes nothing: mail scanners open links too. */
export function ConfirmEmailPage() {
  const client = useQueryClient()
  const token = useTokenFromAddress()
  const { mutate, isPending, isSuccess, submittedAt, error } = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })
  if (isSuccess) return <AddressConfirmed since={submittedAt} />
  if (!token || (error instanceof ApiError && error.code === 'account/link-expired')) return <ExpiredLink />
  return (
    <CardPage
      title="Confirm your e-mail address"
      lead={<p>One press, and we know that your address is yours. It is where we write to you.</p>}
    >
      {error && (
        <Notice tone="danger" title="Your address is not confirmed yet" isUrgent className="mb-6">
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      <Button isBusy={isPending} busyLabel="Confirming…" onClick={() => mutate()}>
        Confirm my address
      </Button>
    </CardPage>
  )
}
