import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isPasswordLongEnough, tooShortPassword } from '#contract/accounts.ts'
import { changePassword } from '#contract/membership.ts'
import { call } from '../../api/call.ts'
import { filled, useShortForm } from '../../api/use-short-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { sessionsQuery } from './queries.ts'

function PasswordForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: {
      current_password: filled('Enter your password.'),
      password: (password) => (isPasswordLongEnough(password) ? undefined : tooShortPassword),
    },
    send: (body) => call(changePassword, { body }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      showToast.success('Your password has been changed. Every other device has been logged out.')
      onDone()
      return undefined
    },
    place: ({ code, message }) => {
      if (code === 'account/wrong-password') return { current_password: message }
      return code === 'account/password-common' ? { password: message } : undefined
    },
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <CurrentPasswordField error={errors.current_password} />
      <NewPasswordField id="password" name="password" label="New password" error={errors.password} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the new password
        </Button>
      </div>
    </form>
  )
}

export function ChangePassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Change the password
      </Button>
      <Dialog isOpen={isOpen} title="Change the password" onClose={() => setOpen(false)}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
