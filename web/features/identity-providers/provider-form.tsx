import { createIdentityProvider, presetIssuers } from '#contract/identity-providers.ts'
import type { ProviderPreset } from '#contract/sign-in-providers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useProvidersChanged } from './queries.ts'
import { presetNames } from './wording.ts'

const startOf = (preset: ProviderPreset) =>
  preset === 'generic' ? { issuer: '', label: '' } : { issuer: presetIssuers[preset], label: presetNames[preset] }

/** Adds a service. `taken`: the issuers of those that are there. */
export function ProviderForm({ taken, onDone }: { taken: string[]; onDone: () => void }) {
  const changed = useProvidersChanged()
  const first = taken.includes(presetIssuers.google) ? 'microsoft' : 'google'
  const form = useForm(createIdentityProvider, {
    values: { preset: first as ProviderPreset, ...startOf(first), client_id: '', client_secret: '' },
    withoutToast: true,
    onDone: ({ label }) => {
      void changed()
      showToast.success(`The log-in page now says “Continue with ${label}”.`)
      onDone()
      return undefined
    },
  })
  const { field, change, values, problems, attempt, sending, formProps } = form
  return (
    <form {...formProps} className="grid gap-6 rounded-lg bg-surface p-6 shadow-rest phone:p-8">
      <h2 className="text-xl">Add a service</h2>
      <ErrorSummary problems={problems} attempt={attempt} />
      <SelectField
        {...field('preset')}
        label="Service"
        options={Object.entries(presetNames).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => {
          const preset = target.value as ProviderPreset
          change({ preset, ...startOf(preset) })
        }}
      />
      {values.preset !== 'google' && (
        <TextField
          {...field('issuer')}
          label="Issuer"
          hint="The https address that identifies the service."
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <TextField
        {...field('label')}
        label="Button label"
        hint={`The button reads “Continue with ${values.label || '…'}”.`}
        autoComplete="off"
      />
      <TextField {...field('client_id')} label="Client ID" autoComplete="off" spellCheck={false} />
      <TextField
        {...field('client_secret')}
        label="Client secret"
        hint="It is stored encrypted, never shown, and left out of backups."
        type="password"
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={sending.isPending} busyLabel="Checking with the service…">
          Add it
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
