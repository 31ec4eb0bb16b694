import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { minimumPasswordLength, resetPassword, tooShortPassword } from '#contract/accounts.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { endSession } from '../../session/session-query.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { problemsOf, showFailure } from './form-failure.ts'

const names = ['password'] as const

export function ResetPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const form = useForm({ defaultValues: { password: '' }, shouldFocusError: false })
  const { errors, submitCount } = form.formState
  const sending = useMutation({
    mutationFn: ({ password }: { password: string }) => call(resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      // The server has ended every session of the account, perhaps this one.
      if (isSignedIn) endSession(client)
      await navigate('/login', { replace: true })
      showToast.success('Your password has been changed. Log in with the new one.')
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'account/link-expired') return onExpired()
      if (error instanceof ApiError && error.code.startsWith('account/password'))
        return form.setError('password', { message: error.message })
      showFailure(error, names, form.setError)
    },
  })
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => void form.handleSubmit((body) => sending.mutateAsync(body).catch(() => undefined))(event)}
    >
      <ErrorSummary problems={problemsOf(errors, names)} attempt={submitCount} />
      <PasswordField
        {...form.register('password', {
          validate: (password) => [...password].length >= minimumPasswordLength || tooShortPassword,
        })}
        id="password"
        label="New password"
        hint="At least 7 characters with a number, a capital and a symbol."
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the new password
        </Button>
      </div>
    </form>
  )
}
