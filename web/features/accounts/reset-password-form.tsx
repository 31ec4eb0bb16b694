import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { resetPassword } from '#contract/accounts.ts'
import { useForm } from '../../forms/use-form.ts'
import { endSession } from '../../session/session-query.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { NewPasswordField } from '../../ui/fields/new-password-field.tsx'

export function ResetPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const leave = async () => {
    // The server has ended every session of the account, perhaps this one too.
    if (isSignedIn) endSession(client)
    await navigate('/login', { replace: true })
    showToast.success('Your password has been changed. Log in with the new one.')
  }
  const { field, problems, attempt, sending, formProps } = useForm(resetPassword, {
    values: { password: '' },
    toInput: ({ password }) => ({ token, password }),
    onDone: () => void leave(),
    onFailed: ({ code }) => void (code === 'account/link-expired' && onExpired()),
    places: { 'account/password-common': 'password' },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <NewPasswordField {...field('password')} label="New password" />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the new password
        </Button>
      </div>
    </form>
  )
}
