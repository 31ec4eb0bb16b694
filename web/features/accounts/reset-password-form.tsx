import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isPasswordLongEnough, resetPassword, tooShortPassword } from '#contract/accounts.ts'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useShortForm } from '../../api/use-short-form.ts'
import { endSession } from '../../session/session-query.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { showToast } from '../../ui/toast.ts'

export function ResetPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const leave = async () => {
    // The server has ended every session of the account, perhaps this one.
    if (isSignedIn) endSession(client)
    await navigate('/login', { replace: true })
    showToast.success('Your password has been changed. Log in with the new one.')
  }
  const place = (error: ApiError) => {
    if (error.code === 'account/link-expired') onExpired()
    return error.code.startsWith('account/password') ? { password: error.message } : undefined
  }
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: { password: (password) => (isPasswordLongEnough(password) ? undefined : tooShortPassword) },
    send: ({ password }) => call(resetPassword, { body: { token, password } }),
    onDone: () => void leave(),
    place,
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <NewPasswordField id="password" name="password" label="New password" error={errors.password} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the new password
        </Button>
      </div>
    </form>
  )
}
