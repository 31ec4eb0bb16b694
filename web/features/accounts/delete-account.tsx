import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount } from '#contract/membership.ts'
import { useForm } from '../../forms/use-form.ts'
import { logOut } from '../../session/log-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { PasswordForm, passwordOnly } from './password-form.tsx'

function DeletionForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    await logOut(client, navigate, { revoke: false })
    showToast.info(
      'We will delete your account after the day named in the e-mail that we have sent you. To keep it, log in before then.',
    )
  }
  const form = useForm(deleteAccount, { ...passwordOnly, onDone: () => void leave() })
  return (
    <PasswordForm form={form} label="Delete my account" busyLabel="Deleting…" tone="danger" onKeep={onClose}>
      We will log you out everywhere now, and delete your account and everything in it after seven days. If you changed
      your e-mail address in the last 14 days, we will wait until that change can no longer be undone. To keep your
      account, log in before then.
    </PasswordForm>
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
