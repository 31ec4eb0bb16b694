import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { type IdentityProvider, updateIdentityProvider } from '#contract/identity-providers.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useProvidersChanged, useRemoveProvider } from './queries.ts'

const accountsIn = (accounts: number) =>
  accounts === 0 ? 'No accounts linked' : `Linked to ${accounts} ${accounts === 1 ? 'account' : 'accounts'}`

export function ProviderRow({ provider }: { provider: IdentityProvider }) {
  const [open, setOpen] = useState<'change' | 'remove'>()
  const { label, issuer, accounts, has_secret: hasSecret } = provider
  const close = () => setOpen(undefined)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface p-4 shadow-rest">
      <KeyRound aria-hidden className="size-8 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow basis-52">
        <p className="wrap-anywhere font-bold">{label}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{issuer}</p>
        <p className="text-ink-soft text-sm">{accountsIn(accounts)}</p>
        {!hasSecret && (
          <p className="mt-1 font-bold text-danger text-sm">
            Its client secret was not in the backup. The button will not be shown until you enter it again.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" aria-label={`Change ${label}`} onClick={() => setOpen('change')}>
          Change
        </Button>
        <Button tone="quiet" aria-label={`Remove ${label}`} onClick={() => setOpen('remove')}>
          Remove
        </Button>
      </div>
      <Dialog isOpen={open === 'change'} title={`Change ${label}`} onClose={close}>
        {open === 'change' && <ChangeForm provider={provider} onDone={close} />}
      </Dialog>
      <Dialog isOpen={open === 'remove'} title={`Remove ${label}?`} onClose={close}>
        <Removal provider={provider} onDone={close} />
      </Dialog>
    </li>
  )
}

interface Changing {
  provider: IdentityProvider
  onDone: () => void
}

function ChangeForm({ provider, onDone }: Changing) {
  const changed = useProvidersChanged()
  const { field, problems, attempt, sending, formProps } = useForm(updateIdentityProvider, {
    values: { label: provider.label, client_id: provider.client_id, client_secret: '' },
    params: { id: provider.id },
    withoutToast: true,
    onDone: ({ label }) => {
      void changed()
      showToast.success(`${label} has been saved.`)
      onDone()
      return undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('label')} label="Button label" autoComplete="off" />
      <TextField {...field('client_id')} label="Client ID" autoComplete="off" spellCheck={false} />
      <TextField
        {...field('client_secret')}
        label="Client secret"
        hint={provider.has_secret ? 'Leave this empty to keep the current one.' : 'Enter it again.'}
        type="password"
        autoComplete="off"
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Checking with the service…">
          Save
        </Button>
      </div>
    </form>
  )
}

function Removal({ provider: { id, label, accounts }, onDone }: Changing) {
  const removing = useRemoveProvider()
  const remove = () =>
    removing.mutateAsync(id).then(
      () => {
        showToast.success(`${label} has been removed.`)
        onDone()
        document.getElementById('providers')?.focus()
      },
      (failure: Error) => showToast.error(sentenceOf(failure)),
    )
  return (
    <div className="grid gap-6">
      <p>
        The button will disappear from the log-in page.{' '}
        {accounts > 0 &&
          `${accounts === 1 ? 'One account' : `${accounts} accounts`} will be unlinked, and anybody logged in with the button will be logged out. They can log in with their e-mail address and password, and use “Forgotten your password?” if they never chose one. This cannot be undone.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" isBusy={removing.isPending} busyLabel="Removing…" onClick={remove}>
          Remove {label}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
