import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errors } from '#contract/errors.ts'
import { confirmNewEmail } from '#contract/membership.ts'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { useTokenFromAddress } from '../../../session/use-token-from-address.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Opened by the link that went to a new address. Opening it changes nothing: mail scanners open links too. */
export function ConfirmNewEmailPage() {
  const client = useQueryClient()
  const token = useTokenFromAddress()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(confirmNewEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })
  if (isSuccess)
    return (
      <CardPage key="done" title="Your new address counts" lead={<p>From now on you log in with it.</p>}>
        <ButtonLink to="/">Go on</ButtonLink>
      </CardPage>
    )
  if (!token || (error instanceof ApiError && error.code === 'account/link-expired'))
    return (
      <CardPage key="expired" title="This link does not work any more">
        <p role="alert" className="mb-6">
          {errors['account/link-expired'].message}
        </p>
        <ButtonLink to="/profile/settings">Go to the settings</ButtonLink>
      </CardPage>
    )
  return (
    <CardPage title="Confirm your new address" lead={<p>Then it takes the place of the old one.</p>}>
      {error && (
        <Notice tone="danger" title="Your new address does not count yet" isUrgent className="mb-6">
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      <Button isBusy={isPending} busyLabel="Confirming…" onClick={() => mutate()}>
        Confirm my new address
      </Button>
    </CardPage>
  )
}
