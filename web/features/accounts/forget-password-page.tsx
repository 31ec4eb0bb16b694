import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { requestPasswordReset } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { problemsOf, showFailure } from './form-failure.ts'
import { rememberTypedEmail, typedEmail } from './typed-email.ts'
import { WelcomeFrame } from './welcome-frame.tsx'

const names = ['email'] as const
const done = 'Email has been sent to recover password.'

export function ForgetPasswordPage() {
  const form = useForm({ defaultValues: { email: typedEmail() }, shouldFocusError: false })
  const { errors, submitCount } = form.formState
  const sending = useMutation({
    mutationFn: (query: { email: string }) => call(requestPasswordReset, { query }),
    onSuccess: () => showToast.success(done),
    onError: (error) => showFailure(error, names, form.setError),
  })
  return (
    <WelcomeFrame
      title="Forgotten password"
      lead={<p>Give us the address you log in with. We send a link with which you choose a new password.</p>}
    >
      {sending.isSuccess && (
        <Notice tone="success" title={done} isUrgent className="mb-6">
          <p>
            If there is an account for {sending.variables.email}, the link is in its inbox within a few minutes. Look
            among unwanted mail too.
          </p>
        </Notice>
      )}
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) =>
          void form.handleSubmit((query) => sending.mutateAsync(query).catch(() => undefined))(event)
        }
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
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
            {sending.isSuccess ? 'Send it again' : 'Send the link'}
          </Button>
          <Link to="/login" className="link inline-flex min-h-11 items-center">
            Back to log in
          </Link>
        </div>
      </form>
    </WelcomeFrame>
  )
}
