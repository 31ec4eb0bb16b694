import { signUp, signUpParent } from '#contract/membership.ts'
import { TermsLabel } from '../../../domain/terms-and-privacy.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { AddressFields } from '../../../ui/fields/address-fields.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { ParentDraft } from '../drafts.ts'
import { signUpPlaces, useSignedUp } from '../sign-up-steps.tsx'

interface ParentFormProps {
  /** Null for a parent without a school. */
  school: { id: string; code: string } | null
  values: ParentDraft
  onChange: (changed: Partial<ParentDraft>) => void
}

export function ParentForm({ school, values, onChange }: ParentFormProps) {
  const { field, box, problems, attempt, sending, formProps } = useForm(school ? signUpParent : signUp, {
    values,
    onChange,
    toInput: (typed) => (school ? { ...typed, school_id: school.id, school_code: school.code } : typed),
    onDone: useSignedUp(),
    places: signUpPlaces,
  })
  return (
    <form {...formProps} className="grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldGroup title="You">
        <TextField {...field('full_name')} label="Full name" autoComplete="name" />
        <TextField {...field('email')} label="E-mail address" type="email" autoComplete="email" />
        <TextField
          {...field('phone_number')}
          label="Phone number (optional)"
          hint="Digits only."
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
        <NewPasswordField {...field('password')} label="Password" />
      </FieldGroup>
      <FieldGroup title="Your address" hint="Optional. We use it to send you things by post.">
        <AddressFields field={field} isOptional />
      </FieldGroup>
      <div className="border-line border-t pt-6">
        <CheckBox {...box('agreeTerms')} label={<TermsLabel />} />
      </div>
      <Button type="submit" isBusy={sending.isPending} busyLabel="Registering…">
        Register
      </Button>
    </form>
  )
}
