import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount } from '#contract/membership.ts'
import { useForm } from '../../forms/use-form.ts'
import { logOut } from '../../session/log-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

function DeletionForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    await logOut(client, navigate, { revoke: false })
    showToast.info('Your account will be deleted in seven days. If you log in before then, we will keep it.')
  }
  const { field, problems, attempt, sending, formProps } = useForm(deleteAccount, {
    values: { current_password: '' },
    onDone: () => void leave(),
    places: { 'account/wrong-password': 'current_password' },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <p>
        We will log you out everywhere now, and delete your account and everything in it after seven days. If you
        changed your e-mail address in the last 14 days, we will wait until that change can no longer be undone. To keep
        your account, log in before then.
      </p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <CurrentPasswordField field={field('current_password')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" isBusy={sending.isPending} busyLabel="Deleting…">
          Delete my account
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  )
}

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog isOpen={isOpen} title="Delete your account?" onClose={close}>
        <DeletionForm onClose={close} />
      </Dialog>
    </>
  )
}
