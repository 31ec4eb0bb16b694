import { useState } from 'react'
import { changeEmail } from '#contract/membership.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

function EmailForm({ onClose }: { onClose: () => void }) {
  const { field, problems, attempt, sending, formProps } = useForm(changeEmail, {
    values: { email: '', current_password: '' },
    onDone: () => undefined,
    places: { 'account/wrong-password': 'current_password' },
    withoutToast: true,
  })
  if (sending.isSuccess)
    return (
      <div className="grid gap-6">
        <p role="status">
          We sent a link to{' '}
          <strong>
            <EmailAddress>{sending.variables.email}</EmailAddress>
          </strong>
          . Open it and confirm your new address. Until then, keep logging in with the old one.
        </p>
        <div>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    )
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('email')} label="New e-mail address" type="email" autoComplete="email" />
      <CurrentPasswordField field={field('current_password')} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          Send the link
        </Button>
      </div>
    </form>
  )
}

export function ChangeEmail() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Change the e-mail address
      </Button>
      <Dialog isOpen={isOpen} title="Change the e-mail address" onClose={close}>
        <EmailForm onClose={close} />
      </Dialog>
    </>
  )
}
