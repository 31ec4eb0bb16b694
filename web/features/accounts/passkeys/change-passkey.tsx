import { type Passkey, removePasskey, renamePasskey } from '#contract/passkeys.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PasswordForm, passwordOnly } from '../password-form.tsx'
import { useForgetWays } from '../second-step/queries.ts'

/** `undefined` while the dialog is closed. */
interface ChangeProps {
  passkey: Passkey | undefined
  onClose: () => void
}

function RenameForm({ passkey, onClose }: ChangeProps & { passkey: Passkey }) {
  const forget = useForgetWays()
  const { field, problems, attempt, sending, formProps } = useForm(renamePasskey, {
    values: { name: passkey.name },
    params: { id: passkey.id },
    onDone: () => {
      forget()
      onClose()
      return undefined
    },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('name')} label="Name of the passkey" />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the name
        </Button>
      </div>
    </form>
  )
}

function RemoveForm({ passkey, onClose }: ChangeProps & { passkey: Passkey }) {
  const forget = useForgetWays()
  const form = useForm(removePasskey, {
    ...passwordOnly,
    params: { id: passkey.id },
    onDone: () => {
      forget()
      showToast.success(`You can no longer log in with the passkey “${passkey.name}”.`)
      onClose()
      // The focused button disappears with its list item.
      document.getElementById('log-in')?.focus()
      return undefined
    },
  })
  return (
    <PasswordForm form={form} label="Remove the passkey" busyLabel="Removing…" tone="danger" onKeep={onClose}>
      Anybody logged in with it will be logged out, except here. Your other ways to log in stay. Your device may keep
      offering the passkey until you delete it there too.
    </PasswordForm>
  )
}

export function RenamePasskey({ passkey, onClose }: ChangeProps) {
  return (
    <Dialog isOpen={passkey !== undefined} title="Rename the passkey" onClose={onClose}>
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  )
}

export function RemovePasskey({ passkey, onClose }: ChangeProps) {
  return (
    <Dialog isOpen={passkey !== undefined} title={`Remove “${passkey?.name}”?`} onClose={onClose}>
      {passkey && <RemoveForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  )
}
