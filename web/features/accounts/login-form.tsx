import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { login } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { beginSession } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { problemsOf, showFailure } from './form-failure.ts'
import { rememberTypedEmail, typedEmail } from './typed-email.ts'

const names = ['email', 'password'] as const

/** Where it leads afterwards is the page's business: it sees that somebody is signed in. */
export function LoginForm() {
  const client = useQueryClient()
  const form = useForm({ defaultValues: { email: typedEmail(), password: '' }, shouldFocusError: false })
  const { errors, submitCount } = form.formState
  const sending = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(login, { body }),
    onSuccess: ({ user }) => {
      if (beginSession(client, user)) return
      form.setError('root', {
        message: 'Your browser did not keep the log-in. Allow cookies for this site, then try again.',
      })
    },
    onError: (error) => showFailure(error, names, form.setError),
  })
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => void form.handleSubmit((body) => sending.mutateAsync(body).catch(() => undefined))(event)}
    >
      <ErrorSummary problems={problemsOf(errors, names)} attempt={submitCount} />
      <TextField
        {...form.register('email', {
          required: 'Enter your e-mail address.',
          onChange: (event) => rememberTypedEmail(event.target.value),
        })}
        id="email"
        label="E-mail address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password', { required: 'Enter your password.' })}
        id="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
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
