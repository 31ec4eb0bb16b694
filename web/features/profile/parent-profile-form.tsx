import type { Profile } from '#contract/accounts.ts'
import { OwnProfile, updateProfile } from '#contract/membership.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { AddressFields } from '../../ui/fields/address-fields.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useProfileSaved, useProfileVersion } from './save-profile.ts'

export function ParentProfileForm({ profile }: { profile: Profile }) {
  const { is_completed, version: _, ...own } = profile
  const { version, setVersion, onFailed } = useProfileVersion(profile)
  const { field, problems, attempt, sending, formProps } = useForm(updateProfile, {
    values: own,
    schema: OwnProfile,
    toInput: (values) => ({ ...values, version }),
    onFailed,
    onDone: useProfileSaved(setVersion),
  })
  return (
    <form {...formProps} className="grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      {is_completed === 0 && <p>Some fields are still empty. You can fill them in now or later.</p>}
      <FieldGroup title="You">
        <TextField {...field('full_name')} label="Full name" autoComplete="name" />
        <TextField
          {...field('phone_number')}
          label="Phone number (optional)"
          hint="Digits only."
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
      </FieldGroup>
      <FieldGroup title="Your address" hint="Optional. We use it to send you things by post.">
        <AddressFields field={field} isOptional />
      </FieldGroup>
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  )
}
