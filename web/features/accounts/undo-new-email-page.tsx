import { useMutation } from '@tanstack/react-query'
import { undoNewEmail } from '#contract/membership.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { DeadLink } from '../../domain/dead-link.tsx'
import { useTokenFromAddress } from '../../session/use-token-from-address.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useResetLink } from './use-reset-link.ts'

/** Opened from a link mailed to the old address. Opening it changes nothing, because mail scanners open links too. */
export function UndoNewEmailPage() {
  const token = useTokenFromAddress()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(undoNewEmail, { body: { token } }),
  })
  const link = useResetLink(data?.reset_token ?? '')
  if (data)
    return (
      <CardPage
        key="done"
        title="You have your account back"
        lead={
          <p role="status">
            Its e-mail address is{' '}
            <strong>
              <EmailAddress>{data.email}</EmailAddress>
            </strong>{' '}
            again. Every device has been logged out.
          </p>
        }
      >
        {link.isExpired ? (
          <Notice tone="danger" title="You ran out of time to choose a password here" isUrgent>
            <p>Your account is safe. Ask for a link to choose a new password. We will send it by e-mail.</p>
            <div>
              <ButtonLink to="/forget-password">Ask for a link</ButtonLink>
            </div>
          </Notice>
        ) : (
          <>
            <p className="mb-6">Choose a new password now: the old one no longer works.</p>
            <ResetPasswordForm link={link} />
          </>
        )}
      </CardPage>
    )
  if (!token || (error instanceof ApiError && error.code === 'account/link-expired'))
    return (
      <DeadLink to="/contact" label="Write to us">
        It has expired or has already been used. If somebody else is using your account, write to us.
      </DeadLink>
    )
  return (
    <CardPage
      lead={
        <p>
          Somebody has changed the e-mail address of your account. If that was not you, take your account back. We will
          restore the address where you got our e-mail, log out every device, and ask you to choose a new password.
        </p>
      }
    >
      {error && (
        <Notice tone="danger" title="Nothing has been changed" isUrgent className="mb-6">
          <p>
            {error instanceof ApiError && error.code === 'account/address-taken'
              ? 'Another account now uses that address. Contact us so that we can sort it out with you.'
              : sentenceOf(error)}
          </p>
        </Notice>
      )}
      <Button isBusy={isPending} busyLabel="Taking it back…" onClick={() => mutate()}>
        Take my account back
      </Button>
      <p className="mt-6 text-ink-soft">If you changed the address yourself, you can close this page.</p>
    </CardPage>
  )
}
