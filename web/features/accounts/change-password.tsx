import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '#contract/membership.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { NewPasswordField } from '../../ui/fields/new-password-field.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { sessionsQuery } from './queries.ts'

function PasswordForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(changePassword, {
    values: { current_password: '', password: '' },
    onDone: () => {
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      showToast.success('Your password has been changed. Every other device has been logged out.')
      onDone()
      return undefined
    },
    places: { 'account/wrong-password': 'current_password', 'account/password-common': 'password' },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <CurrentPasswordField field={field('current_password')} />
      <NewPasswordField {...field('password')} label="New password" />
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
