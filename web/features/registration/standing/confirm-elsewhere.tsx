import { useState } from 'react'
import { isPasswordLongEnough, type SignedIn, tooShortPassword } from '#contract/accounts.ts'
import { confirmEmail } from '#contract/membership.ts'
import { type ApiError, sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { filled, useShortForm } from '../../../api/use-short-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'

interface FormProps {
  token: string
  onDone: (answer: SignedIn) => void
  onExpired: () => void
}

/** Where a failure stands: a dead link is a page of its own. */
const place =
  (field: 'current_password' | 'password', onExpired: () => void) =>
  (error: ApiError): { [field]?: string } | undefined => {
    if (error.code === 'account/link-expired') onExpired()
    return error.code.startsWith('account/') ? { [field]: sentenceOf(error) } : undefined
  }

function KnownPassword({ token, onDone, onExpired }: FormProps) {
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: { current_password: filled('Enter your password.') },
    send: (typed) => call(confirmEmail, { body: { token, ...typed } }),
    onDone: (answer) => void onDone(answer),
    place: place('current_password', onExpired),
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <PasswordField
        id="current_password"
        name="current_password"
        label="Password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Confirming…">
          Confirm my address
        </Button>
      </div>
    </form>
  )
}

function NewPassword({ token, onDone, onExpired }: FormProps) {
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: { password: (password) => (isPasswordLongEnough(password) ? undefined : tooShortPassword) },
    send: (typed) => call(confirmEmail, { body: { token, ...typed } }),
    onDone: (answer) => void onDone(answer),
    place: place('password', onExpired),
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <NewPasswordField id="password" name="password" label="New password" error={errors.password} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Confirming…">
          Save it and confirm my address
        </Button>
      </div>
    </form>
  )
}

/**
 * For a browser that is not logged in to the account, as a phone after a sign-up on a laptop: the password of the
 * sign-up confirms, or a new one. `isSignedIn`: somebody else is logged in here.
 */
export function ConfirmElsewhere({ isSignedIn, ...form }: FormProps & { isSignedIn: boolean }) {
  const [isChoosing, setChoosing] = useState(false)
  const who = isSignedIn ? 'You are logged in to another account here.' : 'You are not logged in here.'
  return (
    <CardPage
      title="Confirm your e-mail address"
      lead={
        isChoosing ? (
          <p>The new password replaces the one from when you signed up, and we will log out every other device.</p>
        ) : (
          <p>{who} Enter the password that you chose when you signed up with this address.</p>
        )
      }
    >
      {isChoosing ? <NewPassword {...form} /> : <KnownPassword {...form} />}
      <div className="mt-8 grid justify-items-start gap-3 border-line border-t pt-6">
        <p>
          {isChoosing
            ? 'Do you know the password you signed up with?'
            : 'Have you forgotten it, or did you not choose one?'}
        </p>
        <Button tone="quiet" onClick={() => setChoosing(!isChoosing)}>
          {isChoosing ? 'Enter that password' : 'Choose a new password'}
        </Button>
      </div>
    </CardPage>
  )
}
