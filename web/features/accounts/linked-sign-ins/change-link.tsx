import { useQueryClient } from '@tanstack/react-query'
import { beginLinking } from '#contract/identity-providers.ts'
import { type LinkedSignIn, removeLinkedSignIn } from '#contract/linked-sign-ins.ts'
import type { OfferedProvider } from '#contract/sign-in-providers.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { PasswordForm, passwordOnly } from '../password-form.tsx'
import { linkedSignInsQuery } from './queries.ts'

interface Closing {
  onClose: () => void
}

function AddForm({ provider, onClose }: Closing & { provider: OfferedProvider }) {
  const form = useForm(beginLinking, {
    ...passwordOnly,
    values: { ...passwordOnly.values, provider_id: provider.id },
    onDone: ({ url }) => {
      // The provider sends the browser back to this page.
      window.location.assign(url)
      return undefined
    },
  })
  return (
    <PasswordForm
      form={form}
      label={`Go to ${provider.label}`}
      busyLabel="One moment…"
      onKeep={onClose}
      keepLabel="Cancel"
    >
      On the next page, choose the account that your school gave you. It will then open your account here, so link only
      an account that nobody else uses.
    </PasswordForm>
  )
}

function RemoveForm({ link, onClose }: Closing & { link: LinkedSignIn }) {
  const client = useQueryClient()
  const form = useForm(removeLinkedSignIn, {
    ...passwordOnly,
    params: { id: link.id },
    onDone: () => {
      void client.invalidateQueries({ queryKey: linkedSignInsQuery.queryKey })
      void client.invalidateQueries({ queryKey: ['sessions'] })
      showToast.success(`You can no longer log in with ${link.label}.`)
      onClose()
      // The focused button disappears with its list item.
      document.getElementById('log-in')?.focus()
      return undefined
    },
  })
  return (
    <PasswordForm form={form} label="Remove the linked sign-in" busyLabel="Removing…" tone="danger" onKeep={onClose}>
      Anybody logged in with it will be logged out, except here. You can still log in with your e-mail address and
      password.
    </PasswordForm>
  )
}

/** `undefined` while the dialog is closed. */
export function LinkDialog({ provider, onClose }: Closing & { provider: OfferedProvider | undefined }) {
  return (
    <Dialog isOpen={provider !== undefined} title={`Link ${provider?.label}`} onClose={onClose}>
      {provider && <AddForm provider={provider} onClose={onClose} />}
    </Dialog>
  )
}

export function UnlinkDialog({ link, onClose }: Closing & { link: LinkedSignIn | undefined }) {
  return (
    <Dialog isOpen={link !== undefined} title={`Remove ${link?.label}?`} onClose={onClose}>
      {link && <RemoveForm link={link} onClose={onClose} />}
    </Dialog>
  )
}
