import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { login } from '#contract/accounts.ts'
import { useForm } from '../../forms/use-form.ts'
import { beginSession } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'

/** The page decides where to go next: it notices that a user has signed in. */
export function LoginForm() {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(login, {
    values: { email: '', password: '' },
    onDone: ({ user }) =>
      beginSession(client, user)
        ? undefined
        : 'Your browser did not save the log-in. Allow cookies for this site, then try again.',
    withoutToast: true,
  })
  return (
    <form {...formProps} method="post" className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <EmailField {...field('email')} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button type="submit" isBusy={sending.isPending} busyLabel="Logging in…">
          Log in
        </Button>
        <Link to="/forget-password" className="link inline-flex min-h-11 items-center">
          Forgotten your password?
        </Link>
      </div>
    </form>
  )
}
