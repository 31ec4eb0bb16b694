import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { login } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { filled, useShortForm } from '../../api/use-short-form.ts'
import { beginSession } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

/** Where it leads afterwards is the page's business: it sees that somebody is signed in. */
export function LoginForm() {
  const client = useQueryClient()
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: { email: filled('Enter your e-mail address.'), password: filled('Enter your password.') },
    send: (body) => call(login, { body }),
    onDone: ({ user }) =>
      beginSession(client, user)
        ? undefined
        : 'Your browser did not keep the log-in. Allow cookies for this site, then try again.',
  })
  return (
    <form method="post" noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <EmailField error={errors.email} />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password}
      />
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
