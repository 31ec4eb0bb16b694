import { useMutation } from '@tanstack/react-query'
import { confirmTestMail } from '#contract/set-up.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { DeadLink } from '../../domain/dead-link.tsx'
import { FailureNotice } from '../../domain/failure-notice.tsx'
import { useTokenFromAddress } from '../../session/use-token-from-address.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'

/** Opened by the link of a test mail. Opening it proves nothing: mail scanners open links too. */
export function TestMailPage() {
  const token = useTokenFromAddress()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(confirmTestMail, { body: { token } }),
  })
  if (isSuccess)
    return (
      <CardPage key="done" title="The e-mail has arrived">
        <p role="status" className="mb-6">
          The portal knows now. Go back to the page from which you sent it.
        </p>
        <ButtonLink to="/admin/set-up">Go on with the set-up</ButtonLink>
      </CardPage>
    )
  if (!token || (error instanceof ApiError && error.code === 'account/link-expired'))
    return (
      <DeadLink to="/admin/set-up" label="Go to the set-up">
        It was used before, is older than a day, or a newer e-mail has replaced it. Send yourself another one.
      </DeadLink>
    )
  return (
    <CardPage lead={<p>Press the button, and the portal knows that its e-mails arrive.</p>}>
      <FailureNotice title="That did not work" error={error} className="mb-6" />
      <Button isBusy={isPending} busyLabel="Saying so…" onClick={() => mutate()}>
        It has arrived
      </Button>
    </CardPage>
  )
}
