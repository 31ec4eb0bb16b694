import { useState } from 'react'
import type { Profile } from '#contract/accounts.ts'
import { useCheckedForm } from '../../api/use-checked-form.ts'
import { AddressFields } from '../../ui/address-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type OwnFields, phoneCheck, saveProfile, useProfileSaved } from './save-profile.ts'

export function ParentProfileForm({ profile: { is_completed, ...own } }: { profile: Profile }) {
  const [values, setValues] = useState<OwnFields>(own)
  const { field, problems, attempt, sending, handleSubmit } = useCheckedForm({
    values,
    onChange: (changed) => setValues((before) => ({ ...before, ...changed })),
    checks: [phoneCheck],
    send: saveProfile,
    onDone: useProfileSaved(),
  })
  return (
    <form noValidate className="grid gap-8" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      {is_completed === 0 && <p>Some of it is still empty. You can fill it in now or later.</p>}
      <FieldGroup title="You">
        <TextField {...field('full_name')} label="Full name" autoComplete="name" maxLength={100} />
        <TextField
          {...field('phone_number')}
          label="Phone number (optional)"
          hint="Digits only."
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          maxLength={30}
        />
      </FieldGroup>
      <FieldGroup title="Your address" hint="All of it is optional. It helps us to send you things.">
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
