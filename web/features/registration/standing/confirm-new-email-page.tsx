import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { missingPassword, type SignedIn } from '#contract/accounts.ts'
import { errors } from '#contract/errors.ts'
import { confirmNewEmail } from '#contract/membership.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { DeadLink } from '../../../domain/dead-link.tsx'
import { FailureNotice } from '../../../domain/failure-notice.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useSession } from '../../../session/use-session.ts'
import { useTokenFromAddress } from '../../../session/use-token-from-address.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { CardPage } from '../../../ui/page/card-page.tsx'
import { useConfirmed } from './use-confirmed.ts'

const title = 'Confirm your new address'

/** Opened by the link that went to a new address. Opening it changes nothing: mail scanners open links too. */
export function ConfirmNewEmailPage() {
  const token = useTokenFromAddress()
  const { isSignedIn } = useSession()
  const [isDone, setDone] = useState(false)
  const [isExpired, setExpired] = useState(token === '')
  const takeUp = useConfirmed()
  const finish = (answer: SignedIn) => {
    setDone(true)
    takeUp(answer)
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmNewEmail, { body: { token } }),
    onSuccess: finish,
  })
  const code = error instanceof ApiError ? error.code : undefined
  if (isDone)
    return (
      <CardPage key="done" title="Your new address is confirmed" lead={<p>Use it to log in from now on.</p>}>
        <ButtonLink to="/">Go on</ButtonLink>
      </CardPage>
    )
  if (isExpired || code === 'account/link-expired')
    return (
      <DeadLink to="/profile/settings" label="Go to the settings">
        {errors['account/link-expired'].message}
      </DeadLink>
    )
  if (!isSignedIn || code === 'account/password-needed') {
    const who = isSignedIn ? 'You are logged in to another account here.' : 'You are not logged in here.'
    return (
      <CardPage
        key="elsewhere"
        title={title}
        lead={<p>{who} Enter the password of the account that you are changing.</p>}
      >
        <PasswordForm token={token} onDone={finish} onExpired={() => setExpired(true)} />
      </CardPage>
    )
  }
  return (
    <CardPage title={title} lead={<p>Your new address will replace the old one.</p>}>
      <FailureNotice title="Your new address is not confirmed yet" error={error} className="mb-6" />
      <Button isBusy={isPending} busyLabel="Confirming…" onClick={() => mutate()}>
        Confirm my new address
      </Button>
    </CardPage>
  )
}

interface PasswordFormProps {
  token: string
  onDone: (answer: SignedIn) => void
  onExpired: () => void
}

/** For a browser that is not logged in to the account. */
function PasswordForm({ token, onDone, onExpired }: PasswordFormProps) {
  const { field, problems, attempt, sending, formProps } = useForm(confirmNewEmail, {
    values: { current_password: '' },
    toInput: (typed) => ({ token, ...typed }),
    check: ({ current_password }) => (current_password === '' ? { current_password: missingPassword } : {}),
    onDone: (answer) => void onDone(answer),
    onFailed: ({ code }) => void (code === 'account/link-expired' && onExpired()),
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <PasswordField {...field('current_password')} label="Password" autoComplete="current-password" />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Confirming…">
          Confirm my new address
        </Button>
      </div>
    </form>
  )
}
