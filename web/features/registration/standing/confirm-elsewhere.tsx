import { useState } from 'react'
import { missingPassword, type SignedIn } from '#contract/accounts.ts'
import { confirmEmail } from '#contract/membership.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { CardPage } from '../../../ui/page/card-page.tsx'

interface FormProps {
  token: string
  onDone: (answer: SignedIn) => void
  onExpired: () => void
}

const codes = [
  'account/password-needed',
  'account/wrong-password',
  'account/password-too-short',
  'account/password-common',
] as const

/** What a failure of either form says of its password. */
const placesAt = <Name extends string>(name: Name) =>
  Object.fromEntries(codes.map((code) => [code, name])) as Record<(typeof codes)[number], Name>

/** A dead link is a page of its own. */
const watchExpiry =
  (onExpired: () => void) =>
  ({ code }: ApiError) => {
    if (code === 'account/link-expired') onExpired()
  }

function KnownPassword({ token, onDone, onExpired }: FormProps) {
  const { field, problems, attempt, sending, formProps } = useForm(confirmEmail, {
    values: { current_password: '' },
    toInput: (typed) => ({ token, ...typed }),
    check: ({ current_password }) => (current_password === '' ? { current_password: missingPassword } : {}),
    onDone: (answer) => void onDone(answer),
    onFailed: watchExpiry(onExpired),
    places: placesAt('current_password'),
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <PasswordField {...field('current_password')} label="Password" autoComplete="current-password" />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Confirming…">
          Confirm my address
        </Button>
      </div>
    </form>
  )
}

function NewPassword({ token, onDone, onExpired }: FormProps) {
  const { field, problems, attempt, sending, formProps } = useForm(confirmEmail, {
    values: { password: '' },
    toInput: (typed) => ({ token, ...typed }),
    onDone: (answer) => void onDone(answer),
    onFailed: watchExpiry(onExpired),
    places: placesAt('password'),
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <NewPasswordField {...field('password')} label="New password" />
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
