import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type AddedLately, resetPassword } from '#contract/accounts.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { endSession } from '../../session/session-query.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { NewPasswordField } from '../../ui/fields/new-password-field.tsx'
import { AddedLatelyFields } from './added-lately-fields.tsx'
import type { ResetLink } from './use-reset-link.ts'

/** Asks for a new password once it is known what else opens the account. */
export function ResetPasswordForm({ link }: { link: ResetLink }) {
  const { token, added, error, expire, retry } = link
  if (added) return <LoadedForm token={token} added={added} onExpired={expire} />
  if (!error) return <Skeleton className="h-48 rounded-md" />
  return <LoadFailure title="We could not load what else opens your account" error={error} onRetry={retry} />
}

interface LoadedFormProps {
  token: string
  added: AddedLately[]
  onExpired: () => void
}

function LoadedForm({ token, added, onExpired }: LoadedFormProps) {
  const [keep, setKeep] = useState<string[]>([])
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
    toInput: ({ password }) => ({ token, password, keep }),
    onDone: () => void leave(),
    onFailed: ({ code }) => void (code === 'account/link-expired' && onExpired()),
    places: { 'account/password-common': 'password' },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <NewPasswordField {...field('password')} label="New password" />
      {added.length > 0 && <AddedLatelyFields added={added} keep={keep} onKeep={setKeep} />}
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the new password
        </Button>
      </div>
    </form>
  )
}
